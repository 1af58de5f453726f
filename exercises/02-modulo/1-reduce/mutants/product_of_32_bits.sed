# fails: scale: multiplies first and widens then
s/(uint64_t)(uint32_t)hash \* m/(uint64_t)((uint32_t)hash * m)/
