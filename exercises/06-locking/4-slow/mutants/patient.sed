# fails: waits: never leaves a thread half-way for long
s/    return fine && finish(&actor\[0\]) && finish(&actor\[1\])/    for (int i = 0; i < 80; i++)\
        fine = fine \&\& move(\&actor[i % 2]);\
&/
s/steps < 4 \* K; steps++/steps < 1; steps++/
