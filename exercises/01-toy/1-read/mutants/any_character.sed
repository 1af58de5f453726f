# fails: strange_digits: takes whatever is not 1 for 0
s/ || strspn(row, "01") != m//
