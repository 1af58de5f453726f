/* As in the book. */
#include "../../../../code/01-toy/toy.c"
