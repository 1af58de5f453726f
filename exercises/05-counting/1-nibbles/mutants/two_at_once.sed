# fails: sound: moves two bytes at once, also where the second is not there
s/static void move/#include <string.h>\
\
static void move/
s/    \*byte = .*/    unsigned char two[2];\
    memcpy(two, byte, 2);\
    two[0] = (unsigned char)(two[0] + by);\
    memcpy(byte, two, 2);/
