# fails: popular: goes on from 65535 to 0
s/if (\*count != LEDGER_MAX)/if (true)/
