# fails: changed: says that every name is new
s/return !known;/return known || !known;/
