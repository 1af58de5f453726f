# fails: long_walks: does not keep the growth below m
s/add(w->growth, 1, w->m)/w->growth + 1/
