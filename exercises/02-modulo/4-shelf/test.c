/* The wrong programs in faults/ are this exercise's tests. */
#include "grade.h"

SOUND(1);
