/* Every option that there is. */
#include <stddef.h>

#include "verb.h"

const struct option options[] = {
    { 'n', "-n", "N", "number of keys" },
    { 'p', "-p", "P", "false-positive rate: 0.01, 1e-3, 1%" },
    { 'm', "-m", "M", "bits (positions): 1000, 1e6, 100M" },
    { 'k', "-k", "K", "positions per key" },
    { 'F', "--margin", "F", "more bits than needed, as a fraction: 0.2, 20%" },
    { 'B', "--textbook", NULL, "the usual formula, which can miss P" },
    { 'K', "--keys", "KEYS", "int, uuid, or a file of lines (int)" },
    { 'S', "--scheme", "S", "salted, double, enhanced or stream (stream)" },
    { 'T', "--trials", "T", "filters for each number of keys (100)" },
    { 'Q', "--probes", "Q", "strangers asked of each filter (10000)" },
    { 's', "--seed", "SEED", "same seed, same answer" },
    { 'j', "--threads", "J", "threads (one per core); no effect on results" },
    { 'D', "--shard", "I/N", "only the I-th of N shares of the trials" },
    { 'P', "--plot", "FILE", "also draw FILE.svg, .png or .pdf" },
    { 'C', "--counting", NULL, "counters in place of bits: keys can leave" },
    { 'o', "--output", "FILE", "the file to write" },
    { '0', "--null", NULL, "keys end with NUL, not with a newline" },
    { 'v', "--invert", NULL, "the keys that are certainly not in it" },
    { 'c', "--count", NULL, "print only how many" },
    { 'J', "--json", NULL, "results as JSON" },
    { 'X', "--tsv", NULL, "results as TSV, even on a terminal" },
    { 'A', "--table", NULL, "results in line for the eye, even into a pipe" },
    { 'M', "--man", NULL, "print the manual page" },
    { 'G', "--completion", "SHELL", "print the completion for bash or zsh" },
    { 'h', "--help", NULL, "say what the verb does, with an example" },
    { 0, NULL, NULL, NULL },
};

const struct option *option_by_id(char id)
{
    const struct option *o = options;
    while (o->name && o->id != id)
        o++;
    return o->name ? o : NULL;
}
