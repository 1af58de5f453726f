# fails: once: no key meets itself
/^static unsigned paired/,/^}/d
/^static void pairs_count_twice/,/^}/d
/TEST(pairs_count_twice)/d
/^static void pairs_need_two/,/^}/d
/TEST(pairs_need_two)/d
