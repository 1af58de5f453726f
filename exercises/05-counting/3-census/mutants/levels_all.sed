# fails: between: sets all counters to the new count, and so lowers some
s/if (c->count\[probe_at(&p, i)\] < level)/if (level > 0)/
