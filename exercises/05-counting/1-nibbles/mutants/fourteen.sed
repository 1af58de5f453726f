# fails: counts: stops one count too early
s/nibble_get(bytes, i) != NIBBLE_MAX;/nibble_get(bytes, i) < NIBBLE_MAX - 1;/
