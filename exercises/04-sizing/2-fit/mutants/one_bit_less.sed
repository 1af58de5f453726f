# fails: thousand: the largest m that is too small
s/return bad + 1;/return bad;/
