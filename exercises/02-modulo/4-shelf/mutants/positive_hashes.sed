# fails: absolute_value: no hash is negative
/shelf_place(-/d
/INT64_MIN/d
