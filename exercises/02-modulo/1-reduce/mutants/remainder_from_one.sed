# fails: modulo: counts positions from one
s/return (uint32_t)hash % m;/return (uint32_t)hash % m + 1;/
