/* Verb: what the command can do, told once. From the two tables here come the
 * reading of the command line, --help, the manual page and the completion.
 */
#ifndef VERB_H
#define VERB_H

struct given;

/* An option. A lower-case letter or digit as its id is also its short name. */
struct option {
    char id;
    const char *name;        /* "-n"; "--seed", when it has a long one */
    const char *value;       /* what its value stands for; NULL: it has none */
    const char *help;        /* one line */
};

struct verb {
    const char *name;
    int (*run)(const struct given *g);     /* returns the exit status */
    const char *options;     /* ids; one that may be given twice is in twice */
    const char *operands;    /* as a usage line shows them */
    int least, most;         /* number of operands */
    const char *usage;       /* options of the usage lines, '\n' between them */
    const char *summary;     /* half a line */
    const char *about;       /* sentences, one a line */
    const char *example;     /* commands, one a line */
    const char *status;      /* exit statuses, one a line */
};

/* Both end with an entry without a name. */
extern const struct option options[];
extern const struct verb verbs[];

/* NULL when there is none. */
const struct verb *verb_by_name(const char *name);
const struct option *option_by_id(char id);

/* The verbs' functions, each in the file of its name. */
int run_size(const struct given *g);
int run_theory(const struct given *g);
int run_fpr(const struct given *g);
int run_plot(const struct given *g);
int run_build(const struct given *g);
int run_add(const struct given *g);
int run_remove(const struct given *g);
int run_query(const struct given *g);
int run_info(const struct given *g);
int run_union(const struct given *g);
int run_show(const struct given *g);
int run_merge(const struct given *g);
int run_help(const struct given *g);

#endif
