# fails: doubled: asks only whether all counters are above zero, then lowers
s/< visit(&p, i))/== 0)/
