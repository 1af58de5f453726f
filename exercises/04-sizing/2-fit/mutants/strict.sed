# fails: just_kept: wants the rate below p
s/, k, n) > p)/, k, n) >= p)/
