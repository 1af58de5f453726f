# fails: rights: wants the smallest of the k that would do
s/            CU_ASSERT(fpr_exact(s.m, s.k, n) <= p);/&\
            CU_ASSERT(s.k == 1 || fpr_exact(s.m, s.k - 1, n) > p);/
