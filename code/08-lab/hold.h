/* Hold: a file that one program at a time changes. Whoever loads a filter,
 * changes it and saves it holds the file meanwhile; or else of two who do so at
 * once, the second would save over what the first has added.
 */
#ifndef HOLD_H
#define HOLD_H

#include <stdbool.h>

/* Waits until nobody else holds the regular file. A descriptor, which holds it
 * until it is closed; -1 after having said why not. Who does not hold the file
 * can replace it nevertheless, which file_replace() sees by the descriptor. */
int hold_open(const char *path);

#endif
