# fails: adds_up: keeps the number of throws in a byte
s/while (throws-- > 0)/for (throws \&= 255; throws-- > 0;)/
