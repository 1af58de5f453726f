# fails: trims: no key ends in a newline
s/{ "k\\n", 2 }/{ "kn", 2 }/
