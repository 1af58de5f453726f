# fails: ends: adds without looking for the end
s/return b > .*/return a + b;/
