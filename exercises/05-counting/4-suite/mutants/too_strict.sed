# fails: rights: wants a certain one of two reasons
s/^static void pairs_count_twice/static void two_reasons(void)\
{\
    const char *why;\
    CU_ASSERT_PTR_NULL(counting_new(0, 0, 4, \&probe_stream, 1, \&why));\
    CU_ASSERT_PTR_EQUAL(why, bloom_bad_m);\
}\
\
&/
s/TEST(pairs_count_twice),/& TEST(two_reasons),/
