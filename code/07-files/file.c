#include "file.h"

#include "beside.h"
#include "stream.h"

bool file_save(const struct filter *f, const char *path, char *why)
{
    struct beside b;
    return beside_open(&b, path, why)
        && beside_close(&b, stream_write(f, b.fd, path, why), why);
}
