# fails: ranges: does not ask how many shards there are to be
s/count - 1 >= SHARDS_MAX || //
s/unsigned count, k;/unsigned count, k;                   /
s/for (; s->count < count; s->count++)/for (; s->count < count \&\& s->count < SHARDS_MAX; s->count++)/
