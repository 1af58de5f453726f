# fails: alice: counts positions from one
s/UINT32_C(1) << position\[i\]/UINT32_C(1) << (position[i] - 1) % 32/
