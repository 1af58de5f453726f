# fails: refused: leaves it to sizing_bloom() to refuse p, which gets a half of it
s/g \&\& !(p > 0 \&\& p < 1)/g \&\& isnan(p)/
s/#include <stdlib.h>/#include <math.h>\
#include <stdlib.h>/
