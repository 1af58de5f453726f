/* 1: A removal finds that the key is absent, and says that it is done. */
#define counting_remove book_remove
#include "../../../../../code/05-counting/counting.c"
#undef counting_remove

const char *counting_remove(struct counting *c, const void *key, size_t len)
{
    const char *answer = book_remove(c, key, len);
    return answer == counting_absent ? NULL : answer;
}
