# fails: both: forgets that two keys may live in one shard
/if (high != low)/d
