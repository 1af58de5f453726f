# scores 0: raises the first of the lowest counters only
s/            c->count\[probe_at(&p, i)\] = level;/            return c->count[probe_at(\&p, i)] = level;/
