# fails: bytes: leaves out the last, partial byte
s/ + (m % 8 > 0)//
