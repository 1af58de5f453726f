# fails: one_word: no position beyond the first word
s/{ 1, 65, 191 }/{ 1, 35, 61 }/
s/{ 65, 190, 64 }/{ 35, 60, 34 }/
