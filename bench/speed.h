/* Speed: one round of one library. Before it includes this, a program defines
 *
 *     struct subject                                      what it measures
 *     static struct subject subject_new(uint64_t n);      for n keys at 1 %
 *     static inline void subject_add(struct subject *, const char *key);
 *     static inline bool subject_query(struct subject *, const char *key);
 *
 * for keys of BENCH_KEY bytes; and may, having defined SUBJECT_MANY as well,
 *
 *     static inline void subject_add_many(struct subject *,
 *                                         const struct many_key *,
 *                                         size_t count, bool *answers);
 *     static inline void subject_query_many(…the same…);
 *
 * which are measured instead if "many" follows n. It is run with n, and prints
 * nanoseconds of CPU time a key for inserting n, asking for them, asking for n
 * others; then how many of these others were said to be there, and of the n
 * not to be.
 */
#ifdef SUBJECT_MANY

/* The list of keys is made a part at a time, as a program would that reads
 * them. Making it counts, like the loop over single keys below. */
static uint64_t each_part(struct subject *s, const char *keys, uint64_t n,
                          void (*use)(struct subject *, const struct many_key *,
                                      size_t count, bool *answers))
{
    enum { PART = 512 };
    struct many_key part[PART];
    bool answers[PART];
    uint64_t yes = 0;
    for (uint64_t i = 0; i < n; i += PART) {
        size_t count = n - i < PART ? (size_t)(n - i) : PART;
        for (size_t j = 0; j < count; j++)
            part[j] = (struct many_key){ keys + (i + j) * BENCH_KEY,
                                         BENCH_KEY };
        use(s, part, count, answers);
        for (size_t j = 0; j < count; j++)
            yes += answers[j];
    }
    return yes;
}

#endif

static void add_all(struct subject *s, const char *keys, uint64_t n, bool many)
{
#ifdef SUBJECT_MANY
    if (many) {
        each_part(s, keys, n, subject_add_many);
        return;
    }
#endif
    (void)many;
    for (uint64_t i = 0; i < n; i++)
        subject_add(s, keys + i * BENCH_KEY);
}

static uint64_t count_found(struct subject *s, const char *keys, uint64_t n,
                            bool many)
{
#ifdef SUBJECT_MANY
    if (many)
        return each_part(s, keys, n, subject_query_many);
#endif
    (void)many;
    uint64_t found = 0;
    for (uint64_t i = 0; i < n; i++)
        found += subject_query(s, keys + i * BENCH_KEY);
    return found;
}

int main(int argc, char **argv)
{
    uint64_t n = strtoull(argc > 1 ? argv[1] : "1000000", NULL, 10);
    bool many = argc > 2;
    char *members = bench_uuids(1, n), *strangers = bench_uuids(2, n);
    struct subject s = subject_new(n);
    double t[4];
    t[0] = bench_cpu();
    add_all(&s, members, n, many);
    t[1] = bench_cpu();
    uint64_t hits = count_found(&s, members, n, many);
    t[2] = bench_cpu();
    uint64_t wrong = count_found(&s, strangers, n, many);
    t[3] = bench_cpu();
    double each = 1e9 / (double)n;
    printf("%.3f\t%.3f\t%.3f\t%llu\t%llu\n", (t[1] - t[0]) * each,
           (t[2] - t[1]) * each, (t[3] - t[2]) * each,
           (unsigned long long)wrong, (unsigned long long)(n - hits));
    free(members);
    free(strangers);
    return 0;
}
