#include "names.h"

#include "file.h"

void names_write(void)
{
#define NAMED(NAME, CLASS) file_write("routine %d %s %s", ROUTINE_##NAME, #NAME, #CLASS);
#include "names.def"
    NAMES_BY_HAND(NAMED)
#undef NAMED
}
