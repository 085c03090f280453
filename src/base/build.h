/*
 * Identity of the build of an executable or shared object. If two processes have loaded an object
 * with the same identity, its functions and constants have the same contents and the same offsets
 * in both processes.
 */
#ifndef ISTHMUS_BUILD_H
#define ISTHMUS_BUILD_H

#include <link.h>
#include <stdbool.h>
#include <stdint.h>

/* Returns a digest that identifies the build of the object. The digest covers the program headers
 * and the ELF notes, which usually contain the build ID that the linker has written. If the object
 * has no build ID, the digest covers all constant segments instead of the notes. */
uint64_t build_identity(const struct dl_phdr_info *object);

/* Returns true if the header describes a segment that is readable and not writable. */
static inline bool build_is_constant(const ElfW(Phdr) * header)
{
    return header->p_type == PT_LOAD && (header->p_flags & (PF_R | PF_W)) == PF_R;
}

#endif
