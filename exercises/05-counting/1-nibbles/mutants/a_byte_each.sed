# scores 0: spends a whole byte on each counter
s/m \/ 2 + m % 2/m/
s/bytes\[i \/ 2\] \/ weight(i) % (NIBBLE_MAX + 1)/bytes[i]/
s/bytes + i \/ 2/bytes + i/
s/i % 2 == 0 ? 16 : 1/i + 1 > 0/
