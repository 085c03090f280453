/*
 * Which build an executable or shared object is of: two processes that have the same have the same
 * functions and constants at the same places of it.
 */
#ifndef ISTHMUS_BUILD_H
#define ISTHMUS_BUILD_H

#include <link.h>
#include <stdbool.h>
#include <stdint.h>

/* From its program headers and the notes, of which one is the linker's build identity; where it
 * left none, from all that is constant. */
uint64_t build_identity(const struct dl_phdr_info *object);

/* A program header of memory that nobody writes. */
static inline bool build_is_constant(const ElfW(Phdr) * header)
{
    return header->p_type == PT_LOAD && (header->p_flags & (PF_R | PF_W)) == PF_R;
}

#endif
