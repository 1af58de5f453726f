# fails: opens: each filter four times as large as the last
s/next_n \*= 2/next_n *= 4/
