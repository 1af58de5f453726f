# fails: last_member: does not mind when others are asked besides
/CU_ASSERT_EQUAL(r.others, 0)/d
s/CU_ASSERT_EQUAL(r.times\[i\], 1);/CU_ASSERT(r.times[i] == 1 || i + 1 == STRANGERS);/
s/return key < MEMBERS || /return /
