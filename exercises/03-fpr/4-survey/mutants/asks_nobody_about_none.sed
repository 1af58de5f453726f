# fails: rights: asks about what survey.h leaves open
s/uint64_t asked = 1; asked/uint64_t asked = 0; asked/
