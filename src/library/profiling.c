#include "profiling.h"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <stdint.h>
#include <string.h>

/* What an object's dynamic section tells of its symbols. */
struct symbols {
    const ElfW(Sym) * table;
    const char *names;
    const uint32_t *hash; /* GNU's */
    const uint32_t *old_hash;
};

static const void *address_in(const struct dl_phdr_info *object, uintptr_t address)
{
    /* The loader has relocated these, but in objects that it may not write to, such as the vDSO. */
    return (const void *)(address < object->dlpi_addr ? object->dlpi_addr + address : address);
}

static void read_dynamic(const struct dl_phdr_info *object, const ElfW(Dyn) * entry,
                         struct symbols *symbols)
{
    for (; entry->d_tag != DT_NULL; entry++) {
        const void *at = address_in(object, entry->d_un.d_ptr);
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

/* How many symbols there are: GNU's table tells by the end of its last chain only. */
static uint32_t count_symbols(const struct symbols *symbols)
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

static bool is_routine(const struct symbols *symbols, const ElfW(Sym) * symbol)
{
    const char *name = symbols->names + symbol->st_name;
    return symbol->st_shndx != SHN_UNDEF && strncmp(name, "shmem_", strlen("shmem_")) == 0;
}

static bool defines_routine(const struct dl_phdr_info *object)
{
    struct symbols symbols = {0};
    for (int i = 0; i < object->dlpi_phnum; i++)
        if (object->dlpi_phdr[i].p_type == PT_DYNAMIC)
            read_dynamic(
                object,
                (const ElfW(Dyn) *)(uintptr_t)(object->dlpi_addr + object->dlpi_phdr[i].p_vaddr),
                &symbols);
    uint32_t n_symbols =
        symbols.table == NULL || symbols.names == NULL ? 0 : count_symbols(&symbols);
    for (uint32_t i = 0; i < n_symbols; i++)
        if (is_routine(&symbols, &symbols.table[i]))
            return true;
    return false;
}

static bool is_this_library(const struct dl_phdr_info *object)
{
    Dl_info found;
    return dladdr((void *)(uintptr_t)profiling_is_on, &found) != 0 &&
           (uintptr_t)found.dli_fbase == object->dlpi_addr;
}

enum { GO_ON, OURS, OTHERS };

/* In the order in which they are looked at for a name: the program, what is preloaded, libraries.
 */
static int look_at(struct dl_phdr_info *object, size_t size, void *unused)
{
    (void)size;
    (void)unused;
    if (is_this_library(object))
        return OURS;
    if (strstr(object->dlpi_name, "/libisthmusf.so") != NULL) /* which has Fortran's names */
        return GO_ON;
    return defines_routine(object) ? OTHERS : GO_ON;
}

bool profiling_is_on(void)
{
    return dl_iterate_phdr(look_at, NULL) == OTHERS;
}
