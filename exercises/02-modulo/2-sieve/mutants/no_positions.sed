# fails: refuses: takes k = 0
s/ || k == 0//
