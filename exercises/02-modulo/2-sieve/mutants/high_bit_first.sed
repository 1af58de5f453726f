# fails: alice: counts a byte's bits from the left
s/1u << at % 8/0x80u >> at % 8/
