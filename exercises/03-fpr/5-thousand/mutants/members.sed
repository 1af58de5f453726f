# fails: strangers: asks members
s/^\([0-9]*\)	\([0-9]*\)	.*/\1	\2	100/
