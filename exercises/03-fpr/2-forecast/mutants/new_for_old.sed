# fails: two_throws: comes from below with a chance that is new already
s/rising = here \* (m - x)/rising = p[x] * (m - x)/
