# fails: look_tells: looks at the bits alone, and not at who is told what
s/slow_new(&a->slow) == (a->turned != 0)/a->turned <= UINT64_MAX/
