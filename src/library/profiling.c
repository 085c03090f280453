#include "profiling.h"

#include <link.h>
#include <stdio.h>
#include <string.h>

#include "symbols.h"

/* True if the name is one of our routines. A library may define other names that begin with shmem_.
 */
static bool is_routine(const char *name, bool is_defined, void *own)
{
    char twin[128];
    if (!is_defined || strncmp(name, "shmem_", strlen("shmem_")) != 0)
        return false;
    int length = snprintf(twin, sizeof twin, "p%s", name);
    return length < (int)sizeof twin && symbols_may_define(own, twin);
}

static int record_own(struct dl_phdr_info *object, size_t size, void *own)
{
    (void)size;
    if (!symbols_are_own(object))
        return 0;
    *(struct dl_phdr_info *)own = *object;
    return 1;
}

enum { CONTINUE, DEFINED_BY_US, DEFINED_BY_OTHERS };

/* In the order in which they are looked at for a name: the program, what is preloaded, libraries.
 */
static int classify(struct dl_phdr_info *object, size_t size, void *own)
{
    (void)size;
    if (symbols_are_own(object))
        return DEFINED_BY_US;
    if (strstr(object->dlpi_name, "/libisthmusf.so") != NULL) /* which has Fortran's names */
        return CONTINUE;
    return symbols_find(object, is_routine, own) ? DEFINED_BY_OTHERS : CONTINUE;
}

bool interposition_is_active(void)
{
    struct dl_phdr_info own;
    return dl_iterate_phdr(record_own, &own) != 0 &&
           dl_iterate_phdr(classify, &own) == DEFINED_BY_OTHERS;
}
