# fails: changed: every key is new
s/return any;/return any || true;/
