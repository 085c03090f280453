#include "static_data.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "environment.h"
#include "report.h"

struct static_data static_data = {.file = -1};
static const char *why_not = "the library was not loaded in the usual way";

/* The executable's writable segment, less what the loader made read-only after relocation. */
static struct {
    char *begin;    /* page-aligned, as is end */
    char *file_end; /* from here on, anonymous memory that begins as zeros (.bss) */
    char *end;
} executable;

const char *static_data_why_not(void)
{
    return why_not;
}

void static_data_give_up(const char *reason)
{
    why_not = reason;
}

bool static_data_owns(const void *address)
{
    return (const char *)address >= executable.begin && (const char *)address < executable.end;
}

static char *page_up(uintptr_t address)
{
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    return (char *)((address + page - 1) & ~(page - 1));
}

/* The first object that is visited is the executable. */
static int find_executable(struct dl_phdr_info *info, size_t size, void *unused)
{
    (void)size, (void)unused;
    uintptr_t relro_end = 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        uintptr_t begin = info->dlpi_addr + header->p_vaddr;
        if (header->p_type == PT_GNU_RELRO)
            relro_end = begin + header->p_memsz;
        if (header->p_type == PT_LOAD && (header->p_flags & PF_W)) {
            executable.begin = (char *)begin;
            executable.file_end = page_up(begin + header->p_filesz);
            executable.end = page_up(begin + header->p_memsz);
        }
    }
    uintptr_t begin = (uintptr_t)executable.begin;
    /* Without RELRO the first page may hold read-only neighbours' bytes: they are copied along. */
    uintptr_t page = (uintptr_t)sysconf(_SC_PAGESIZE);
    executable.begin = relro_end > begin ? page_up(relro_end) : (char *)(begin & ~(page - 1));
    if (executable.file_end < executable.begin)
        executable.file_end = executable.begin;
    return 1;
}

static bool single_threaded(void)
{
    DIR *tasks = opendir("/proc/self/task");
    if (tasks == NULL)
        return false;
    int threads = 0;
    for (struct dirent *entry; (entry = readdir(tasks)) != NULL;)
        threads += entry->d_name[0] != '.';
    closedir(tasks);
    return threads == 1;
}

/* Copies the pages of begin .. end that were ever touched, as the kernel's page map tells: the rest
 * are zeros, which a fresh file has already. Without a page map every page is copied that is not
 * zero. */
static void copy_touched_pages(char *to, const char *begin, const char *end)
{
    enum { PAGES_AT_ONCE = 512 };
    const uint64_t present_or_swapped = UINT64_C(3) << 62;
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    uint64_t entries[PAGES_AT_ONCE];
    int map = open("/proc/self/pagemap", O_RDONLY | O_CLOEXEC);

    for (const char *at = begin; at < end;) {
        size_t pages = (size_t)(end - at) / page;
        if (pages > PAGES_AT_ONCE)
            pages = PAGES_AT_ONCE;
        off_t offset = (off_t)((uintptr_t)at / page * sizeof entries[0]);
        size_t bytes = pages * sizeof entries[0];
        bool known = map >= 0 && pread(map, entries, bytes, offset) == (ssize_t)bytes;
        for (size_t i = 0; i < pages; i++, at += page)
            if (known ? (entries[i] & present_or_swapped) != 0
                      : at[0] != 0 || memcmp(at, at + 1, page - 1) != 0)
                memcpy(to + (at - begin), at, page);
    }
    if (map >= 0)
        close(map);
}

/* A copy of the segment in a new memory file; its descriptor, or -1 with why_not set. */
static int copy_to_file(size_t length)
{
    int file = memfd_create("isthmus-static", MFD_CLOEXEC);
    if (file < 0 || ftruncate(file, (off_t)length) != 0) {
        why_not = "a memory file for them could not be made";
        if (file >= 0)
            close(file);
        return -1;
    }
    char *copy = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (copy == MAP_FAILED) {
        why_not = "their memory file could not be mapped";
        close(file);
        return -1;
    }
    size_t initialized = (size_t)(executable.file_end - executable.begin);
    memcpy(copy, executable.begin, initialized);
    copy_touched_pages(copy + initialized, executable.file_end, executable.end);
    munmap(copy, length);
    return file;
}

/* Copies what the memory file holds; its holes are zeros, and stay holes. */
static void copy_file_data(char *to)
{
    off_t data = lseek(static_data.file, 0, SEEK_DATA);
    if (data < 0 && errno != ENXIO) { /* the program closed our descriptor */
        memcpy(to, static_data.base, static_data.length);
        return;
    }
    while (data >= 0) {
        off_t hole = lseek(static_data.file, data, SEEK_HOLE);
        if (hole < 0)
            hole = (off_t)static_data.length;
        memcpy(to + data, static_data.base + data, (size_t)(hole - data));
        data = lseek(static_data.file, hole, SEEK_DATA);
    }
}

/* A forked child keeps a private copy, or it would write into its parent's variables. */
static void detach_child(void)
{
    size_t length = static_data.length;
    char *copy = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (copy == MAP_FAILED)
        return;
    copy_file_data(copy);
    if (mremap(copy, length, length, MREMAP_MAYMOVE | MREMAP_FIXED, static_data.base) == MAP_FAILED)
        munmap(copy, length);
}

bool static_data_move(int file)
{
    size_t length = static_data.length;
    char *copy = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (copy == MAP_FAILED)
        return false;
    copy_file_data(copy);
    munmap(copy, length);
    if (mmap(static_data.base, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) ==
        MAP_FAILED)
        return false;
    close(static_data.file);
    static_data.file = file;
    return true;
}

__attribute__((constructor)) static void static_data_remap(void)
{
    dl_iterate_phdr(find_executable, NULL);
    if (!environment_static_data()) {
        why_not = "ISTHMUS_STATIC_DATA turns that off";
        return;
    }
    if (executable.end <= executable.begin) {
        why_not = "the executable has no writable segment";
        return;
    }
    /* What another thread writes during the copy would be lost. */
    if (!single_threaded()) {
        why_not = "the library was loaded into a process that already had threads";
        return;
    }
    size_t length = (size_t)(executable.end - executable.begin);
    int file = copy_to_file(length);
    if (file < 0)
        return;
    if (mmap(executable.begin, length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file, 0) ==
        MAP_FAILED) {
        why_not = "their memory file could not be mapped over them";
        close(file);
        return;
    }
    static_data = (struct static_data){executable.begin, length, file};
    why_not = NULL;
    if (pthread_atfork(NULL, NULL, detach_child) != 0)
        report_warning(NULL, "a forked child will share this program's static variables");
}
