# fails: neighbours: at fifteen the carry goes next door
s/bool moves = nibble_get(bytes, i) != NIBBLE_MAX;/bool moves = true;/
