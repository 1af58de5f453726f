# fails: short_counts: asks only about what one could count by hand
s/interval_is((UINT64_C(1) << 33).*/interval_is(10, 100, 0.0552291, 0.1743657);/
