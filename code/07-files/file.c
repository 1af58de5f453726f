#include "file.h"

#include "beside.h"
#include "stream.h"

bool file_replace(const struct filter *f, const char *path, int old, char *why)
{
    struct beside b;
    if (!beside_open(&b, path, why))
        return false;
    b.old = old;
    return beside_close(&b, stream_write(f, b.fd, path, why), why);
}

bool file_save(const struct filter *f, const char *path, char *why)
{
    return file_replace(f, path, -1, why);
}
