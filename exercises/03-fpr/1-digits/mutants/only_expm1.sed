# fails: full: takes expm1 for a cure of everything
s/t < 0.7 ? log(-expm1(-t)) : log1p(-exp(-t))/log(-expm1(-t))/
