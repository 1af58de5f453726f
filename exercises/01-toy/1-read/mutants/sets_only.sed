# fails: any_bits: sets bits, but does not clear those of before
s/t->bit\[i\] = \(.*\);/t->bit[i] |= \1;/
