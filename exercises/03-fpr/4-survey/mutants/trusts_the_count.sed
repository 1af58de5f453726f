# fails: asks_members: counts the questions, and not who was asked
s/key >= MEMBERS \&\& key < MEMBERS + STRANGERS/true/
s/r->times\[key - MEMBERS\]++/r->times[0]++/
s/CU_ASSERT_EQUAL(r.times\[i\], 1)/CU_ASSERT(r.times[0] == STRANGERS)/
s/return key < MEMBERS || key % 7 == 0/return key % 7 == 3/
s/s.hits, 43/s.hits, 43/
