#include "rival.h"

#include <dlfcn.h>
#include <string.h>

#include "base/report.h"
#include "symbols.h"

/* What an object has, and wants, of OpenSHMEM's. */
struct found {
    bool begins, puts, meets; /* defines start_pes or shmem_init, shmem_putmem, shmem_barrier_all */
    bool has_twins;           /* defines pshmem_ routines */
    bool passes_on;           /* wants these, or looks names up itself */
};

static bool begins_with_twin(const char *name)
{
    return strncmp(name, "pshmem_", strlen("pshmem_")) == 0;
}

static bool note_rival(const char *name, bool is_defined, void *what)
{
    struct found *found = what;
    if (!is_defined)
        found->passes_on |= begins_with_twin(name) || strcmp(name, "dlsym") == 0;
    else if (begins_with_twin(name))
        found->has_twins = true;
    else if (strcmp(name, "start_pes") == 0 || strcmp(name, "shmem_init") == 0)
        found->begins = true;
    else if (strcmp(name, "shmem_putmem") == 0)
        found->puts = true;
    else if (strcmp(name, "shmem_barrier_all") == 0)
        found->meets = true;
    return found->has_twins;
}

bool rival_is_library(const struct dl_phdr_info *object)
{
    struct found found = {0};
    if (!symbols_may_define(object, "shmem_putmem"))
        return false;
    symbols_find(object, note_rival, &found);
    return found.has_twins || (found.begins && found.puts && found.meets && !found.passes_on);
}

static int refuse(struct dl_phdr_info *object, size_t size, void *unused)
{
    (void)size;
    (void)unused;
    Dl_info own;
    if (symbols_are_own(object) || !rival_is_library(object))
        return 0;
    const char *name = object->dlpi_name[0] == '\0' ? "the program" : object->dlpi_name;
    const char *ours = dladdr((void *)(uintptr_t)refuse, &own) != 0 ? own.dli_fname : "libisthmus";
    report_fatal(
        NULL,
        "two OpenSHMEM libraries are in this process, %s and %s: expected one; compile and "
        "link with the oshcc of the one that is meant, and preload no other",
        ours, name);
}

__attribute__((constructor)) static void look_for_rivals(void)
{
    dl_iterate_phdr(refuse, NULL);
}
