# fails: promise: begins at p itself, so that the sum comes to 2p
s/next_p = p \/ 2/next_p = p/
