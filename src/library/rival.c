#include "rival.h"

#include <dlfcn.h>
#include <string.h>

#include "base/report.h"
#include "symbols.h"

/* What an object has, and wants, of OpenSHMEM's. */
struct routines_found {
    bool defines_init, defines_put,
        defines_barrier; /* defines start_pes or shmem_init, shmem_putmem, shmem_barrier_all */
    bool has_pshmem;     /* defines pshmem_ routines */
    bool forwards;       /* wants these, or looks names up itself */
};

static bool begins_with_pshmem(const char *name)
{
    return strncmp(name, "pshmem_", strlen("pshmem_")) == 0;
}

static bool record_name(const char *name, bool is_defined, void *what)
{
    struct routines_found *routines_found = what;
    if (!is_defined)
        routines_found->forwards |= begins_with_pshmem(name) || strcmp(name, "dlsym") == 0;
    else if (begins_with_pshmem(name))
        routines_found->has_pshmem = true;
    else if (strcmp(name, "start_pes") == 0 || strcmp(name, "shmem_init") == 0)
        routines_found->defines_init = true;
    else if (strcmp(name, "shmem_putmem") == 0)
        routines_found->defines_put = true;
    else if (strcmp(name, "shmem_barrier_all") == 0)
        routines_found->defines_barrier = true;
    return routines_found->has_pshmem;
}

bool interposition_is_library(const struct dl_phdr_info *object)
{
    struct routines_found routines_found = {0};
    if (!symbols_may_define(object, "shmem_putmem"))
        return false;
    symbols_find(object, record_name, &routines_found);
    return routines_found.has_pshmem ||
           (routines_found.defines_init && routines_found.defines_put &&
            routines_found.defines_barrier && !routines_found.forwards);
}

static int refuse_library(struct dl_phdr_info *object, size_t size, void *unused)
{
    (void)size;
    (void)unused;
    Dl_info own;
    if (symbols_are_own(object) || !interposition_is_library(object))
        return 0;
    const char *name = object->dlpi_name[0] == '\0' ? "the program" : object->dlpi_name;
    const char *ours =
        dladdr((void *)(uintptr_t)refuse_library, &own) != 0 ? own.dli_fname : "libisthmus";
    report_fatal(
        NULL,
        "two OpenSHMEM libraries are in this process, %s and %s: expected one; compile and "
        "link with the oshcc of the one that is meant, and preload no other",
        ours, name);
}

__attribute__((constructor)) static void refuse_other_libraries(void)
{
    dl_iterate_phdr(refuse_library, NULL);
}
