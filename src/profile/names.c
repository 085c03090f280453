#include "names.h"

#include "file.h"

void names_write(void)
{
#define NAMED(NAME, CLASS) profile_file_write("routine %d %s %s", ROUTINE_##NAME, #NAME, #CLASS);
#include "names.def"
    NAMES_HAND_WRITTEN(NAMED)
#undef NAMED
}
