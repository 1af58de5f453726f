# fails: every_m: keeps the rank in twelve bits
s/unsigned a = 0, b;/unsigned a = 0, b;\
    number \&= 4095;/
