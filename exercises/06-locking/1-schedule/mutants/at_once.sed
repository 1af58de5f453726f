# fails: in_turns: loads again when it stores, as if the three steps were one
s/h->register_ |= mine;/h->register_ = mine;/
s/o->word = h->register_;/o->word |= h->register_;/
