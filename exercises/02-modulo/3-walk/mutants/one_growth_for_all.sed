# fails: two_at_once: keeps the growth in a static variable
s/^uint64_t walk_next/static uint64_t growth;\
\
&/
s/^void walk_start/static uint64_t growth;\
\
&/
s/\(    \*w = .*\)1 % m };/    growth = 1 % m;\
\1growth };/
s/w->growth/growth/g
