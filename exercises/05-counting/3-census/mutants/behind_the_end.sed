# fails: sound: reads one counter of `into` too many
s/    for (uint64_t i = 0; i < into->m; i++)/    volatile uint32_t sink = into->count[into->m];\
    (void)sink;\
&/
