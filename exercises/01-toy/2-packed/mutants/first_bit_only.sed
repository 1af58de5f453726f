# fails: changed: looks at the first of the three bits only
s/known = .*/known = *bits >> position[0] \& 1;/
