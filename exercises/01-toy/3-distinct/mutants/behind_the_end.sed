# fails: any_toy: goes through all 32 bits, also those that are not used
s/^    unsigned maybe = 0, position\[TOY_K\];/    unsigned maybe = 0, position[TOY_K];\
    struct toy whole = *t;\
    whole.m = TOY_M_MAX;\
    t = \&whole;/
