# fails: ones: does not count the last bit
s/unsigned ones = 0;/unsigned ones = 0;\
    bits \&= 0x7fffffff;/
