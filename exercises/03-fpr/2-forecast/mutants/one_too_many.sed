# fails: nothing_comes: throws before it looks whether there is anything to throw
s/while (throws-- > 0)/if (throws == 0)\
        throws = 1;\
    &/
