# fails: lengths: takes the size of the array, with room for the NUL, for the limit
s/m > TOY_M_MAX/m >= TOY_M_MAX/
