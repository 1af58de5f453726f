# fails: half_range: tries sixteen bits with small counts only
s/32767/30000/
s/32768/30001/g
