# fails: asked_meanwhile: reads without atomics: what can go wrong when one only looks?
/^bool crowd_query/,$s/is_set(c, probe_at(&way, i))/(((const uint32_t *)c->words)[probe_at(\&way, i) \/ 32] \& mask(probe_at(\&way, i)))/
