#include "interposition.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "base/report.h"

/* ---- Symbols ---- */

/* Symbol tables of an object, from its dynamic section. */
struct symbols {
    const ElfW(Sym) * table;
    const char *names;
    const uint32_t *hash; /* GNU hash table (DT_GNU_HASH) */
    const uint32_t *old_hash;
};

static const void *interposition_address_in(const struct dl_phdr_info *object, uintptr_t address)
{
    /* The loader has relocated these addresses, except in read-only objects such as the vDSO. */
    return (const void *)(address < object->dlpi_addr ? object->dlpi_addr + address : address);
}

static void interposition_read_dynamic(const struct dl_phdr_info *object, const ElfW(Dyn) * entry,
                                       struct symbols *symbols)
{
    for (; entry->d_tag != DT_NULL; entry++) {
        const void *at = interposition_address_in(object, entry->d_un.d_ptr);
        if (entry->d_tag == DT_SYMTAB)
            symbols->table = at;
        else if (entry->d_tag == DT_STRTAB)
            symbols->names = at;
        else if (entry->d_tag == DT_GNU_HASH)
            symbols->hash = at;
        else if (entry->d_tag == DT_HASH)
            symbols->old_hash = at;
    }
}

/* Returns the number of symbols. A GNU hash table does not contain this number; it follows from the
 * end of the last chain. */
static uint32_t interposition_count_symbols(const struct symbols *symbols)
{
    if (symbols->old_hash != NULL)
        return symbols->old_hash[1];
    const uint32_t *hash = symbols->hash;
    if (hash == NULL)
        return 0;
    uint32_t buckets = hash[0], first = hash[1], last = 0;
    const uint32_t *bucket = hash + 4 + hash[2] * (sizeof(uintptr_t) / sizeof *hash);
    const uint32_t *chain = bucket + buckets;
    for (uint32_t i = 0; i < buckets; i++)
        if (bucket[i] > last)
            last = bucket[i];
    if (last < first)
        return 0;
    while ((chain[last - first] & 1) == 0)
        last++;
    return last + 1;
}

static struct symbols interposition_read_symbols(const struct dl_phdr_info *object)
{
    struct symbols symbols = {0};
    for (int i = 0; i < object->dlpi_phnum; i++)
        if (object->dlpi_phdr[i].p_type == PT_DYNAMIC)
            interposition_read_dynamic(
                object,
                (const ElfW(Dyn) *)(uintptr_t)(object->dlpi_addr + object->dlpi_phdr[i].p_vaddr),
                &symbols);
    return symbols;
}

bool symbols_find(const struct dl_phdr_info *object, symbols_each *each, void *what)
{
    struct symbols symbols = interposition_read_symbols(object);
    if (symbols.table == NULL || symbols.names == NULL)
        return false;
    uint32_t n_symbols = interposition_count_symbols(&symbols);
    for (uint32_t i = 0; i < n_symbols; i++) {
        const ElfW(Sym) *symbol = &symbols.table[i];
        if (each(symbols.names + symbol->st_name, symbol->st_shndx != SHN_UNDEF, what))
            return true;
    }
    return false;
}

static uint32_t interposition_gnu_hash(const char *name)
{
    uint32_t hash = 5381;
    for (; *name != '\0'; name++)
        hash = hash * 33 + (unsigned char)*name;
    return hash;
}

/* Compares hashes without their lowest bit: in the table this bit marks the last entry of a
 * chain. */
bool symbols_may_define(const struct dl_phdr_info *object, const char *name)
{
    struct symbols symbols = interposition_read_symbols(object);
    const uint32_t *table = symbols.hash;
    if (table == NULL)
        return symbols.old_hash != NULL;
    uint32_t buckets = table[0], first = table[1], hash = interposition_gnu_hash(name);
    const uint32_t *bucket = table + 4 + table[2] * (sizeof(uintptr_t) / sizeof *table);
    const uint32_t *chain = bucket + buckets;
    if (buckets == 0 || bucket[hash % buckets] < first)
        return false;
    chain += bucket[hash % buckets] - first;
    while ((*chain & 1) == 0 && (*chain | 1) != (hash | 1))
        chain++;
    return (*chain | 1) == (hash | 1);
}

