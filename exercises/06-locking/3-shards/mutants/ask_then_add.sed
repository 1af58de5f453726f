# fails: exactly_one: asks, then adds, and each under the lock
/^bool shards_add(/,/^}/{
s/^    unsigned home.*/&\
    bool fresh = !shards_query(s, key, len);/
s/bool fresh = put/put/
}
