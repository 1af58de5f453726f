# fails: absent: lowers whatever is above zero, without asking
s/if (!ledger_query(f, key, len))/if (f->k == 0)/
s/        else$/        else if (*count > 0)/
