# fails: members: believes the last bit alone when asked what is new
s/fresh |= bits_set/fresh = bits_set/
