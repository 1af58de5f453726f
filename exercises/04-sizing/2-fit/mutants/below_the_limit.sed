# fails: from_1_to_all: never tries 2^48 itself
s/bad + bit <= BLOOM_M_MAX/bad + bit < BLOOM_M_MAX/
s/best.m > BLOOM_M_MAX/best.m >= BLOOM_M_MAX/
