/* refuses: It includes
 * the gate alone: the solution, from where the grader has it */
#include "@TREE@/row_read.c"
