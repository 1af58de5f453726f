# fails: any_bit: asks only about names that share nothing
s/{ 9, 3, 5 }/{ 9, 8, 7 }/
s/{ 0, 9, 5 }/{ 9, 1, 1 }/
s/{ 0, 3, 9 }/{ 1, 1, 9 }/
