/* As in the book. */
#include "../../../../code/05-counting/counting.c"
