# fails: sound: shifts a signed 1 into the sign bit
s/UINT32_C(1) << position\[i\]/(uint32_t)(1 << position[i])/
