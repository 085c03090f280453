/*
 * Defines _dl_find_object for musl. musl-gcc links with the libgcc that was built for glibc, which
 * unwinds stacks with this function of glibc's dynamic linker. This version uses dl_iterate_phdr,
 * as a libgcc built for musl does.
 */
#define _GNU_SOURCE
#include <link.h>
#include <stdbool.h>
#include <stddef.h>

/* Copy of the structure in glibc's <dlfcn.h> for x86-64. */
struct dl_find_object {
    unsigned long long flags;
    void *begin, *end;
    struct link_map *map;
    void *eh_frame;
    unsigned long long reserved[7];
};

struct search {
    const char *at;
    struct dl_find_object *found;
    bool is_done;
};

static int look(struct dl_phdr_info *object, size_t size, void *argument)
{
    (void)size;
    struct search *search = argument;
    char *eh_frame = NULL, *begin = NULL, *end = NULL;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &object->dlpi_phdr[i];
        char *from = (char *)object->dlpi_addr + header->p_vaddr;
        if (header->p_type == PT_GNU_EH_FRAME)
            eh_frame = from;
        if (header->p_type != PT_LOAD)
            continue;
        begin = begin == NULL ? from : begin;
        end = from + header->p_memsz;
    }
    if (eh_frame == NULL || search->at < begin || search->at >= end)
        return 0;
    *search->found = (struct dl_find_object){.begin = begin, .end = end, .eh_frame = eh_frame};
    search->is_done = true;
    return 1;
}

__attribute__((visibility("hidden"))) int _dl_find_object(void *at, struct dl_find_object *found)
{
    struct search search = {at, found, false};
    dl_iterate_phdr(look, &search);
    return search.is_done ? 0 : -1;
}
