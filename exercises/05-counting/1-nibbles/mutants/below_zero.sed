# fails: zero: takes 1 from 0
s/count != 0 && count != NIBBLE_MAX/count != NIBBLE_MAX/
