# fails: neighbours: writes the counter over the whole byte
s/move(bytes + i \/ 2, weight(i));/bytes[i \/ 2] = (unsigned char)((nibble_get(bytes, i) + 1) * weight(i));/