bool symbols_are_own(const struct dl_phdr_info *object)
{
    Dl_info found;
    return dladdr((void *)(uintptr_t)symbols_are_own, &found) != 0 &&
           (uintptr_t)found.dli_fbase == object->dlpi_addr;
}

/* ---- Other OpenSHMEM libraries ---- */

/* OpenSHMEM symbols that an object defines and imports. */
struct routines_found {
    /* The object defines start_pes or shmem_init (defines_init), shmem_putmem (defines_put),
     * shmem_barrier_all (defines_barrier). */
    bool defines_init, defines_put, defines_barrier;
    bool has_pshmem; /* defines pshmem_ routines */
    bool forwards;   /* imports pshmem_ routines or dlsym, so it may forward calls */
};

static bool interposition_begins_with_pshmem(const char *name)
{
    return strncmp(name, "pshmem_", strlen("pshmem_")) == 0;
}

static bool interposition_record_name(const char *name, bool is_defined, void *what)
{
    struct routines_found *routines_found = what;
    if (!is_defined)
        routines_found->forwards |=
            interposition_begins_with_pshmem(name) || strcmp(name, "dlsym") == 0;
    else if (interposition_begins_with_pshmem(name))
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
    symbols_find(object, interposition_record_name, &routines_found);
    return routines_found.has_pshmem ||
           (routines_found.defines_init && routines_found.defines_put &&
            routines_found.defines_barrier && !routines_found.forwards);
}

/* Aborts if another object is an OpenSHMEM library. Caller: dl_iterate_phdr, for each object of the
 * process. */
static int interposition_refuse_library(struct dl_phdr_info *object, size_t size, void *unused)
{
    (void)size;
    (void)unused;
    Dl_info own;
    if (symbols_are_own(object) || !interposition_is_library(object))
        return 0;
    const char *name = object->dlpi_name[0] == '\0' ? "the program" : object->dlpi_name;
    const char *ours = dladdr((void *)(uintptr_t)interposition_refuse_library, &own) != 0
                           ? own.dli_fname
                           : "libisthmus";
    report_fatal(NULL,
                 "this process contains two OpenSHMEM libraries, %s and %s: compile and link with "
                 "the oshcc of only one of them, and do not preload the other",
                 ours, name);
}

/* Caller: the dynamic loader, before main. */
__attribute__((constructor)) static void interposition_refuse_other_libraries(void)
{
    dl_iterate_phdr(interposition_refuse_library, NULL);
}

/* ---- Profiling tools ---- */

/* Returns true if the object defines `name` and `name` is a public routine of this library. A
 * public routine has a second name with the prefix p, for example pshmem_putmem. Other names that
 * begin with shmem_ do not count. */
static bool interposition_is_routine(const char *name, bool is_defined, void *own)
{
    char twin[128];
    if (!is_defined || strncmp(name, "shmem_", strlen("shmem_")) != 0)
        return false;
    int length = snprintf(twin, sizeof twin, "p%s", name);
    return length < (int)sizeof twin && symbols_may_define(own, twin);
}

/* Finds the object that contains the code of this library. Caller: dl_iterate_phdr, for each object
 * of the process. */
static int interposition_record_own(struct dl_phdr_info *object, size_t size, void *own)
{
    (void)size;
    if (!symbols_are_own(object))
        return 0;
    *(struct dl_phdr_info *)own = *object;
    return 1;
}

enum { CONTINUE, DEFINED_BY_US, DEFINED_BY_OTHERS };

/* Determines which object defines the public routines first. Objects are visited in search order:
 * the program, preloaded libraries, other libraries. Caller: dl_iterate_phdr, for each object of
 * the process. */
static int interposition_classify(struct dl_phdr_info *object, size_t size, void *own)
{
    (void)size;
    if (symbols_are_own(object))
        return DEFINED_BY_US;
    /* This library of the Fortran binding defines names that are not routines of C. */
    if (strstr(object->dlpi_name, "/libisthmusf.so") != NULL)
        return CONTINUE;
    return symbols_find(object, interposition_is_routine, own) ? DEFINED_BY_OTHERS : CONTINUE;
}

bool interposition_is_active(void)
{
    struct dl_phdr_info own;
    return dl_iterate_phdr(interposition_record_own, &own) != 0 &&
           dl_iterate_phdr(interposition_classify, &own) == DEFINED_BY_OTHERS;
}
