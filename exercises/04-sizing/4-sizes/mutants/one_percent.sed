# fails: k_up: knows only 1 %, where both ways of rounding agree
/textbook_is(1000, 0.03/d
