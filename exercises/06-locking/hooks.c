/* What a compiler calls at -fsanitize=thread, with the names and types that
 * gcc and clang have agreed upon. Included by interrupt.c. */

#define HOOK(result, name, ...) \
    result __tsan_##name(__VA_ARGS__); \
    result __tsan_##name(__VA_ARGS__)

HOOK(void, init, void) { }
HOOK(void, func_entry, void *from) { (void)from; }
HOOK(void, func_exit, void) { }

#define PLAIN(bytes) \
    HOOK(void, read##bytes, void *p)            { step(READ, p, bytes); } \
    HOOK(void, write##bytes, void *p)           { step(WRITE, p, bytes); } \
    HOOK(void, unaligned_read##bytes, void *p)  { step(READ, p, bytes); } \
    HOOK(void, unaligned_write##bytes, void *p) { step(WRITE, p, bytes); }
PLAIN(1)
PLAIN(2)
PLAIN(4)
PLAIN(8)
PLAIN(16)

HOOK(void, read_range, void *p, uintptr_t n)  { if (n) step(READ, p, n); }
HOOK(void, write_range, void *p, uintptr_t n) { if (n) step(WRITE, p, n); }

/* Newer clang has these in place of the functions of <string.h>. */
HOOK(void *, memcpy, void *to, const void *from, uintptr_t n)
{
    step(READ, from, n);
    step(WRITE, to, n);
    return memcpy(to, from, n);
}

HOOK(void *, memmove, void *to, const void *from, uintptr_t n)
{
    step(READ, from, n);
    step(WRITE, to, n);
    return memmove(to, from, n);
}

HOOK(void *, memset, void *to, int byte, uintptr_t n)
{
    step(WRITE, to, n);
    return memset(to, byte, n);
}

/* The memory order says what *other* memory is seen. Here everything is. */
#define CHANGE(bits, name) \
    HOOK(uint##bits##_t, atomic##bits##_##name, \
         volatile uint##bits##_t *p, uint##bits##_t v, int order) \
    { \
        (void)order; \
        step(ATOMIC_WRITE, p, sizeof *p); \
        return __atomic_##name(p, v, __ATOMIC_SEQ_CST); \
    }

#define COMPARE(bits, how, weak) \
    HOOK(int, atomic##bits##_compare_exchange_##how, \
         volatile uint##bits##_t *p, uint##bits##_t *expected, \
         uint##bits##_t v, int order, int otherwise) \
    { \
        (void)order; \
        (void)otherwise; \
        step(ATOMIC_WRITE, p, sizeof *p); \
        return __atomic_compare_exchange_n(p, expected, v, weak, \
                                           __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST); \
    }

#define ATOMIC(bits) \
    HOOK(uint##bits##_t, atomic##bits##_load, \
         const volatile uint##bits##_t *p, int order) \
    { \
        (void)order; \
        step(ATOMIC_READ, p, sizeof *p); \
        return __atomic_load_n(p, __ATOMIC_SEQ_CST); \
    } \
    HOOK(void, atomic##bits##_store, \
         volatile uint##bits##_t *p, uint##bits##_t v, int order) \
    { \
        (void)order; \
        step(ATOMIC_WRITE, p, sizeof *p); \
        __atomic_store_n(p, v, __ATOMIC_SEQ_CST); \
    } \
    HOOK(uint##bits##_t, atomic##bits##_exchange, \
         volatile uint##bits##_t *p, uint##bits##_t v, int order) \
    { \
        (void)order; \
        step(ATOMIC_WRITE, p, sizeof *p); \
        return __atomic_exchange_n(p, v, __ATOMIC_SEQ_CST); \
    } \
    CHANGE(bits, fetch_add) \
    CHANGE(bits, fetch_sub) \
    CHANGE(bits, fetch_and) \
    CHANGE(bits, fetch_or) \
    CHANGE(bits, fetch_xor) \
    COMPARE(bits, strong, false) \
    COMPARE(bits, weak, true) \
    HOOK(uint##bits##_t, atomic##bits##_compare_exchange_val, \
         volatile uint##bits##_t *p, uint##bits##_t expected, \
         uint##bits##_t v, int order, int otherwise) \
    { \
        __tsan_atomic##bits##_compare_exchange_strong(p, &expected, v, order, \
                                                      otherwise); \
        return expected; \
    }
ATOMIC(8)
ATOMIC(16)
ATOMIC(32)
ATOMIC(64)

HOOK(void, atomic_thread_fence, int order) { (void)order; }
HOOK(void, atomic_signal_fence, int order) { (void)order; }
