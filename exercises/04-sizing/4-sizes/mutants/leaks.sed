# fails: sound: a size from malloc() that is never freed
s/^#include <math.h>/#include <math.h>\
#include <stdlib.h>/
/^static bool textbook_is/,/^}/{
s/struct sizing s = { 0, 0 };/struct sizing *s = calloc(1, sizeof *s);/
s/p, &s)/p, s)/
s/s\.m/s->m/
s/s\.k/s->k/
}
