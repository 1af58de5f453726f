# fails: stuck: saturates on the way up, and then goes down again
s/count != 0 && count != NIBBLE_MAX/count != 0/
