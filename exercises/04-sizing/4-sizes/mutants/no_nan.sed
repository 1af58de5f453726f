# fails: takes_nan: does not try a NaN
s/-0.01, NAN, INFINITY }/-0.01, INFINITY }/
