# fails: rights: wants a certain one of two reasons
s/sizing_promise(0, 0.1, &s), sizing_bad_n/sizing_promise(0, 2, \&s), sizing_bad_n/
