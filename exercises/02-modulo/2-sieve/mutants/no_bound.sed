# fails: refuses: believes any m
s/m > SIEVE_M_MAX || //
