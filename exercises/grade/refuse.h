/* Put in front of a student's file. It lets in the headers that an answer may
 * want, and then closes the language's back doors: words whose use makes the
 * compiler stop with "attempt to use poisoned". They are the ways to run code
 * before main() or after it, and to call the system without naming a function.
 */
#define _POSIX_C_SOURCE 200809L
#include <assert.h>
#include <ctype.h>
#include <errno.h>
#include <float.h>
#include <fenv.h>
#include <inttypes.h>
#include <limits.h>
#include <locale.h>
#include <math.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <setjmp.h>
#include <signal.h>
#include <stdalign.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <stdnoreturn.h>
#include <string.h>
#include <strings.h>
#include <time.h>
#include <unistd.h>
#include <wchar.h>

#pragma GCC poison asm __asm __asm__ __attribute __attribute__ __declspec
#pragma GCC poison gnu __gnu__ clang constructor __constructor__
