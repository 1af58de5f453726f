# fails: looks_first: writes whether the bit is set or not
/    if (is_set(c, i))/{
N
d
}
