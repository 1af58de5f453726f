# fails: stops_early: looks at the counter that is stuck, and at no other
/CU_ASSERT_EQUAL(counting_count_at(f, spot(key, [02])), 2);/d
