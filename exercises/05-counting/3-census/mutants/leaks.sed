# fails: sound: works on memory that it never gives back
s/#include "census.h"/#include "census.h"\
#include <stdlib.h>/
s/    uint32_t lowest = CENSUS_MAX;/    uint32_t lowest = CENSUS_MAX, *all = calloc(c->k, sizeof *all);\
    if (all)\
        all[0] = c->count[probe_at(\&p, 0)];/
