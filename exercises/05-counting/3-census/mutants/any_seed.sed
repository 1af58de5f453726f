# fails: differ: does not look at the seed
/into->seed != from->seed/,+1d
