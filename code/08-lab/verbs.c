/* Every verb that there is. */
#include <string.h>

#include "verb.h"

#define STATUS_PLAIN "0  done\n2  trouble: nothing, or not all, was done"
#define RANGE \
    "A RANGE is 5, 1:10, 0:900:100 or 1e2:1e6:x10, or a list such as 5,10:20.\n"
#define STATUS_TABLE STATUS_PLAIN "\n141  nobody reads the output any more"

const struct verb verbs[] = {
    { "size", run_size, "npmkFBJXA", "", 0, 0,
      "-n N -p P [-k K] [--margin F] [--textbook]\n"
      "-m M -k K -n N\n-m M -k K -p P\n-m M -n N\n-m M -p P",
      "how big a filter must be, or how much it carries",
      "Give what is known; the rest is found by the exact rate.\n"
      "Columns: m k n bytes bits_per_key classic finite exact.\n"
      "With -m and -p, or with -k too, n is the most keys that P allows.",
      "bloomkit size -n 1000 -p 1%\nbloomkit size -m 10k -k 7 -p 0.01",
      STATUS_TABLE },
    { "theory", run_theory, "mknJXA", "", 0, 0, "-m M -k K -n RANGE",
      "the rate by each formula",
      RANGE
      "Columns: m k n fill classic finite exact.\n"
      "The fill is the mean fraction of 1 bits; exact is the true rate, of "
      "which the classic and the finite formula fall short.",
      "bloomkit theory -m 1000 -k 7 -n 20:200:20", STATUS_TABLE },
    { "fpr", run_fpr, "mknnpKSTQsjDPJXA", "", 0, 0,
      "-m M -k K -n RANGE [options]\n-n CAPACITY -p P [-n RANGE] [options]",
      "measure the rate",
      "For each n, builds T filters of n keys and asks each of them Q keys "
      "that were never added. An n that comes twice is measured once.\n"
      RANGE
      "The seed is 1 if none is given.\n"
      "Columns: m k n probes trials false_positives measured lo hi classic "
      "finite exact scheme keys filters squares.\n"
      "From lo to hi is the 95 % interval: with one trial, of that filter; "
      "with several, of the mean over all filters.\n"
      "The column filters says which ones were made, seed:first-last, and "
      "squares is the sum of the squares of their false positives: "
      "merge-results needs both.\n"
      "Interrupted by Ctrl-C, it writes what it has measured so far.",
      "bloomkit fpr -m 1000 -k 7 -n 20:200:20 --plot rate.svg\n"
      "bloomkit fpr -n 1e6 -p 1% --keys uuid --trials 10 --probes 1e6",
      "0  done\n2  trouble: nothing, or not all, was done\n"
      "130, 143  interrupted or told to end: what was measured is written\n"
      "141  nobody reads the output any more" },
    { "plot", run_plot, "o", "FILE.tsv ...", 1, 1 << 20, "-o FILE",
      "draw results of fpr or theory",
      "FILE ends in .svg, .png or .pdf, or in .gp for the script that makes "
      "gnuplot draw. Measured rates are points with their "
      "intervals, theory is lines; rows that agree in m, k, scheme and "
      "keys are one curve, in any order. Needs gnuplot.",
      "bloomkit plot rate.tsv -o rate.svg", STATUS_PLAIN },
    { "build", run_build, "npmkFCSso0", "[KEYS ...]", 0, 1 << 20,
      "-n N -p P [--margin F] [--counting] -o FILE\n"
      "-m M -k K [--counting] -o FILE",
      "make a filter file from keys",
      "KEYS are files with one key a line; without any, or for -, the keys "
      "come from the standard input.\n"
      "The seed is 0 if none is given; union needs filters of one seed.\n"
      "FILE is replaced at once, when the filter is whole.",
      "bloomkit build -n 110k -p 1% -o words.bloom /usr/share/dict/words",
      STATUS_PLAIN },
    { "add", run_add, "0", "FILE [KEYS ...]", 1, 1 << 20, "[-0]",
      "add keys to a filter file",
      "All keys, or, if some cannot be read, none.\n"
      "While another add, remove or union changes FILE, this one waits.",
      "echo michael | bloomkit add names.bloom", STATUS_PLAIN },
    { "remove", run_remove, "0", "FILE [KEYS ...]", 1, 1 << 20, "[-0]",
      "take keys out of a counting filter file",
      "Remove only keys that were added: a false positive takes other keys "
      "with it. Keys that are certainly not in it are left alone, and "
      "counted.",
      "echo bob | bloomkit remove names.bloom",
      "0  all were taken out\n1  some were certainly not in it\n"
      "2  trouble; the file is as it was, unless its folder cannot be "
      "flushed" },
    { "query", run_query, "0vc", "FILE [KEYS ...]", 1, 1 << 20, "[-0vc]",
      "print the keys that may be in a filter file",
      "As grep does: -v prints the others, which certainly are not in it, "
      "and -c how many it would print.",
      "bloomkit query words.bloom draft.txt\n"
      "tr -cs A-Za-z '\\n' <letter.txt | bloomkit query -v words.bloom",
      "0  some were printed\n1  none was\n2  trouble\n"
      "141  nobody reads the output any more" },
    { "info", run_info, "JXA", "FILE ...", 1, 1 << 20, "[--json]",
      "what a filter file says of itself",
      "Columns: file kind m k scheme hash seed insertions bytes ones fill "
      "saturated keys keys_sd rate.\n"
      "The rate is that of this very filter, (ones/m)^k. The number of keys "
      "is estimated from the fill, with its standard deviation; it is nan "
      "where every bit is 1. Saturated counts counters that are stuck.",
      "bloomkit info words.bloom", STATUS_TABLE },
    { "union", run_union, "o", "A B ...", 2, 1 << 20, "-o OUT",
      "put plain filter files together",
      "OUT holds the keys of all, and may be one of them. They must agree in "
      "m, k, scheme and seed. It counts all insertions, those of a key in two "
      "files twice.",
      "bloomkit union -o all.bloom monday.bloom tuesday.bloom",
      STATUS_PLAIN },
    { "show", run_show, "0", "FILE [KEYS ...]", 1, 1 << 20, "[-0]",
      "draw the bits of a small filter",
      "And below them, for each key, those that it needs; a filter has at "
      "most 4096 bits for that.",
      "printf 'bob\\nmichael\\n' | bloomkit show names.bloom -",
      STATUS_PLAIN },
    { "merge-results", run_merge, "JXA", "A.tsv B.tsv ...", 1, 1 << 20, "",
      "add up results of fpr made elsewhere",
      "The sums of all shares are the very numbers of a single run. Filters "
      "that two of the files both hold are refused.",
      "bloomkit fpr -m 1000 -k 7 -n 100 --shard 1/2 >1.tsv\n"
      "bloomkit fpr -m 1000 -k 7 -n 100 --shard 2/2 >2.tsv\n"
      "bloomkit merge-results 1.tsv 2.tsv", STATUS_TABLE },
    { "help", run_help, "MG", "[VERB]", 0, 1, "[--man] [--completion SHELL]",
      "say what a verb does", "As bloomkit VERB --help does.",
      "bloomkit help --man | man -l -", STATUS_PLAIN },
    { NULL, NULL, NULL, NULL, 0, 0, NULL, NULL, NULL, NULL, NULL },
};

const struct verb *verb_by_name(const char *name)
{
    const struct verb *v = verbs;
    while (v->name && strcmp(v->name, name) != 0)
        v++;
    return v->name ? v : NULL;
}
