# fails: rights: wants a shelf of 2^40 bits to be there
s/shelf_new(1000003)/shelf_new(UINT64_C(1) << 40)/
