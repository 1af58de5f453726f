# fails: bounds: an approximation, no bound
s/lo + w->lost \* pow(most, k)/lo/
