# fails: below_truth: has a wall at the top, where nobody gets out
s/w->p\[top\] > w->p\[0\]/w->lost > 2/
s/w->lost += rising;/w->p[top] += rising;/
