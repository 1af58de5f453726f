# fails: no_deadlock: takes the locks in the order of the keys
s/low = a < b ? a : b, high = a < b ? b : a/low = a, high = b/
