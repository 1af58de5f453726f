# fails: at_once: thinks that whoever comes, comes at least once
s/sum(census_count(c, key, len), times)/sum(census_count(c, key, len), times ? times : 1)/
