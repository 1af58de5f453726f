# fails: sizes: forgets the odd counter
s/m \/ 2 + m % 2/m \/ 2/
