# fails: ones: thinks that each name sets three new bits
s/^ones_1.*/ones_1	3/
s/^ones_2.*/ones_2	6/
s/^ones_3.*/ones_3	9/
s/^ones_4.*/ones_4	10/
