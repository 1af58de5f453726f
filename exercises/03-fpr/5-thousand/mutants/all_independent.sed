# fails: plan: takes a hundred answers of one filter for a hundred of a hundred
s/^filters.*/filters	421.53/
