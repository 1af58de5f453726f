# fails: bounds: computes what is lost as a difference of large numbers
s/^    w->lost += rising;/    w->lost = 1;\
    for (unsigned i = 0; i <= top; i++)\
        w->lost -= w->p[i];/
