# fails: everyday: thinks that finite and classic are one
s/\* -log1p(-1 \/ (double)m)/\/ (double)m/
