# fails: wald: only intervals from many hits
s/interval_is(1, 10, .*/interval_is(500000, 1000000, 0.4990200, 0.5009800);/
/interval_is(3, /d
s/CU_ASSERT_DOUBLE_EQUAL(s.interval..., .*/CU_ASSERT(s.interval.lo < s.rate \&\& s.rate < s.interval.hi);/
