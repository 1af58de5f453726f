#include "number.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool is_digit(char c)
{
    return isdigit((unsigned char)c);
}

/* value * 10 + digit, where that is below 2^64. */
static bool append(uint64_t *value, unsigned digit)
{
    if (*value > (UINT64_MAX - digit) / 10)
        return false;
    *value = *value * 10 + digit;
    return true;
}

/* Digits, perhaps with a point among them: *digits times 10^*power. NULL, or
 * where they end. */
static const char *read_digits(const char *at, uint64_t *digits, int *power)
{
    const char *start = at, *point = NULL;
    for (; is_digit(*at) || (*at == '.' && !point); at++) {
        if (*at == '.')
            point = at;
        else if (!append(digits, (unsigned)(*at - '0')))
            return NULL;
    }
    if (point)
        *power = -(int)(at - point - 1);
    return at - start > (point != NULL) ? at : NULL;
}

/* "e6", "M" or nothing: added to *power. */
static const char *read_power(const char *at, int *power)
{
    static const char letters[] = "kMGT";
    const char *letter = *at ? strchr(letters, *at) : NULL;
    if (letter)
        *power += 3 * (int)(letter - letters + 1);
    if (letter)
        return at + 1;
    if ((*at != 'e' && *at != 'E') || !is_digit(at[1]))
        return at;
    char *end;
    long e = strtol(at + 1, &end, 10);
    *power += e < 1000 ? (int)e : 1000;
    return end;
}

bool number_count(const char *text, uint64_t *value)
{
    uint64_t digits = 0;
    int power = 0;
    const char *at = read_digits(text, &digits, &power);
    at = at ? read_power(at, &power) : NULL;
    if (!at || *at)
        return false;
    for (; power > 0 && digits; power--)
        if (!append(&digits, 0))
            return false;
    for (; power < 0 && digits; power++, digits /= 10)
        if (digits % 10)
            return false;
    *value = digits;
    return true;
}

/* What strtod() reads besides, such as 0x10, nan or a space, is none. */
bool number_real(const char *text, double *value)
{
    char *end;
    double x = strtod(text, &end);
    size_t decimal = *text == '+' ? 0 : strspn(text, "0123456789.eE+-");
    bool number = end > text && (size_t)(end - text) <= decimal && isfinite(x);
    while (*end == ' ')
        end++;
    if (*end == '%') {
        x /= 100;
        end++;
    }
    if (!number || *end)
        return false;
    *value = x;
    return true;
}
