# fails: sizes: forgets that no bits are not a toy
s/m == 0 || //
