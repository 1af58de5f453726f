# fails: sound: room for 63 patterns
s/member\[64\]/member[63]/
