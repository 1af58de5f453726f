# fails: tiny: takes log1p for a cure of everything
s/t < 0.7 ? log(-expm1(-t)) : //
