# fails: no_end: starts with a row of NULs
s/.x., sizeof row/0, sizeof row/
