#define _POSIX_C_SOURCE 200809L
#define _DARWIN_C_SOURCE    /* macOS: _SC_PHYS_PAGES */
#include "bits.h"

#include <stdlib.h>
#include <unistd.h>

_Static_assert(SIZE_MAX >= UINT64_MAX / 8, "a 64-bit machine is needed");

uint64_t bits_memory(void)
{
    long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
    return pages > 0 && page > 0 ? (uint64_t)pages * (uint64_t)page
                                 : UINT64_MAX;
}

/* Systems promise more memory than they have and end the program that touches
 * it, so calloc() alone would say yes to nearly everything. */
uint64_t *bits_new(uint64_t m)
{
    size_t words = bits_words(m);
    if (words > bits_memory() / sizeof(uint64_t))
        return NULL;
    return calloc(words, sizeof(uint64_t));
}

/* Each line adds neighbours: sums of 2 bits, of 4, of 8, then all eight bytes
 * at once in the top byte of a product. */
unsigned bits_popcount(uint64_t word)
{
    word -= word >> 1 & 0x5555555555555555;
    word = (word & 0x3333333333333333) + (word >> 2 & 0x3333333333333333);
    word = (word + (word >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return (unsigned)(word * 0x0101010101010101 >> 56);
}

uint64_t bits_count(const uint64_t *words, size_t count)
{
    uint64_t ones = 0;
    for (size_t i = 0; i < count; i++)
        ones += bits_popcount(words[i]);
    return ones;
}
