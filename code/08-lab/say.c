#include "say.h"

#include <stdarg.h>
#include <stdio.h>

#include "progress.h"

static const char *verb_at_work;

void say_as(const char *verb)
{
    verb_at_work = verb;
}

int say(const char *format, ...)
{
    va_list values;
    va_start(values, format);
    progress_end();      /* or the message would stand in its line */
    fprintf(stderr, verb_at_work ? "bloomkit %s: " : "bloomkit: ",
            verb_at_work);
    vfprintf(stderr, format, values);
    fputc('\n', stderr);
    va_end(values);
    return SAY_TROUBLE;
}
