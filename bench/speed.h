/* Speed: one round of one library. Before it includes this, a program defines
 *
 *     struct subject                                      what it measures
 *     static struct subject subject_new(uint64_t n);      for n keys at 1 %
 *     static inline void subject_add(struct subject *, const char *key);
 *     static inline bool subject_query(struct subject *, const char *key);
 *
 * for keys of BENCH_KEY bytes. It is run with n, and prints nanoseconds of CPU
 * time a key for inserting n, asking for them, asking for n others; then how
 * many of these others were said to be there, and of the n not to be.
 */
static uint64_t count_found(struct subject *s, const char *keys, uint64_t n)
{
    uint64_t found = 0;
    for (uint64_t i = 0; i < n; i++)
        found += subject_query(s, keys + i * BENCH_KEY);
    return found;
}

int main(int argc, char **argv)
{
    uint64_t n = strtoull(argc > 1 ? argv[1] : "1000000", NULL, 10);
    char *members = bench_uuids(1, n), *strangers = bench_uuids(2, n);
    struct subject s = subject_new(n);
    double t[4];
    t[0] = bench_cpu();
    for (uint64_t i = 0; i < n; i++)
        subject_add(&s, members + i * BENCH_KEY);
    t[1] = bench_cpu();
    uint64_t hits = count_found(&s, members, n);
    t[2] = bench_cpu();
    uint64_t wrong = count_found(&s, strangers, n);
    t[3] = bench_cpu();
    double each = 1e9 / (double)n;
    printf("%.3f\t%.3f\t%.3f\t%llu\t%llu\n", (t[1] - t[0]) * each,
           (t[2] - t[1]) * each, (t[3] - t[2]) * each,
           (unsigned long long)wrong, (unsigned long long)(n - hits));
    free(members);
    free(strangers);
    return 0;
}
