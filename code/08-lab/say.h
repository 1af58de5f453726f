/* Say: what the command tells a person, on the standard error stream. */
#ifndef SAY_H
#define SAY_H

/* Exit statuses. */
enum { SAY_FINE = 0, SAY_NO = 1, SAY_TROUBLE = 2 };

/* The verb at work, to begin each message with; NULL before there is one. */
void say_as(const char *verb);

/* Prints "bloomkit verb: …", in the manner of printf. Returns SAY_TROUBLE. */
int say(const char *format, ...);

#endif
