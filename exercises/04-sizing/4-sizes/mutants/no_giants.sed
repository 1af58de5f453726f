# fails: no_limit: does not ask for what cannot be had
/UINT64_MAX \/ 9/d
