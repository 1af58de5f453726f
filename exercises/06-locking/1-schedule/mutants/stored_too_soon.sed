# fails: cut_short: takes what is in a copy for stored
s/h->register_ |= mine;/o->lost |= mine \& ~o->word, &/
