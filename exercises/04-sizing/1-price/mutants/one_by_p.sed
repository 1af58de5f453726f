# fails: any_rate: 1/p is infinite for the smallest p
s/-log2(p)/log2(1 \/ p)/
