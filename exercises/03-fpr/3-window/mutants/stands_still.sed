# fails: moves: stays where it is, and honestly loses all
s/w->p\[top\] > w->p\[0\]/w->lost > 2/
