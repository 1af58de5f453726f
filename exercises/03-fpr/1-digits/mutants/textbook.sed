# fails: tiny: the formula as it stands in the textbook
s/t < 0.7 ? log(-expm1(-t)) : log1p(-exp(-t))/log(1 - exp(-t))/
