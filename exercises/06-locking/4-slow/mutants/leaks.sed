# fails: sound: keeps a record of each test, and never gives it back
s/^#include "suite.h"/#include <stdlib.h>\
&/
s/unsigned wrong = 0;/unsigned wrong = 0, *record = malloc(sizeof wrong);\
    if (record)\
        *record = SCHEDULES;/
