/* The row of ten bits after each name: one line for each bit, with `fresh` 1
 * where the name has just set it. */
#include <stdio.h>

#include "01-toy.h"

int main(void)
{
    printf("# 01-toy-states\nrow\tname\tposition\tbit\tfresh\n");
    for (unsigned n = 0; n <= TOY_MEMBERS; n++) {
        struct toy before = toy_of_members(n ? n - 1 : 0);
        struct toy now = toy_of_members(n);
        for (unsigned i = 0; i < TOY_M; i++)
            printf("%u\t%s\t%u\t%d\t%d\n", n, n ? toy_members[n - 1] : "nobody",
                   i, now.bit[i], now.bit[i] && !before.bit[i]);
    }
    return 0;
}
