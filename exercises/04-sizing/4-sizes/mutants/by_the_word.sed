# fails: rights: compares the words of a message
s/CU_ASSERT_PTR_EQUAL(sizing_textbook(0, 0.1, &s), sizing_bad_n)/CU_ASSERT_STRING_EQUAL(sizing_textbook(0, 0.1, \&s), "n, the number of keys, must be at least 1")/
