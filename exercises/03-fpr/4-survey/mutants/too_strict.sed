# fails: rights: compares intervals to the last digits
s/, 3e-6);/, 1e-7);/
