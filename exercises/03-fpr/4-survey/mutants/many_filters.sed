# fails: normal_factor: a scheme of so many filters that all factors are one
s/^static void schemes(void)/static void many_schemes(void)/
s/    scheme_is((double\[\]){ 0.1, .*/    double rate[20000];\
    for (int i = 0; i < 20000; i++)\
        rate[i] = i % 2 ? 0.4 : 0.6;\
    scheme_is(rate, 20000, 0.4986140, 0.5013860);/
/scheme_is((double/d
s/TEST(schemes)/TEST(many_schemes)/
