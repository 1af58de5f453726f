# fails: lowest: takes the highest counter
s/uint32_t lowest = CENSUS_MAX;/uint32_t lowest = 0;/
s/< lowest)/> lowest)/
