# fails: forgets: one name at a time
/toy_add(&t, high)/d
/toy_query(&t, high)/d
s/10010100000000000100000000000001/10010100000000000000000000000000/
s/toy_ones(&t), 5/toy_ones(\&t), 3/
