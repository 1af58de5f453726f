# fails: table: begins to count at zero
s/^1000	/0	/
