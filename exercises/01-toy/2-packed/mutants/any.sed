# fails: proof: one bit that is set is taken for all three
s/(~bits & mask_of(position)) == 0/(bits \& mask_of(position)) != 0/
