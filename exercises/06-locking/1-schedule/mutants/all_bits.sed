# fails: in_turns: whatever is not in the word is lost, stored or not
s/    return o;/    for (int i = 0; i < SCHEDULE_K; i++)\
        o.lost |= (UINT64_C(1) << a[i] | UINT64_C(1) << b[i]) \& ~o.word;\
    return o;/
