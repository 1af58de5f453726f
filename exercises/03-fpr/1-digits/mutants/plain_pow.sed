# fails: tiny: loses 1/m against 1
s/-log1p(-1 \/ (double)m)/-log(1 - 1 \/ (double)m)/
