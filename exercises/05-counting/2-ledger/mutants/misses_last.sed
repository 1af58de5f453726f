# fails: churn: takes one step down fewer than it went up
/const char \*ledger_remove/,$s/i < f->k/i + 1 < f->k/
