/* Eighteen bits with x, y and z in them, and w that is not. */
#include "01-toy-arrows.h"

int main(void)
{
    static const char *const set[] = { "x", "y", "z" };
    struct toy t = { .m = 18 };
    for (unsigned i = 0; i < 3; i++)
        toy_add(&t, toy_positions(set[i]));
    arrows_head("01-toy-letters");
    arrows_boxes(&t, set, 3);
    for (unsigned i = 0; i < 3; i++)
        arrows_name(&t, "above", set[i], 3.5 + 5 * i);
    arrows_name(&t, "below", "w", 8.5);
    return 0;
}
