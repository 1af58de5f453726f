# fails: worst: both members are absent, but more can be lost
s/"A" "BBBBBB" "AA" "B" "AAAAAA" "BB"/"A" "BBB" "AA" "B" "AAAAAA" "BB" "BBB"/
