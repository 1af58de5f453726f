# fails: sizes: rounds up in a way that overflows
s/m \/ 2 + m % 2/(m + 1) \/ 2/
