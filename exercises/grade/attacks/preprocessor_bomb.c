/* refuses: The compiler gave up|It does not compile */
#include "row_read.h"
#define A(x) x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x
#define B(x) A(A(A(A(x))))
static const int ballast[] = { B(B(B(1))) };

bool row_read(struct toy *t, const char *row)
{
    (void)t;
    return row[0] == ballast[1];
}
