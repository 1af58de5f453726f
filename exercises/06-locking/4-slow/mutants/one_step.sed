# fails: rights: believes that a thread takes one step for a bit
s/^    for (unsigned i = 0; i < 4 \* K + 4; i++)/    for (unsigned i = 0; i < K; i++)/
