#include "grade.h"

SOUND(20);

ESSENTIAL(alice, 1000, "Anything goes.")
{
    CHECK(true, "fine");
}
