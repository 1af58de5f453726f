# fails: how_many: counts ordered triples
s/(m - 2) \/ 6/(m - 2)/
