# fails: rates: per cent
s/0\.\([0-9][0-9]\)\([0-9]*	0\)/\1.\2/
