/* Help: the tables of verb.h, for readers of three kinds. */
#ifndef HELP_H
#define HELP_H

#include <stdbool.h>
#include <stdio.h>

#include "verb.h"

/* Of the kit as a whole; the Makefile reads it here. */
#define BLOOMKIT_VERSION "1.0"

void help_overview(FILE *out);
void help_verb(FILE *out, const struct verb *v);

/* The manual page, in the language of man(7). */
void help_man(FILE *out);

/* What makes a shell complete verbs, options and files. False when `shell` is
 * neither "bash" nor "zsh". */
bool help_completion(FILE *out, const char *shell);

/* Calls back for each line of a text. */
void help_lines(FILE *out, const char *text,
                void (*line)(FILE *out, const char *start, int len));

#endif
