# fails: rights: asks about a bit behind the end
s/for (uint64_t i = 0; i < m; i++) {/for (uint64_t i = 0; i <= m; i++) {/
s/set\[1000\]/set[1001]/
