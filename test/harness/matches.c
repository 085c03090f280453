#include "matches.h"

#include <regex.h>
#include <stdio.h>
#include <stdlib.h>

bool matches(const char *text, const char *expression)
{
    regex_t compiled;

    int error = regcomp(&compiled, expression, REG_EXTENDED | REG_NOSUB);
    if (error != 0) {
        char reason[200];
        regerror(error, &compiled, reason, sizeof reason);
        fprintf(stderr, "run_test: invalid regular expression %s: %s\n", expression, reason);
        exit(EXIT_FAILURE);
    }
    bool matches = regexec(&compiled, text, 0, NULL, 0) == 0;
    regfree(&compiled);
    return matches;
}
