# fails: exactly_one: tells the truth, but counts the bit twice
s/if (before & mask(i))/if (before \& mask(i) \&\& atomic_fetch_add(\&c->ones, 1) < c->m)/
