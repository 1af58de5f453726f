/* Suite of step 7: what is saved comes back, and nothing else does. */
#define _XOPEN_SOURCE 700
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include "beside.h"
#include "bits.h"
#include "bloom_atomic.h"
#include "file.h"
#include "locked.h"
#include "mapped.h"
#include "scratch.h"
#include "stream.h"
#include "suite.h"

/* --- files as bytes ----------------------------------------------------------- */

static size_t slurp(const char *path, unsigned char *into, size_t room)
{
    FILE *f = fopen(path, "rb");
    if (!f)
        return 0;
    size_t got = fread(into, 1, room, f);
    fclose(f);
    return got;
}

static void spit(const char *path, const unsigned char *bytes, size_t len)
{
    FILE *f = fopen(path, "wb");
    CU_ASSERT_FATAL(f != NULL);
    CU_ASSERT_EQUAL(fwrite(bytes, 1, len, f), len);
    CU_ASSERT_EQUAL(fclose(f), 0);
}

/* --- filters to save ------------------------------------------------------------ */

static void fill(struct filter *f, unsigned keys)
{
    for (unsigned i = 0; i < keys; i++)
        filter_add(f, &i, sizeof i);
}

static struct filter plain(uint64_t m, unsigned k, unsigned keys)
{
    struct filter f = { .bloom = bloom_new(m, k, &probe_stream, 42, NULL) };
    CU_ASSERT_FATAL(f.bloom != NULL);
    fill(&f, keys);
    return f;
}

static struct filter counters(uint64_t m, unsigned k, unsigned bits,
                              unsigned keys)
{
    struct filter f = {
        .counting = counting_new(m, k, bits, &probe_stream, 42, NULL)
    };
    CU_ASSERT_FATAL(f.counting != NULL);
    fill(&f, keys);
    return f;
}

static bool same(const struct filter *a, const struct filter *b)
{
    struct record x = filter_record(a), y = filter_record(b);
    if (x.bits != y.bits || x.k != y.k || x.m != y.m || x.seed != y.seed
        || x.scheme != y.scheme || x.insertions != y.insertions)
        return false;
    for (uint64_t i = 0; i < record_words(&x); i++)
        if (filter_word(a, i) != filter_word(b, i))
            return false;
    return true;
}

static bool survives(struct filter f)
{
    char why[WIRE_WHY] = "";
    struct filter back = { 0 };
    bool ok = file_save(&f, at("f"), why) && file_load(&back, at("f"), why)
           && same(&f, &back);
    if (*why)
        puts(why);
    filter_free(&f);
    filter_free(&back);
    return ok;
}

static void each_kind_comes_back_as_it_was(void)
{
    CU_ASSERT(survives(plain(10, 3, 4)));
    CU_ASSERT(survives(plain(64, 1, 0)));
    CU_ASSERT(survives(plain(65, 7, 9)));
    CU_ASSERT(survives(plain(1000003, 7, 100000)));
    CU_ASSERT(survives(counters(10, 3, 4, 4)));
    CU_ASSERT(survives(counters(1000, 7, 4, 3000)));
    CU_ASSERT(survives(counters(1001, 7, 16, 3000)));
}

static void every_scheme_comes_back_as_it_was(void)
{
    for (unsigned i = 0; probe_schemes[i]; i++) {
        struct filter f = {
            .bloom = bloom_new(100, 5, probe_schemes[i], UINT64_MAX, NULL)
        };
        fill(&f, 10);
        CU_ASSERT(survives(f));
    }
}

static void a_loaded_counting_filter_still_removes(void)
{
    struct filter f = counters(200, 5, 4, 20), back;
    CU_ASSERT_FATAL(file_save(&f, at("c"), NULL));
    CU_ASSERT_FATAL(file_load(&back, at("c"), NULL));
    for (unsigned i = 0; i < 20; i++)
        CU_ASSERT_PTR_NULL(filter_remove(&back, &i, sizeof i));
    CU_ASSERT_EQUAL(back.insertions, 0);
    CU_ASSERT_EQUAL(bloom_ones(filter_bits(&back)), 0);
    filter_free(&f);
    filter_free(&back);
}

