# fails: whole_words: takes lengths that fill their words
s/m = 1; m <= 200; m++/m = 64; m <= 192; m += 64/
s/1000\([^0-9]\)/960\1/g
s/999/832/g
