# fails: ends: compares with a tolerance where the header has none
s/CU_ASSERT_EQUAL(survey_interval(0, asked).lo, 0)/CU_ASSERT_DOUBLE_EQUAL(survey_interval(0, asked).lo, 0, 1e-9)/
s/CU_ASSERT_EQUAL(survey_interval(asked, asked).hi, 1)/CU_ASSERT_DOUBLE_EQUAL(survey_interval(asked, asked).hi, 1, 1e-9)/
