# fails: any_schedule: shifts an int, which has no bit 40
s/UINT64_C(1) << h/(uint64_t)(1u << h/
s/turn \/ 3\];/turn \/ 3] % 32);/
