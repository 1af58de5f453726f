# fails: scale: widens a signed number, which keeps its sign
s/(uint64_t)(uint32_t)hash \* m/(uint64_t)hash * m/
