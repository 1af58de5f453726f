# fails: unsticks: reads the answer, and not the counter that is stuck
/CU_ASSERT_EQUAL(counting_count_at(f, spot(key, 1)), 15);/d
