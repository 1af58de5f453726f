/* refuses: It includes
 * the gate alone: the same, from a file that claims to be a system header */
# 1 "/usr/include/stdio.h" 1 3
#include "@TREE@/row_read.c"
