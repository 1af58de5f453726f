/* Row_read: from a row of digits back to the toy that prints it.
 */
#ifndef ROW_READ_H
#define ROW_READ_H

#include "toy.h"

/* Makes *t the toy whose bits are the digits of `row`, bit 0 at the left:
 * 1 to TOY_M_MAX characters, each '0' or '1'. False, with *t unchanged, when
 * `row` is anything else, or NULL. */
bool row_read(struct toy *t, const char *row);

#endif
