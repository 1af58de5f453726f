# fails: sound: gets memory for a copy of the positions, and never gives it back
s/#include "ledger.h"/#include "ledger.h"\
#include <stdlib.h>/
/const char \*ledger_remove/,$s/const char \*result = NULL;/uint64_t *at = malloc(f->k * sizeof *at);\
    const char *result = NULL;\
    for (unsigned i = 0; at \&\& i < f->k; i++)\
        at[i] = probe_at(\&p, i);/
