# fails: honest: forgets what falls out below
/w->lost += w->p\[0\];/d
