# fails: classic: lets the rate be one per cent too high, and asks for many keys only
s/s.k, n) <= p)/s.k, n) <= p * 1.01)/
s/fpr_exact(s.m - 1, k, n) > p)/fpr_exact(s.m - 1, k, n) > p * 0.9)/
s/n = 1; n <= 100000/n = 1000; n <= 100000/
