#include "info_program.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* The contents of a file. */
struct image {
    const char *bytes;
    size_t length;
};

/* Returns an array of `count` entries of `size` bytes at an offset of the file. Returns NULL if the
 * array extends beyond the end of the file, or is not aligned as `align` requires. */
static const void *info_program_array(const struct image *image, uint64_t offset, uint64_t count,
                                      size_t size, size_t align)
{
    if (offset > image->length || count > (image->length - offset) / size || offset % align != 0)
        return NULL;
    return image->bytes + offset;
}

/* Returns the dynamic symbol table's section header, or NULL if the file has none. */
static const ElfW(Shdr) * info_program_find_symbols(const ElfW(Shdr) * sections, unsigned count)
{
    for (unsigned i = 0; i < count; i++)
        if (sections[i].sh_type == SHT_DYNSYM)
            return &sections[i];
    return NULL;
}

/* Returns the section headers and sets *count, or returns NULL if the file is not an ELF file of
 * this kind of host. */
static const ElfW(Shdr) * info_program_find_sections(const struct image *image, unsigned *count)
{
    const unsigned char native[] = {ELFMAG0, ELFMAG1, ELFMAG2, ELFMAG3, ELFCLASS64};
    const ElfW(Ehdr) *head = info_program_array(image, 0, 1, sizeof *head, 1);
    if (head == NULL || memcmp(head->e_ident, native, sizeof native) != 0 ||
        head->e_ident[EI_DATA] != (__BYTE_ORDER == __LITTLE_ENDIAN ? ELFDATA2LSB : ELFDATA2MSB) ||
        head->e_shentsize != sizeof(ElfW(Shdr)))
        return NULL;
    *count = head->e_shnum;
    return info_program_array(image, head->e_shoff, *count, sizeof(ElfW(Shdr)), sizeof(ElfW(Addr)));
}

/* Properties of a file that its dynamic symbols show. */
struct info_program_findings {
    bool calls;   /* the file calls OpenSHMEM routines */
    bool inlines; /* the file registers inlined operations */
};

static void info_program_note_symbol(const char *name, struct info_program_findings *findings)
{
    if (strcmp(name, "shmemx_inline_attach") == 0)
        findings->inlines = true;
    else if (strncmp(name, "shmem", strlen("shmem")) == 0)
        findings->calls = true;
}

/* Reads the dynamic symbols. Returns false if the file is not an executable or shared object of
 * this kind of host, or is damaged. */
static bool info_program_read(const struct image *image, struct info_program_findings *findings)
{
    unsigned count;
    const ElfW(Shdr) *sections = info_program_find_sections(image, &count), *table;
    if (sections == NULL || (table = info_program_find_symbols(sections, count)) == NULL ||
        table->sh_link >= count)
        return false;
    const ElfW(Shdr) *texts = &sections[table->sh_link];
    uint64_t n_symbols = table->sh_size / sizeof(ElfW(Sym));
    const ElfW(Sym) *symbols = info_program_array(image, table->sh_offset, n_symbols,
                                                  sizeof(ElfW(Sym)), sizeof(ElfW(Addr)));
    const char *names = info_program_array(image, texts->sh_offset, texts->sh_size, 1, 1);
    if (symbols == NULL || names == NULL || texts->sh_size == 0 || names[texts->sh_size - 1] != 0)
        return false;
    for (uint64_t i = 0; i < n_symbols; i++)
        if (symbols[i].st_name < texts->sh_size)
            info_program_note_symbol(names + symbols[i].st_name, findings);
    return true;
}

/* Maps the file. On failure, prints an error message and returns false. */
static bool info_program_map(const char *path, struct image *image)
{
    struct stat status;
    int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
    if (file < 0 || fstat(file, &status) != 0) {
        fprintf(stderr, "isthmus-info: %s: cannot read: %s\n", path, strerror(errno));
        if (file >= 0)
            close(file);
        return false;
    }
    image->length = S_ISREG(status.st_mode) ? (size_t)status.st_size : 0;
    void *bytes = image->length == 0 ? MAP_FAILED
                                     : mmap(NULL, image->length, PROT_READ, MAP_PRIVATE, file, 0);
    close(file);
    if (bytes == MAP_FAILED)
        image->length = 0; /* the caller reports a file that is not a program */
    image->bytes = bytes;
    return true;
}

int info_program_show(const char *path)
{
    struct image image;
    struct info_program_findings findings = {0};
    if (!info_program_map(path, &image))
        return EXIT_FAILURE;
    bool is_program = info_program_read(&image, &findings);
    if (image.length != 0)
        munmap((void *)image.bytes, image.length);
    if (!is_program) {
        fprintf(
            stderr,
            "isthmus-info: %s: not a dynamically linked program or shared library of this host\n",
            path);
        return EXIT_FAILURE;
    }
    printf("%s: %s\n", path,
           findings.inlines ? "short operations are inlined"
           : findings.calls ? "no operations are inlined: all operations call the library"
                            : "calls no OpenSHMEM routines");
    return EXIT_SUCCESS;
}
