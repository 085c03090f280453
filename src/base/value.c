#include "value.h"

#include <locale.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Parses a number as OpenSHMEM 1.6 specifies: digits with an optional decimal point and exponent.
 * Hexadecimal numbers in the notation of C are accepted too. The locale of the program has no
 * effect. Returns the position after the number, or NULL if the text does not begin with one. */
static const char *value_scan_number(const char *text, long double *number)
{
    const char *digits = text + strspn(text, " \t");
    digits += *digits == '+';
    if (strspn(digits, "0123456789.") == 0) /* strtold also accepts "inf" and "nan" */
        return NULL;
    locale_t c_locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    if (c_locale == (locale_t)0)
        return NULL;
    char *end;
    *number = strtold_l(digits, &end, c_locale);
    freelocale(c_locale);
    return end == digits ? NULL : end;
}

/* Returns the factor of a size suffix, 1 for an empty suffix, and 0 for an unknown suffix. */
static long double value_scan_suffix(const char *suffix)
{
    static const char letters[] = "kKmMgGtT";
    if (*suffix == '\0')
        return 1;
    const char *letter = strchr(letters, *suffix);
    return letter == NULL ? 0 : (long double)(1024ull << 10 * ((letter - letters) / 2));
}

bool value_parse_size(const char *text, size_t *size)
{
    long double number;
    const char *suffix = value_scan_number(text, &number);
    if (suffix == NULL)
        return false;
    long double factor = value_scan_suffix(suffix), bytes = number * factor;
    if (factor == 0 || bytes >= (long double)SIZE_MAX)
        return false;
    *size = (size_t)bytes;
    *size += (long double)*size < bytes;
    return true;
}

bool value_parse_count(const char *text, size_t *result)
{
    long double number;
    const char *end = value_scan_number(text, &number);
    if (end == NULL || *end != '\0' || number > 1e9L)
        return false;
    *result = (size_t)number;
    return (long double)*result == number;
}

int value_find_choice(const char *text, const char *const choices[])
{
    for (int i = 0; choices[i] != NULL; i++)
        if (strcmp(text, choices[i]) == 0)
            return i;
    return -1;
}

bool value_parse_choice(const char *text, const char *const choices[], int *result)
{
    *result = value_find_choice(text, choices);
    return *result >= 0;
}
