# fails: bad: forgets the half in one and a half
s/^bad.*/bad	0.39596/
