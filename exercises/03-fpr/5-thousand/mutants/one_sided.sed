# fails: plan: the quantile of a one-sided test
s/^answers.*/answers	34358.8/
