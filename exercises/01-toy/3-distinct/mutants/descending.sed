# fails: four: gives the positions from the greatest down
s/position\[0\] = a/position[2] = a/
s/position\[2\] = b + 1/position[0] = b + 1/
