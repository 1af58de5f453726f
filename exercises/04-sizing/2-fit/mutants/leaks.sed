# fails: sound: a result from malloc() that nobody frees
s/#include <math.h>/#include <math.h>\
#include <stdlib.h>/
s/    \*size = best;/    struct sizing *copy = malloc(sizeof best);\
    if (copy)\
        *size = *copy = best;/
