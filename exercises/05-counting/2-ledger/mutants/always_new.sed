# fails: certainly_new: says that every key was new
s/return !known;/return known || !known;/
