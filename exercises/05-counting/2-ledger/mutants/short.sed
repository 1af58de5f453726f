# fails: popular: stops where a short would
s/if (\*count != LEDGER_MAX)/if (*count < 32767)/
