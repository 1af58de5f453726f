# fails: good_window: moves when one in ten thousand would get out
s/w->p\[top\] > w->p\[0\]/w->p[top] > 1e-4/
