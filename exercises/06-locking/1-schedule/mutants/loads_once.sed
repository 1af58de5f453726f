# fails: any_schedule: loads for the first bit only, and then trusts its copy
s/h->register_ = o->word;/h->register_ = h->turn == 1 ? o->word : h->register_;/
