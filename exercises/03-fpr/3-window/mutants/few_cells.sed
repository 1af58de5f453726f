# fails: large: has a window of 500 cells, however many it gets
s/^    \*w = (struct window){/    for (unsigned i = cells > 500 ? 500 : cells; i < cells; i++)\
        p[i] = 0;\
&/
s/unsigned top = w->cells - 1;/unsigned top = (w->cells > 500 ? 500 : w->cells) - 1;/
s/^    memmove.*/    for (unsigned i = 1; i < w->cells; i++)\
        w->p[i - 1] = w->p[i];/
