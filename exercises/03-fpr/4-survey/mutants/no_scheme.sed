# fails: no_root: only asks whether the mean is inside
s/CU_ASSERT_DOUBLE_EQUAL(i.lo, lo, 3e-6);/CU_ASSERT(i.lo - lo < 1);/
s/CU_ASSERT_DOUBLE_EQUAL(i.hi, hi, 3e-6);/CU_ASSERT(i.hi - hi > -1);/
s/interval_is(1, 10, .*/CU_ASSERT_DOUBLE_EQUAL(survey_interval(1, 10).lo, 0.0178762, 3e-6);/
