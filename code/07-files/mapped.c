#define _POSIX_C_SOURCE 200809L
#define _DARWIN_C_SOURCE    /* macOS: st_mtimespec */
#include "mapped.h"

#include <fcntl.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "file.h"
#include "stream.h"

#ifdef __APPLE__
#define st_mtim st_mtimespec
#endif

struct mapped {
    struct bloom *bloom;
    unsigned char *start;    /* of the file in memory; NULL if it was loaded */
    size_t size;             /* of header and body */
    struct record record;
    int fd;                  /* of the file; -1 if it was loaded */
    struct stat found;       /* what it was like when it was opened */
};

/* Only where a word in memory is a word in the file can the file be used as it
 * lies. */
static bool is_little_endian(void)
{
    const uint64_t one = 1;
    return *(const unsigned char *)&one == 1;
}

/* A plain filter, of which the whole body is there and nothing else? */
static bool is_fit(struct mapped *f, const char *path, char *why)
{
    if (f->record.bits != 1)
        return wire_fail(why, path,
                         "holds a counting filter, not a plain one");
    if (fstat(f->fd, &f->found) != 0)
        return wire_fail_errno(why, path, "examine");
    return (uint64_t)f->found.st_size
           == RECORD_HEADER + 8 * record_words(&f->record)
        || wire_fail(why, path, "cut short or too long for its header");
}

static bool map(struct mapped *f, const char *path, char *why)
{
    const struct record *r = &f->record;
    const char *refused;
    if (!stream_read_header(&f->record, f->fd, path, why)
        || !is_fit(f, path, why))
        return false;
    f->size = RECORD_HEADER + 8 * (size_t)record_words(r);
    void *start = mmap(NULL, f->size, PROT_READ, MAP_SHARED, f->fd, 0);
    if (start == MAP_FAILED)
        return wire_fail_errno(why, path, "map");
    f->start = start;
    f->bloom = bloom_over((uint64_t *)(void *)(f->start + RECORD_HEADER),
                          r->m, r->k, r->scheme, r->seed, &refused);
    return f->bloom || wire_fail(why, path, refused);
}

static bool open_and_map(struct mapped *f, const char *path, char *why)
{
    f->fd = open(path, O_RDONLY);
    return f->fd < 0 ? wire_fail_errno(why, path, "open")
                     : map(f, path, why);
}

struct mapped *mapped_open(const char *path, char *why)
{
    struct mapped *f = calloc(1, sizeof *f);
    if (!f) {
        wire_fail_errno(why, path, "open");
        return NULL;
    }
    f->fd = -1;
    bool done = is_little_endian() ? open_and_map(f, path, why)
              : file_inspect(&f->record, path, why)
                && (f->bloom = file_load_bloom(path, why)) != NULL;
    if (done)
        return f;
    mapped_close(f);
    return NULL;
}

const struct bloom *mapped_bloom(const struct mapped *f)
{
    return f->bloom;
}

struct record mapped_record(const struct mapped *f)
{
    return f->record;
}

/* What was loaded has been verified then. */
bool mapped_verify(const struct mapped *f)
{
    uint64_t m = bloom_m(f->bloom);
    return !f->start
        || ((m % 64 == 0 || bloom_words(f->bloom)[m / 64] >> m % 64 == 0)
            && hash_xxh3(f->start + RECORD_HEADER, f->size - RECORD_HEADER, 0)
               == f->record.body_hash);
}

bool mapped_is_unchanged(const struct mapped *f)
{
    struct stat now;
    const struct timespec *then = &f->found.st_mtim;
    return f->fd < 0
        || (fstat(f->fd, &now) == 0 && now.st_size == f->found.st_size
            && now.st_mtim.tv_sec == then->tv_sec
            && now.st_mtim.tv_nsec == then->tv_nsec);
}

void mapped_close(struct mapped *f)
{
    if (!f)
        return;
    bloom_free(f->bloom);
    if (f->start)
        munmap(f->start, f->size);
    if (f->fd >= 0)
        close(f->fd);
    free(f);
}
