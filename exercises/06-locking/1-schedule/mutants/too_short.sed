# fails: worst: forgets the steps after the worst has happened
s/"AAAAAA" "BB"/"AAA" "BB"/
