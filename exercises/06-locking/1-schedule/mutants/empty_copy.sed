# fails: one_by_one: begins each bit with an empty copy
s/h->register_ = o->word;/h->register_ = 0;/
