# fails: any_filter: computes with seven digits
s/double bits = ceil(\(.*\));/double bits = ceil((double)(float)(\1));/
