# fails: verdict: says what everybody says
s/^refuted.*/refuted	0/
