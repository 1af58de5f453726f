# fails: sound: keeps its records in memory that it never gives back
s/#include "survey.h"/#include "survey.h"\
#include <stdlib.h>/
s/struct record r = { .others = 0 };/struct record *kept = calloc(1, sizeof *kept), r = *kept;/
