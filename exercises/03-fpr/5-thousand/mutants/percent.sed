# fails: rate: per cent
s/^rate	.*/rate	5.031/
