# fails: half_range: takes powers of two for m, where the sign bit does not matter
s/shelf_place(-1, 10), 5/shelf_place(-1, 16), 15/
/shelf_place(-1, UINT64_MAX)/d
/INT64_MIN/d
