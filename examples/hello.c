/* A thousand bits, seven positions a name: who may be a member? */
#include <stdio.h>
#include <string.h>

#include "bloom.h"

int main(int argc, char **argv)
{
    const char *why = "";
    struct bloom *b = bloom_new(1000, 7, &probe_stream, 0, &why);
    if (!b)
        return fprintf(stderr, "no filter: %s\n", why), 1;
    bloom_add(b, "alice", strlen("alice"));
    bloom_add(b, "bob", strlen("bob"));
    for (int i = 1; i < argc; i++)
        printf("%s: %s\n", argv[i], bloom_query(b, argv[i], strlen(argv[i]))
                                    ? "maybe" : "definitely not");
    bloom_free(b);
}
