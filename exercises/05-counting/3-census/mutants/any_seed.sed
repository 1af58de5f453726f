# fails: differ: does not look at the seed
/from->seed != into->seed/,+1d
