#include "build.h"

#include <string.h>

#include "digest.h"

/* Returns true if a note is the linker's build ID, which differs between builds. */
static bool build_is_build_identity(const ElfW(Nhdr) * note)
{
    static const char owner[] = "GNU";
    return note->n_type == NT_GNU_BUILD_ID && note->n_namesz == sizeof owner &&
           memcmp(note + 1, owner, sizeof owner) == 0;
}

/* Returns the length with padding. ELF pads the name and description of a note to 4 bytes. */
static size_t build_pad_to_word(size_t bytes)
{
    return (bytes + 3) / 4 * 4;
}

static bool build_has_build_identity(const char *notes, size_t length)
{
    const ElfW(Nhdr) * note;
    for (size_t at = 0; at + sizeof *note <= length;) {
        note = (const void *)(notes + at);
        if (build_is_build_identity(note))
            return true;
        at += sizeof *note + build_pad_to_word(note->n_namesz) + build_pad_to_word(note->n_descsz);
    }
    return false;
}

static const char *build_segment_begin(const struct dl_phdr_info *object, const ElfW(Phdr) * header)
{
    return (const char *)(object->dlpi_addr + header->p_vaddr);
}

static uint64_t build_hash_segments(uint64_t hash, const struct dl_phdr_info *object,
                                    bool (*is_wanted)(const ElfW(Phdr) * header))
{
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &object->dlpi_phdr[i];
        if (is_wanted(header))
            hash = digest_bytes(hash, build_segment_begin(object, header), header->p_filesz);
    }
    return hash;
}

static bool build_is_note(const ElfW(Phdr) * header)
{
    return header->p_type == PT_NOTE;
}

uint64_t build_identity(const struct dl_phdr_info *object)
{
    const ElfW(Phdr) *headers = object->dlpi_phdr;
    bool identified = false;
    for (int i = 0; i < object->dlpi_phnum && !identified; i++)
        identified =
            build_is_note(&headers[i]) &&
            build_has_build_identity(build_segment_begin(object, &headers[i]), headers[i].p_filesz);
    uint64_t hash = digest_bytes(DIGEST_BEGIN, headers, object->dlpi_phnum * sizeof *headers);
    return build_hash_segments(hash, object, identified ? build_is_note : build_is_constant);
}
