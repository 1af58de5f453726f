# fails: conservative: raises every counter each time, as the chapter's filter does
s/if (c->count\[probe_at(&p, i)\] < level)/if (true)/
s/= level;/= sum(c->count[probe_at(\&p, i)], times);/
s/#include "census.h"/#include "census.h"\
#include <stdbool.h>/
