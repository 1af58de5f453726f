/* Without CUnit: the first thing that is wrong is the exit status. */
#include "shelf.h"

#include <stdio.h>
#include <string.h>

static struct shelf *people(uint64_t m, const char *const *name)
{
    struct shelf *s = shelf_new(m);
    for (; s && *name; name++)
        shelf_put(s, *name, strlen(*name));
    return s;
}

static int one_shelf(struct shelf *s)
{
    if (!shelf_put(s, "", 0) || shelf_put(s, NULL, 0))
        return 1;
    if (!shelf_put(s, "tea\0pot", 7) || shelf_has(s, "tea", 3) || shelf_count(s) != 2)
        return 2;
    if (!shelf_put(s, "bob", 3) || shelf_has(s, "bob\n", 4))
        return 3;
    shelf_clear(s);
    return shelf_count(s) != 0 || shelf_has(s, "", 0) || shelf_has(s, "bob", 3)
        || shelf_has(s, "tea\0pot", 7) ? 4 : 0;
}

static int two_shelves(void)
{
    static const char *const here[] = { "alice", "bob", NULL };
    static const char *const there[] = { "charlie", "david", NULL };
    struct shelf *a = people(5000, here), *b = people(5000, there);
    struct shelf *c = people(5050, there);
    int wrong = !a || !b || !c || shelf_join(a, c) || shelf_count(a) != 2
        || !shelf_join(a, b) || shelf_count(a) != 4 || shelf_count(b) != 2
        || !shelf_has(a, "charlie", 7) || !shelf_has(a, "alice", 5);
    shelf_free(a);
    shelf_free(b);
    shelf_free(c);
    return wrong ? 5 : 0;
}

static int last_bit(void)
{
    struct shelf *s = shelf_new(65);
    char key[8];
    for (int i = 0; s && i < 1000; i++)
        shelf_put(s, key, (size_t)sprintf(key, "%d", i));
    int wrong = !s || !shelf_bit(s, 64) || shelf_count(s) != 65;
    shelf_free(s);
    return wrong ? 6 : 0;
}

int main(void)
{
    if (shelf_place(-3, 7) != 6 || shelf_place(-3, UINT64_C(1) << 33) != 8589934589)
        return 7;
    if (shelf_new(0))
        return 8;
    struct shelf *s = shelf_new(100000);
    int wrong = s ? one_shelf(s) : 9;
    shelf_free(s);
    return wrong ? wrong : two_shelves() ? 5 : last_bit();
}
