# fails: same_stranger: asks whether strangers were asked, not whether each was
s/times\[STRANGERS\], others;/times[STRANGERS], others, questions;/
s/CU_ASSERT_EQUAL(r.times\[i\], 1);/CU_ASSERT(r.times[i] < 1000);/
s/return key < MEMBERS || key % 7 == 0;/return key < MEMBERS || r->questions++ % 7 == 0;/
