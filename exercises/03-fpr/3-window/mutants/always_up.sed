# fails: full: moves with every throw, as if all bits were new
s/w->p\[top\] > w->p\[0\]/w->throws >= top/
