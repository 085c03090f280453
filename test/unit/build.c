/*
 * Tests the identity of builds. Two objects with equal linker build ids are the same build,
 * whatever else differs. Without build ids, all constant data are compared.
 */
#include "base/build.h"

#include "unit.h"

enum { ROOM = 64, CONSTANTS = 32 };

/* An object in memory. Its notes are not at the start, so that no note precedes them by
 * accident. */
struct object {
    char before[ROOM];
    _Alignas(8) char notes[ROOM];
    char constants[CONSTANTS], data[CONSTANTS];
};

static size_t add_note(struct object *object, size_t at, uint32_t type, const char *owner,
                       const char *description, size_t bytes)
{
    ElfW(Nhdr) note = {
        .n_type = type, .n_namesz = (ElfW(Word))strlen(owner) + 1, .n_descsz = (ElfW(Word))bytes};
    memcpy(object->notes + at, &note, sizeof note);
    memcpy(object->notes + at + sizeof note, owner, note.n_namesz);
    at += sizeof note + (note.n_namesz + 3) / 4 * 4;
    memcpy(object->notes + at, description, bytes);
    return at + (bytes + 3) / 4 * 4;
}

static ElfW(Phdr) header_of(const struct object *object, const char *begin, size_t bytes,
                            uint32_t type, uint32_t flags)
{
    return (ElfW(Phdr)){.p_type = type,
                        .p_flags = flags,
                        .p_vaddr = (ElfW(Addr))(begin - (const char *)object),
                        .p_filesz = bytes};
}

static uint64_t identity_of(const struct object *object, size_t notes)
{
    const ElfW(Phdr) headers[] = {
        header_of(object, object->notes, notes, PT_NOTE, PF_R),
        header_of(object, object->constants, CONSTANTS, PT_LOAD, PF_R),
        header_of(object, object->data, CONSTANTS, PT_LOAD, PF_R | PF_W),
    };
    const struct dl_phdr_info info = {.dlpi_addr = (ElfW(Addr))object,
                                      .dlpi_phdr = headers,
                                      .dlpi_phnum = sizeof headers / sizeof headers[0]};
    return build_identity(&info);
}

/* Returns the identity of an object. `linkers` is the linker's build id, which follows another
 * note, or NULL. */
static uint64_t identity(const char *linkers, char constant, char variable)
{
    static struct object object;
    memset(&object, 0, sizeof object);
    memset(object.constants, constant, CONSTANTS);
    memset(object.data, variable, CONSTANTS);
    size_t end = add_note(&object, 0, NT_GNU_ABI_TAG, "GNU", "abcde", 5);
    if (linkers != NULL)
        end = add_note(&object, end, NT_GNU_BUILD_ID, "GNU", linkers, strlen(linkers));
    return identity_of(&object, end);
}

int main(void)
{
    CHECK(identity("12345678", 'c', 'v') == identity("12345678", 'c', 'w'));
    CHECK(identity("12345678", 'c', 'v') == identity("12345678", 'd', 'v'));
    CHECK(identity("12345678", 'c', 'v') != identity("12345679", 'c', 'v'));
    CHECK(identity(NULL, 'c', 'v') == identity(NULL, 'c', 'w'));
    CHECK(identity(NULL, 'c', 'v') != identity(NULL, 'd', 'v'));
    CHECK(identity(NULL, 'c', 'v') != identity("12345678", 'c', 'v'));
    return unit_status();
}
