# fails: one_moment: adds both one after the other
s/^    unsigned low = .*/    return shards_add(s, first, first_len) + (unsigned)shards_add(s, second, second_len);\
&/
