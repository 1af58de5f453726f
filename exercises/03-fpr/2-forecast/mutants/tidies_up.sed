# fails: tiny: throws away chances that look like rounding
s/^        rising = here/        if (p[x] < 1e-18)\
            p[x] = 0;\
&/
