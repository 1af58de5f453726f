# fails: bit_stays: looks at counters only, and never asks
/CU_ASSERT_FALSE(counting_query/d
