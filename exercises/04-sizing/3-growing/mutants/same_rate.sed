# fails: promise: the same rate for all
/next_p \/= 2/d
