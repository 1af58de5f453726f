# fails: load_or_store: one thread after the other
s/for (unsigned rest = schedule; rest > 1; rest \/= 2)/for (unsigned rest = 0; rest > 1; rest \/= 2)/
s/steps < 4 \* K; steps++/steps < 1; steps++/
