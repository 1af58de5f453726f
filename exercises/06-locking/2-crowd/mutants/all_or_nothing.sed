# fails: who_changed: only who has turned all bits of a key has added it
s/return turned > 0;/return turned == c->k;/
