# fails: refuses: takes any margin that is a number
s/ \&\& margin >= 0//
