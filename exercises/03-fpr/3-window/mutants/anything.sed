# fails: bounds: a bound that is always right and says nothing
s/lo + w->lost \* pow(most, k)/1/
