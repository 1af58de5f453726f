# fails: keeps: flips bits, where it should set them
s/\*bits |= mask/*bits ^= mask/
