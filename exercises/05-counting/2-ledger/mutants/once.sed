# fails: twice: counts a position once, however often the key has it
s/if (\*count != LEDGER_MAX)/if (*count != LEDGER_MAX \&\& visit(\&p, i) == 1)/
s/if (\*count == LEDGER_MAX)/if (visit(\&p, i) > 1)\
            continue;\
        if (*count == LEDGER_MAX)/
