# fails: toy: drops what one would not see in a table
s/^        rising = here/        if (p[x] < 1e-6)\
            p[x] = 0;\
&/
