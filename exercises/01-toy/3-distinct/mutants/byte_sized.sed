# fails: all_of_ten: keeps the rank in six bits
s/unsigned a = 0, b;/unsigned a = 0, b;\
    number \&= 63;/
