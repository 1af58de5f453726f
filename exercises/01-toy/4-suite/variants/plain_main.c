/* Without CUnit: a main() whose exit status tells. */
#include "toy.h"

#include <string.h>

int main(void)
{
    struct toy t = { .m = 32 };
    char row[TOY_M_MAX + 1];
    memset(row, '-', sizeof row);
    toy_add(&t, (unsigned[TOY_K]){ 30, 1, 2 });
    toy_add(&t, (unsigned[TOY_K]){ 1, 2, 28 });
    toy_row(&t, row);
    if (memcmp(row, "01100000000000000000000000001010", 33) != 0)
        return 1;
    if (toy_ones(&t) != 4)
        return 2;
    for (unsigned i = 0; i < TOY_K; i++) {
        unsigned position[TOY_K] = { 30, 30, 30 };
        position[i] = 0;
        if (toy_query(&t, position))
            return 3;
    }
    return !toy_query(&t, (unsigned[TOY_K]){ 28, 2, 30 });
}
