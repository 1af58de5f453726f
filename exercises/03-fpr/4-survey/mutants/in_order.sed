# fails: rights: wants the strangers in ascending order
s/^    struct record \*r = filter;/&\
    CU_ASSERT(key == 40 || r->times[(key - 41) % STRANGERS] > 0);/
