#include "replay.h"

#include "probe.h"

bool replay_step(struct replay *t, uint64_t *words)
{
    if (t->done == t->count)
        return false;
    uint64_t *word = &words[t->position[t->done] / 64];
    uint64_t bit = UINT64_C(1) << t->position[t->done] % 64;
    switch (t->next) {
    case REPLAY_LOAD:
        t->copy = *word;
        t->next = REPLAY_OR;
        break;
    case REPLAY_OR:
        t->changed |= !(t->copy & bit);
        t->copy |= bit;
        t->next = REPLAY_STORE;
        break;
    case REPLAY_STORE:
        *word = t->copy;
        t->next = REPLAY_LOAD;
        t->done++;
        break;
    }
    return true;
}

void replay_random(struct replay *t, size_t threads, uint64_t *words,
                   uint64_t seed)
{
    size_t running = 0;
    for (size_t i = 0; i < threads; i++)
        running += t[i].done < t[i].count;
    for (unsigned draw = 0; running > 0; draw++) {
        struct replay *next = &t[probe_scale(probe_draw(seed, draw), threads)];
        if (replay_step(next, words))
            running -= next->done == next->count;
    }
}
