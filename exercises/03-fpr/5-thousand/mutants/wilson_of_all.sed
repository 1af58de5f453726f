# fails: interval: Wilson's, as if one filter had given all answers
s/^lo.*/lo	0.048972/
s/^hi.*/hi	0.051683/
