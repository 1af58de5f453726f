# fails: moves: keeps m in 32 bits, of which 2^48 has none
s/double m = (double)w->m, rising/double m = (double)(uint32_t)w->m, rising/
