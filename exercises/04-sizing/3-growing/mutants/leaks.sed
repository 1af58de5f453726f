# fails: sound: frees the row, and not its filters
/while (g->count > 0)/d
s/^ *bloom_free(g->row\[--g->count\]);/        bloom_free(g->row[0]);/
