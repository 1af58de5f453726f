# fails: two_of_three: only the first position has its turn at being 0
/{ 0, 3, 9 }/d
