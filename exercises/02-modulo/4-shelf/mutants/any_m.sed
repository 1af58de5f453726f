# fails: no_bits: never asks for a shelf of no bits
/shelf_new(0)/d
