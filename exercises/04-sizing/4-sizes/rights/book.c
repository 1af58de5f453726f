/* As in the book. */
#include "../../../../code/04-sizing/sizing.c"
