/* Each 8-bit hash and the one of ten positions that it becomes, by modulo and
 * by multiply-shift. */
#include <stdio.h>

int main(void)
{
    printf("# plots/02-modulo-reduce m=10\nhash\tmodulo\tscaled\n");
    for (unsigned h = 0; h < 256; h++)
        printf("%u\t%u\t%u\n", h, h % 10, h * 10 >> 8);
    return 0;
}
