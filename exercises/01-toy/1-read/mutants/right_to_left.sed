# fails: alice: counts the bits from the right, as one does in binary numbers
s/row\[i\] ==/row[m - 1 - i] ==/
