#define _POSIX_C_SOURCE 200809L
#include "reader.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { FIRST_ROOM = 1 << 17, LAST_ROOM = 1 << 26 };

/* What has been read and not yet handed out is text[start] to text[end-1]. */
struct reader {
    int fd;
    char delimiter;
    char *text;
    size_t room, start, end;
    bool over;            /* the file has no more */
    int error;
};

struct reader *reader_open(const char *path, char delimiter)
{
    struct reader *r = malloc(sizeof *r);
    if (!r)
        return NULL;
    *r = (struct reader){ .delimiter = delimiter, .room = FIRST_ROOM };
    r->text = malloc(r->room);
    r->fd = strcmp(path, "-") == 0 ? dup(STDIN_FILENO) : open(path, O_RDONLY);
    if (r->text && r->fd >= 0)
        return r;
    int error = errno;
    reader_close(r);
    errno = error;
    return NULL;
}

/* Makes room behind what is there: moves it to the front, or doubles, though
 * not for ever: /dev/zero is one key without an end. */
static bool make_room(struct reader *r)
{
    if (r->start > 0) {
        memmove(r->text, r->text + r->start, r->end - r->start);
        r->end -= r->start;
        r->start = 0;
    }
    if (r->end < r->room)
        return true;
    char *more = r->room < LAST_ROOM ? realloc(r->text, r->room * 2) : NULL;
    if (!more)
        return errno = r->room < LAST_ROOM ? ENOMEM : EFBIG, false;
    r->text = more;
    r->room *= 2;
    return true;
}

/* Reads more; at the end, or when that fails, the file is over. */
static void refill(struct reader *r)
{
    ssize_t got = -1;
    if (make_room(r))
        do {
            got = read(r->fd, r->text + r->end, r->room - r->end);
        } while (got < 0 && errno == EINTR);
    if (got < 0)
        r->error = errno;
    r->over = got <= 0;
    r->end += got > 0 ? (size_t)got : 0;
}

/* `seen` bytes of the key are known to be without a delimiter: a line that is
 * longer than the room is still looked through only once. */
bool reader_next(struct reader *r, const char **key, size_t *len)
{
    size_t seen = 0;
    char *stop = NULL;
    for (;;) {
        char *from = r->text + r->start + seen;
        seen = r->end - r->start;
        stop = memchr(from, r->delimiter,
                      (size_t)(r->text + r->end - from));
        if (stop || r->over)
            break;
        refill(r);
    }
    if (r->error || (!stop && seen == 0))
        return false;
    *key = r->text + r->start;
    *len = stop ? (size_t)(stop - *key) : seen;
    r->start += *len + (stop != NULL);
    return true;
}

/* The next key, if all of it has been read. */
static bool at_hand(struct reader *r, struct many_key *key)
{
    char *from = r->text + r->start;
    char *stop = memchr(from, r->delimiter, r->end - r->start);
    if (!stop)
        return false;
    *key = (struct many_key){ from, (size_t)(stop - from) };
    r->start += key->len + 1;
    return true;
}

size_t reader_part(struct reader *r, struct many_key *keys, size_t most)
{
    const char *key;
    size_t len, count = 0;
    if (most == 0 || !reader_next(r, &key, &len))
        return 0;
    keys[count++] = (struct many_key){ key, len };
    while (count < most && at_hand(r, &keys[count]))
        count++;
    return count;
}

int reader_error(const struct reader *r)
{
    return r->error;
}

void reader_close(struct reader *r)
{
    if (!r)
        return;
    if (r->fd >= 0)
        close(r->fd);
    free(r->text);
    free(r);
}