struct visitor { struct locked *l; unsigned first; };

static void *add_hundred(void *arg)
{
    struct visitor *v = arg;
    for (unsigned i = v->first; i < v->first + 100; i++)
        locked_add(v->l, &i, sizeof i);
    return NULL;
}

/* Two threads fill it while it is saved: what is saved is a moment. The rate is
 * so low that no key is mistaken for another. */
static void a_locked_filter_is_saved_while_threads_add(void)
{
    struct locked *l = locked_new(sizing_counting(300, 1e-12, 4, 42, NULL),
                                  NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(l);
    add_hundred(&(struct visitor){ l, 0 });
    pthread_t thread[2];
    struct visitor v[2] = { { l, 100 }, { l, 200 } };
    for (unsigned i = 0; i < 2; i++)
        CU_ASSERT_FATAL(!pthread_create(&thread[i], NULL, add_hundred, &v[i]));
    struct filter f = { .counting = locked_snapshot(l, NULL) };
    CU_ASSERT_PTR_NOT_NULL_FATAL(f.counting);
    uint64_t sum = counting_tally(f.counting).sum;
    f.insertions = sum / counting_k(f.counting);
    CU_ASSERT(file_save(&f, at("l"), NULL));
    filter_free(&f);
    for (unsigned i = 0; i < 2; i++)
        pthread_join(thread[i], NULL);
    locked_free(l);

    l = locked_new(file_load_counting(at("l"), NULL), NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(l);
    CU_ASSERT_EQUAL(locked_tally(l).sum, sum);
    for (unsigned i = 0; i < 100; i++) {
        CU_ASSERT(locked_query(l, &i, sizeof i));
        CU_ASSERT_PTR_NULL(locked_remove(l, &i, sizeof i));
    }
    for (unsigned i = 100; i < 300; i++)
        locked_remove(l, &i, sizeof i);        /* those that were in by then */
    CU_ASSERT_EQUAL(locked_tally(l).sum, 0);
    locked_free(l);
}

/* The toy in the format's own words: written here by hand, byte by byte. */
static void the_bytes_are_those_of_the_format(void)
{
    struct filter f = { .bloom = bloom_new(10, 3, &probe_stream, 7, NULL) };
    bits_set(bloom_words(f.bloom), 2);
    bits_set(bloom_words(f.bloom), 9);
    f.insertions = 258;
    static const unsigned char head[48] = {
        0x89, 'B', 'L', 'O', 'O', 'M', 0x0D, 0x0A, 1, 1, 4, 1, 3, 0, 0, 0,
        10, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0,
        2, 1, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0
    };
    static const unsigned char body[8] = { 0x04, 0x02 };
    unsigned char bytes[100];
    CU_ASSERT_FATAL(file_save(&f, at("toy"), NULL));
    CU_ASSERT_EQUAL(slurp(at("toy"), bytes, sizeof bytes), 72);
    CU_ASSERT_EQUAL(memcmp(bytes, head, sizeof head), 0);
    CU_ASSERT_EQUAL(memcmp(bytes + 64, body, sizeof body), 0);
    CU_ASSERT_EQUAL(record_get64(bytes + 48), hash_xxh3(body, 8, 0));
    CU_ASSERT_EQUAL(record_get64(bytes + 56), hash_xxh3(bytes, 56, 0));
    filter_free(&f);
}

static void counters_lie_low_half_first(void)
{
    struct filter f = counters(3, 1, 4, 0);
    counting_set_at(f.counting, 0, 1);
    counting_set_at(f.counting, 1, 2);
    counting_set_at(f.counting, 2, 3);
    unsigned char bytes[100];
    CU_ASSERT_FATAL(file_save(&f, at("f"), NULL));
    CU_ASSERT_EQUAL(slurp(at("f"), bytes, sizeof bytes), 72);
    CU_ASSERT_EQUAL(bytes[9], 4);
    CU_ASSERT_EQUAL(bytes[64], 0x21);
    CU_ASSERT_EQUAL(bytes[65], 0x03);
    filter_free(&f);
}

/* --- what must be refused --------------------------------------------------------- */

static bool refuses(const char *path, const char *word)
{
    char why[WIRE_WHY] = "";
    struct filter f;
    bool loaded = file_load(&f, path, why);
    bool fine = !loaded && !f.bloom && !f.counting && strstr(why, path)
             && strstr(why, word);
    if (!fine)
        printf("%s: wanted \"%s\", got \"%s\"\n", path, word, why);
    if (loaded)
        filter_free(&f);
    return fine && file_load(&f, path, NULL) == false;
}

static void a_file_cut_anywhere_is_refused(void)
{
    struct filter f = plain(300, 4, 40);
    unsigned char bytes[200];
    CU_ASSERT_FATAL(file_save(&f, at("whole"), NULL));
    size_t len = slurp(at("whole"), bytes, sizeof bytes);
    CU_ASSERT_EQUAL_FATAL(len, 64 + 40);
    for (size_t cut = 0; cut < len; cut++) {
        spit(at("cut"), bytes, cut);
        CU_ASSERT(refuses(at("cut"), "cut short"));
        CU_ASSERT_PTR_NULL(mapped_open(at("cut"), NULL));
    }
    filter_free(&f);
}

static void a_flip_of_any_bit_is_refused(void)
{
    struct filter f = counters(60, 3, 4, 9);
    unsigned char bytes[200];
    CU_ASSERT_FATAL(file_save(&f, at("whole"), NULL));
    size_t len = slurp(at("whole"), bytes, sizeof bytes);
    CU_ASSERT_EQUAL_FATAL(len, 64 + 32);
    for (size_t bit = 0; bit < 8 * len; bit++) {
        bytes[bit / 8] ^= (unsigned char)(1 << bit % 8);
        spit(at("flip"), bytes, len);
        CU_ASSERT(refuses(at("flip"), ""));
        bytes[bit / 8] ^= (unsigned char)(1 << bit % 8);
    }
    filter_free(&f);
}

static void bytes_after_the_end_are_refused(void)
{
    struct filter f = plain(100, 3, 5);
    unsigned char bytes[200] = { 0 };
    CU_ASSERT_FATAL(file_save(&f, at("whole"), NULL));
    size_t len = slurp(at("whole"), bytes, sizeof bytes);
    spit(at("long"), bytes, len + 1);
    CU_ASSERT(refuses(at("long"), "too long"));
    CU_ASSERT_PTR_NULL(mapped_open(at("long"), NULL));
    filter_free(&f);
}

/* A header with a right checksum that says something impossible. */
static void lie(unsigned where, unsigned char value, size_t size)
{
    struct filter f = plain(64, 3, 2);
    unsigned char bytes[100];
    CU_ASSERT_FATAL(file_save(&f, at("lie"), NULL));
    slurp(at("lie"), bytes, sizeof bytes);
    memset(bytes + where, 0, size);
    bytes[where + size - 1] = value;
    record_put64(bytes + 56, hash_xxh3(bytes, 56, 0));
    spit(at("lie"), bytes, 72);
    filter_free(&f);
}

static void headers_that_lie_are_refused(void)
{
    lie(16, 0, 8);                                  /* m = 0 */
    CU_ASSERT(refuses(at("lie"), "m must be"));
    lie(16, 1, 8);                                  /* m = 2^56 */
    CU_ASSERT(refuses(at("lie"), "m must be"));
    lie(16, 1, 6);                                  /* m = 2^40, 8 bytes there */
    CU_ASSERT(refuses(at("lie"), "length does not fit"));
    lie(12, 0, 4);                                  /* k = 0 */
    CU_ASSERT(refuses(at("lie"), "k 1 to 4096"));
    lie(12, 1, 3);                                  /* k = 65536 */
    CU_ASSERT(refuses(at("lie"), "k 1 to 4096"));
    lie(9, 3, 1);                                   /* 3 bits per position */
    CU_ASSERT(refuses(at("lie"), "not known"));
    lie(10, 0, 1);                                  /* no scheme */
    CU_ASSERT(refuses(at("lie"), "not known"));
    lie(10, 5, 1);
    CU_ASSERT(refuses(at("lie"), "not known"));
    lie(11, 2, 1);                                  /* another hash */
    CU_ASSERT(refuses(at("lie"), "not known"));
    lie(8, 2, 1);                                   /* the next version */
    CU_ASSERT(refuses(at("lie"), "version"));
}

/* m = 2^40 and a length to match, so only the file's own size can tell. */
static void a_promise_of_a_terabit_is_refused_before_allocation(void)
{
    struct record r = { .bits = 1, .scheme = &probe_stream, .k = 3,
                        .m = UINT64_C(1) << 40 };
    unsigned char bytes[72] = { 0 };
    record_encode(&r, bytes);
    spit(at("huge"), bytes, sizeof bytes);
    CU_ASSERT(refuses(at("huge"), "8 of 137438953472 bytes"));
    CU_ASSERT_PTR_NULL(mapped_open(at("huge"), NULL));
}

static void bits_beyond_m_are_refused(void)
{
    struct filter f = plain(10, 3, 0);
    bloom_words(f.bloom)[0] |= UINT64_C(1) << 10;
    CU_ASSERT(file_save(&f, at("spare"), NULL));
    CU_ASSERT(refuses(at("spare"), "damaged"));
    struct mapped *map = mapped_open(at("spare"), NULL);
    CU_ASSERT(map && !mapped_verify(map));
    mapped_close(map);
    filter_free(&f);
}

static void what_is_no_filter_is_refused(void)
{
    static const unsigned char text[100] = "alice\nbob\ncharlie\ndavid\n";
    spit(at("text"), text, sizeof text);
    CU_ASSERT(refuses(at("text"), "not a filter"));
    spit(at("short"), text, 3);
    CU_ASSERT(refuses(at("short"), "not a filter"));
    spit(at("begins"), (const unsigned char *)"\x89" "BLUR", 5);
    CU_ASSERT(refuses(at("begins"), "not a filter"));
    spit(at("empty"), text, 0);
    CU_ASSERT(refuses(at("empty"), "cut short"));
    CU_ASSERT(refuses(scratch, "directory"));
    CU_ASSERT(refuses(at("nowhere"), "No such file"));
}

static void the_wrong_kind_is_named_with_the_right_one(void)
{
    char why[WIRE_WHY];
    struct filter p = plain(50, 3, 4), c = counters(50, 3, 16, 4);
    CU_ASSERT(file_save(&p, at("p"), NULL) && file_save(&c, at("c"), NULL));
    CU_ASSERT_PTR_NULL(file_load_bloom(at("c"), why));
    CU_ASSERT(strstr(why, "counting") && strstr(why, "plain"));
    CU_ASSERT_PTR_NULL(file_load_counting(at("p"), why));
    CU_ASSERT(strstr(why, "counting") && strstr(why, "plain"));
    CU_ASSERT_PTR_NULL(mapped_open(at("c"), why));
    CU_ASSERT(strstr(why, "counting") && strstr(why, "plain"));
    struct bloom *b = file_load_bloom(at("p"), why);
    struct counting *d = file_load_counting(at("c"), why);
    CU_ASSERT(b && d);
    bloom_free(b);
    counting_free(d);
    filter_free(&p);
    filter_free(&c);
}

/* --- saving ------------------------------------------------------------------------- */

static void a_small_filter_replaces_a_big_one_whole(void)
{
    struct filter big = plain(100000, 3, 10), small = plain(10, 3, 2), back;
    struct stat s;
    CU_ASSERT(file_save(&big, at("f"), NULL));
    CU_ASSERT(file_save(&small, at("f"), NULL));
    CU_ASSERT(stat(at("f"), &s) == 0 && s.st_size == 72);
    CU_ASSERT_FATAL(file_load(&back, at("f"), NULL));
    CU_ASSERT(same(&small, &back));
    filter_free(&big);
    filter_free(&small);
    filter_free(&back);
}

static void permissions_and_links_are_kept(void)
{
    struct filter f = plain(10, 3, 2);
    struct stat s;
    mode_t mask = umask(027);
    CU_ASSERT(file_save(&f, at("new"), NULL));
    CU_ASSERT(stat(at("new"), &s) == 0 && (s.st_mode & 0777) == 0640);
    CU_ASSERT(chmod(at("new"), 0604) == 0 && file_save(&f, at("new"), NULL));
    CU_ASSERT(stat(at("new"), &s) == 0 && (s.st_mode & 0777) == 0604);
    bool root = chown(at("new"), 1, 2) == 0;
    CU_ASSERT(file_save(&f, at("new"), NULL) && stat(at("new"), &s) == 0);
    CU_ASSERT(!root || (s.st_uid == 1 && s.st_gid == 2));
    CU_ASSERT(symlink("new", at("link")) == 0);
    CU_ASSERT(file_save(&f, at("link"), NULL));
    CU_ASSERT(lstat(at("link"), &s) == 0 && S_ISLNK(s.st_mode));
    umask(mask);
    filter_free(&f);
}

/* Not lost: what another program has put there since `old` was opened. */
static void what_was_put_there_meanwhile_stays(void)
{
    struct filter f = plain(10, 3, 2), other = plain(10, 3, 1), back;
    char why[WIRE_WHY] = "";
    CU_ASSERT_FATAL(file_save(&f, at("mine"), NULL));
    int old = open(at("mine"), O_RDONLY);
    CU_ASSERT(file_replace(&f, at("mine"), old, NULL));
    CU_ASSERT_FALSE(file_replace(&f, at("mine"), old, why));
    CU_ASSERT(strstr(why, "replaced it meanwhile") != NULL);
    CU_ASSERT_EQUAL(close(old), 0);
    struct beside b;                       /* while it is being written */
    old = open(at("mine"), O_RDONLY);
    CU_ASSERT_FATAL(beside_open(&b, at("mine"), NULL));
    b.old = old;
    CU_ASSERT(file_save(&other, at("mine"), NULL));
    CU_ASSERT_FALSE(beside_close(&b, true, NULL));
    CU_ASSERT_FATAL(file_load(&back, at("mine"), NULL) && same(&other, &back));
    CU_ASSERT_EQUAL(close(old), 0);
    CU_ASSERT_EQUAL(unlink(at("mine")), 0);
    filter_free(&f);
    filter_free(&other);
    filter_free(&back);
}

static bool cannot_save(const struct filter *f, const char *path,
                        const char *word);

/* The disk that a link leads to is not there today. */
static void a_link_that_leads_nowhere_stays_and_is_refused(void)
{
    struct filter f = plain(10, 3, 2);
    struct stat s;
    CU_ASSERT(symlink("no-such-disk/f", at("far")) == 0);
    CU_ASSERT(cannot_save(&f, at("far"), "follow the link"));
    CU_ASSERT(lstat(at("far"), &s) == 0 && S_ISLNK(s.st_mode));
    CU_ASSERT(symlink("round", at("round")) == 0);
    CU_ASSERT(cannot_save(&f, at("round"), "follow the link"));
    filter_free(&f);
}

static bool cannot_save(const struct filter *f, const char *path,
                        const char *word)
{
    char why[WIRE_WHY] = "";
    bool saved = file_save(f, path, why);
    if (saved || !strstr(why, path) || !strstr(why, word))
        printf("%s: wanted \"%s\", got \"%s\"\n", path, word, why);
    return !saved && strstr(why, path) && strstr(why, word);
}

static void saving_where_it_cannot_be_says_why(void)
{
    struct filter f = plain(10, 3, 2);
    CU_ASSERT(cannot_save(&f, at("no/such/folder"), "No such file"));
    CU_ASSERT(cannot_save(&f, scratch, "directory"));
    CU_ASSERT(cannot_save(&f, "", "No such file"));
    if (access("/dev/full", W_OK) == 0)
        CU_ASSERT(cannot_save(&f, "/dev/full", "No space left"));
    filter_free(&f);
}

/* Not only shorter ones can be saved: the new file's name is no longer. */
static void the_longest_name_can_be_saved(void)
{
    struct filter f = plain(10, 3, 2);
    char name[300] = "", why[WIRE_WHY] = "";
    long most = pathconf(scratch, _PC_NAME_MAX);
    memset(name, 'n', most > 0 && most < 256 ? (size_t)most : 255);
    CU_ASSERT(beside_possible(at(name), NULL));
    CU_ASSERT(file_save(&f, at(name), NULL));
    CU_ASSERT(file_save(&f, at(name), NULL) && unlink(at(name)) == 0);
    memset(name, 'n', 299);
    CU_ASSERT(!file_save(&f, at(name), why) && strstr(why, "too long"));
    filter_free(&f);
}

/* It is told before the work as after it, and stays. */
static void a_socket_is_not_replaced(void)
{
    struct filter f = plain(10, 3, 2);
    struct sockaddr_un name = { .sun_family = AF_UNIX };
    struct stat s;
    char why[WIRE_WHY] = "";
    snprintf(name.sun_path, sizeof name.sun_path, "%s", at("listens"));
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    CU_ASSERT_FATAL(fd >= 0 && strcmp(name.sun_path, at("listens")) == 0);
    CU_ASSERT_EQUAL(bind(fd, (struct sockaddr *)&name, sizeof name), 0);
    CU_ASSERT_FALSE(beside_possible(at("listens"), why));
    CU_ASSERT(strstr(why, "or socket") != NULL);
    CU_ASSERT(cannot_save(&f, at("listens"), "or socket"));
    CU_ASSERT(stat(at("listens"), &s) == 0 && S_ISSOCK(s.st_mode));
    CU_ASSERT_EQUAL(close(fd), 0);
    filter_free(&f);
}

/* The end of the name is told, and the cause whole. */
static void a_long_name_leaves_room_for_the_cause(void)
{
    struct filter f = plain(10, 3, 2);
    char path[2000], why[WIRE_WHY];
    memset(path, 'x', sizeof path);
    for (size_t i = 0; i < sizeof path; i += 100)
        path[i] = '/';
    memcpy(path + sizeof path - 6, "/name", 6);
    CU_ASSERT_FALSE(file_save(&f, path, why));
    CU_ASSERT(strstr(why, "/name: cannot ") && strstr(why, "No such file"));
    filter_free(&f);
    CU_ASSERT_FALSE(file_load(&f, path, why));
    CU_ASSERT(strstr(why, "/name: cannot open: No such file") != NULL);
    CU_ASSERT(wire_fail(why, path, "no filter") == false);
    CU_ASSERT(strstr(why, "/name: no filter") && !strncmp(why, "...", 3));
}

/* --- streams ------------------------------------------------------------------------ */

struct drip { int fd; const unsigned char *bytes; size_t len; };

/* A peer that hands over one byte at a time, and interrupts now and then. */
static void *drip(void *arg)
{
    struct drip *d = arg;
    for (size_t i = 0; i < d->len; i++)
        if (write(d->fd, d->bytes + i, 1) != 1)
            break;
    close(d->fd);
    return NULL;
}

static void two_records_follow_each_other_through_a_dripping_pipe(void)
{
    struct filter a = plain(500, 4, 50), b = counters(90, 3, 4, 9), x, y;
    unsigned char bytes[1000];
    int fd = open(at("two"), O_RDWR | O_CREAT | O_TRUNC, 0600), end[2];
    CU_ASSERT(stream_write(&a, fd, "a", NULL));
    CU_ASSERT(stream_write(&b, fd, "b", NULL));
    close(fd);
    size_t len = slurp(at("two"), bytes, sizeof bytes);
    CU_ASSERT_EQUAL_FATAL(pipe(end), 0);
    pthread_t thread;
    struct drip d = { end[1], bytes, len };
    CU_ASSERT_EQUAL_FATAL(pthread_create(&thread, NULL, drip, &d), 0);
    CU_ASSERT_FATAL(stream_read(&x, end[0], "pipe", NULL));
    CU_ASSERT_FATAL(stream_read(&y, end[0], "pipe", NULL));
    CU_ASSERT(same(&a, &x) && same(&b, &y));
    char why[WIRE_WHY];
    struct filter z;
    CU_ASSERT_FALSE(stream_read(&z, end[0], "pipe", why));
    CU_ASSERT(strstr(why, "pipe: cut short") != NULL);
    pthread_join(thread, NULL);
    close(end[0]);
    filter_free(&a);
    filter_free(&b);
    filter_free(&x);
    filter_free(&y);
}

static void a_closed_pipe_is_an_answer(void)
{
    struct filter f = plain(500, 4, 50);
    char why[WIRE_WHY];
    int end[2];
    signal(SIGPIPE, SIG_IGN);
    CU_ASSERT_EQUAL_FATAL(pipe(end), 0);
    close(end[0]);
    CU_ASSERT_FALSE(stream_write(&f, end[1], "pipe", why));
    CU_ASSERT(strstr(why, "Broken pipe") != NULL);
    close(end[1]);
    filter_free(&f);
}

/* --- mapped ------------------------------------------------------------------------- */

static void a_mapped_filter_answers_like_the_saved_one(void)
{
    struct filter f = plain(10000, 7, 1000);
    CU_ASSERT_FATAL(file_save(&f, at("m"), NULL));
    struct mapped *map = mapped_open(at("m"), NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(map);
    CU_ASSERT(mapped_verify(map));
    for (unsigned i = 0; i < 20000; i++)
        CU_ASSERT_EQUAL(bloom_query(mapped_bloom(map), &i, sizeof i),
                        filter_query(&f, &i, sizeof i));
    CU_ASSERT_EQUAL(mapped_record(map).insertions, f.insertions);
    struct filter other = plain(10, 3, 1);
    CU_ASSERT(file_save(&other, at("m"), NULL));    /* replaced underneath */
    CU_ASSERT(mapped_verify(map));
    mapped_close(map);
    mapped_close(NULL);
    filter_free(&f);
    filter_free(&other);
}

/* Replaced it is as it was; its permissions may change. Its bytes may not. */
static void writing_to_a_mapped_file_is_noticed(void)
{
    struct filter f = plain(100, 3, 5);
    const struct timespec then[2] = { { .tv_sec = 1 }, { .tv_sec = 1 } };
    CU_ASSERT_FATAL(file_save(&f, at("m"), NULL));
    CU_ASSERT_EQUAL(utimensat(AT_FDCWD, at("m"), then, 0), 0);
    struct mapped *map = mapped_open(at("m"), NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(map);
    CU_ASSERT(chmod(at("m"), 0600) == 0 && mapped_is_unchanged(map));
    int fd = open(at("m"), O_WRONLY);
    CU_ASSERT(file_save(&f, at("m"), NULL) && mapped_is_unchanged(map));
    CU_ASSERT_EQUAL(pwrite(fd, "", 1, RECORD_HEADER), 1);
    CU_ASSERT_FALSE(mapped_is_unchanged(map));
    mapped_close(map);
    map = mapped_open(at("m"), NULL);
    CU_ASSERT(truncate(at("m"), 10) == 0 && !mapped_is_unchanged(map));
    mapped_close(map);
    CU_ASSERT_EQUAL(close(fd), 0);
    filter_free(&f);
}

/* What may only be read is put to shared use. */
static void a_mapped_filter_becomes_an_atomic_one(void)
{
    struct filter f = plain(999, 5, 100);
    CU_ASSERT_FATAL(file_save(&f, at("m"), NULL));
    struct mapped *map = mapped_open(at("m"), NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(map);
    struct bloom_atomic *a = bloom_atomic_from(mapped_bloom(map), NULL);
    mapped_close(map);
    CU_ASSERT_PTR_NOT_NULL_FATAL(a);
    struct filter back = { .bloom = bloom_atomic_snapshot(a, NULL),
                           .insertions = f.insertions };
    bloom_atomic_free(a);
    CU_ASSERT_PTR_NOT_NULL_FATAL(back.bloom);
    CU_ASSERT(same(&f, &back));
    filter_free(&f);
    filter_free(&back);
}

static void a_damaged_body_opens_but_does_not_verify(void)
{
    struct filter f = plain(1000, 7, 100);
    unsigned char bytes[300];
    CU_ASSERT_FATAL(file_save(&f, at("m"), NULL));
    size_t len = slurp(at("m"), bytes, sizeof bytes);
    bytes[100] ^= 1;
    spit(at("m"), bytes, len);
    struct mapped *map = mapped_open(at("m"), NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(map);
    CU_ASSERT_FALSE(mapped_verify(map));
    mapped_close(map);
    filter_free(&f);
}

static void a_plain_filter_cannot_remove(void)
{
    struct filter f = plain(100, 3, 1);
    unsigned key = 0;
    CU_ASSERT_PTR_EQUAL(filter_remove(&f, &key, sizeof key), filter_plain);
    CU_ASSERT_EQUAL(f.insertions, 1);
    filter_free(&f);
}

/* Stuck counters never go down, so a key can be taken out for ever. */
static void insertions_do_not_fall_below_zero(void)
{
    struct filter f = counters(100, 3, 4, 0);
    for (int i = 0; i < 20; i++)
        filter_add(&f, "alice", 5);
    for (int i = 0; i < 30; i++)
        CU_ASSERT_PTR_EQUAL(filter_remove(&f, "alice", 5), counting_stuck);
    CU_ASSERT_EQUAL(f.insertions, 0);
    filter_free(&f);
}

SUITE("07-files",
      TEST(each_kind_comes_back_as_it_was),
      TEST(every_scheme_comes_back_as_it_was),
      TEST(a_loaded_counting_filter_still_removes),
      TEST(a_locked_filter_is_saved_while_threads_add),
      TEST(the_bytes_are_those_of_the_format),
      TEST(counters_lie_low_half_first),
      TEST(a_file_cut_anywhere_is_refused),
      TEST(a_flip_of_any_bit_is_refused),
      TEST(bytes_after_the_end_are_refused),
      TEST(headers_that_lie_are_refused),
      TEST(a_promise_of_a_terabit_is_refused_before_allocation),
      TEST(bits_beyond_m_are_refused),
      TEST(what_is_no_filter_is_refused),
      TEST(the_wrong_kind_is_named_with_the_right_one),
      TEST(a_small_filter_replaces_a_big_one_whole),
      TEST(permissions_and_links_are_kept),
      TEST(what_was_put_there_meanwhile_stays),
      TEST(a_link_that_leads_nowhere_stays_and_is_refused),
      TEST(saving_where_it_cannot_be_says_why),
      TEST(the_longest_name_can_be_saved),
      TEST(a_socket_is_not_replaced),
      TEST(a_long_name_leaves_room_for_the_cause),
      TEST(two_records_follow_each_other_through_a_dripping_pipe),
      TEST(a_closed_pipe_is_an_answer),
      TEST(a_mapped_filter_answers_like_the_saved_one),
      TEST(writing_to_a_mapped_file_is_noticed),
      TEST(a_mapped_filter_becomes_an_atomic_one),
      TEST(a_damaged_body_opens_but_does_not_verify),
      TEST(a_plain_filter_cannot_remove),
      TEST(insertions_do_not_fall_below_zero))
