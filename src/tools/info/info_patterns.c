#include "info_patterns.h"

#include <ctype.h>
#include <string.h>

struct pattern_list pattern_list;

size_t pattern_placeholder(const char *pattern)
{
    if (pattern[0] != '<' || !islower((unsigned char)pattern[1]))
        return 0;
    size_t length = 1 + strspn(pattern + 1, "abcdefghijklmnopqrstuvwxyz0123456789- ");
    return pattern[length] == '>' ? length + 1 : 0;
}
