# fails: sound: reads the cell behind the last one when it moves
s/(w->cells - 1) \* sizeof/w->cells * sizeof/
