# fails: sound: adds seven in an int, which overflows
s/return m \/ 8.*/return (uint64_t)(((int)m + 7) \/ 8);/
