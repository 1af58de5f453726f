/* A fuzzer's target (libFuzzer): any bytes at all are read as a filter, as they
 * are and once more with right checksums, so that the checks behind those are
 * reached too. What is accepted must be written back as the same bytes.
 * Run with --seeds FOLDER it writes the first inputs instead.
 */
#define _GNU_SOURCE    /* memfd_create: a file that is only in memory */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "file.h"
#include "stream.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void must(int true_here)
{
    if (!true_here)
        abort();
}

static int file_of(const uint8_t *data, size_t size)
{
    int fd = memfd_create("fuzz", 0);
    must(fd >= 0 && write(fd, data, size) == (ssize_t)size);
    must(lseek(fd, 0, SEEK_SET) == 0);
    return fd;
}

/* PLANTED: takes a k that no seed has for impossible, to see that the fuzzer
 * finds its way past the checksums. */
static void planted(const struct filter *f)
{
#ifdef PLANTED
    must(bloom_k(filter_bits(f)) < 64);
#else
    (void)f;
#endif
}

/* The filter's file has exactly the bytes that it was read from. */
static void must_write_back(const struct filter *f, const uint8_t *data)
{
    struct record r = filter_record(f);
    size_t size = RECORD_HEADER + 8 * (size_t)record_words(&r);
    int fd = file_of(NULL, 0);
    must(stream_write(f, fd, "fuzz", NULL));
    uint8_t *back = malloc(size);
    must(back && lseek(fd, 0, SEEK_CUR) == (off_t)size
         && pread(fd, back, size, 0) == (ssize_t)size
         && memcmp(back, data, size) == 0);
    free(back);
    close(fd);
}

static int try(const uint8_t *data, size_t size)
{
    char why[WIRE_WHY] = "";
    struct filter f;
    int fd = file_of(data, size);
    int accepted = stream_read(&f, fd, "fuzz", why);
    if (accepted) {
        must_write_back(&f, data);
        filter_query(&f, data, size);
        planted(&f);
        filter_free(&f);
    } else {
        must(strncmp(why, "fuzz: ", 6) == 0 && !f.bloom && !f.counting);
    }
    close(fd);
    return accepted;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    try(data, size);
    if (size < RECORD_HEADER)
        return 0;
    uint8_t *fixed = malloc(size);
    must(fixed != NULL);
    memcpy(fixed, data, size);
    record_put64(fixed + 48, hash_xxh3(fixed + RECORD_HEADER,
                                       size - RECORD_HEADER, 0));
    record_put64(fixed + 56, hash_xxh3(fixed, 56, 0));
    try(fixed, size);
    free(fixed);
    return 0;
}

#ifdef SEEDS
/* Small files of each kind. */
int main(int argc, char **argv)
{
    must(argc == 2 && chdir(argv[1]) == 0);
    for (uint64_t m = 1; m < 3000; m = 3 * m + 7) {
        char name[64];
        struct filter f[3] = {
            { .bloom = bloom_new(m, 3, &probe_stream, m, NULL) },
            { .counting = counting_new(m, 3, 4, &probe_double, m, NULL) },
            { .counting = counting_new(m, 3, 16, &probe_salted, m, NULL) },
        };
        for (int kind = 0; kind < 3; kind++) {
            for (int i = 0; i < 20; i++)
                filter_add(&f[kind], &i, sizeof i);
            snprintf(name, sizeof name, "seed-%d-%d", kind, (int)m);
            must(file_save(&f[kind], name, NULL));
            filter_free(&f[kind]);
        }
    }
    return 0;
}
#endif
