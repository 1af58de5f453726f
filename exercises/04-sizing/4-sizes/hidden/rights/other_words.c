/* Uses what sizing.h leaves open: other words for its messages, p is looked at
 * before n, and where two k keep the promise with the same m, the larger. */
#define sizing_bad_n book_bad_n
#define sizing_bad_p book_bad_p
#define sizing_bad_margin book_bad_margin
#define sizing_too_big book_too_big
#define sizing_textbook book_textbook
#define sizing_promise book_promise
#define sizing_widen book_widen
#include "../../../../../code/04-sizing/sizing.c"
#undef sizing_bad_n
#undef sizing_bad_p
#undef sizing_bad_margin
#undef sizing_too_big
#undef sizing_textbook
#undef sizing_promise
#undef sizing_widen

const char sizing_bad_n[] = "no keys";
const char sizing_bad_p[] = "p is no false-positive rate";
const char sizing_bad_margin[] = "that is no margin";
const char sizing_too_big[] = "too big";

static const char *in_other_words(const char *why)
{
    return why == book_bad_n      ? sizing_bad_n
         : why == book_bad_p      ? sizing_bad_p
         : why == book_bad_margin ? sizing_bad_margin
         : why == book_too_big    ? sizing_too_big
                                  : why;
}

const char *sizing_textbook(uint64_t n, double p, struct sizing *size)
{
    if (!is_rate(p))
        return sizing_bad_p;
    return in_other_words(book_textbook(n, p, size));
}

const char *sizing_promise(uint64_t n, double p, struct sizing *size)
{
    if (!is_rate(p))
        return sizing_bad_p;
    const char *why = book_promise(n, p, size);
    if (why)
        return in_other_words(why);
    while (fpr_exact(size->m, size->k + 1, n) <= p)
        size->k++;
    return NULL;
}

const char *sizing_widen(struct sizing *size, double margin)
{
    return in_other_words(book_widen(size, margin));
}
