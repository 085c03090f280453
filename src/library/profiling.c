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

static int find_own(struct dl_phdr_info *object, size_t size, void *own)
{
    (void)size;
    if (!symbols_are_own(object))
        return 0;
    *(struct dl_phdr_info *)own = *object;
    return 1;
}

enum { GO_ON, OURS, OTHERS };

/* In the order in which they are looked at for a name: the program, what is preloaded, libraries.
 */
static int look_at(struct dl_phdr_info *object, size_t size, void *own)
{
    (void)size;
    if (symbols_are_own(object))
        return OURS;
    if (strstr(object->dlpi_name, "/libisthmusf.so") != NULL) /* which has Fortran's names */
        return GO_ON;
    return symbols_find(object, is_routine, own) ? OTHERS : GO_ON;
}

bool profiling_is_on(void)
{
    struct dl_phdr_info own;
    return dl_iterate_phdr(find_own, &own) != 0 && dl_iterate_phdr(look_at, &own) == OTHERS;
}
