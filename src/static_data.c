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
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "environment.h"
#include "report.h"
#include "share.h"

struct static_data static_data = {.file = -1};
static const char *why_not = "the library was not loaded in the usual way";

/* The executable's writable segment, less what the loader made read-only after relocation. */
static struct {
    char *begin;    /* page-aligned, as is end */
    char *file_end; /* from here on, anonymous memory that begins as zeros (.bss) */
    char *end;
    uint64_t identity;
    bool scattered; /* in several places */
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

static uintptr_t page_size(void)
{
    return (uintptr_t)sysconf(_SC_PAGESIZE);
}

static char *page_down(uintptr_t address)
{
    return (char *)(address & ~(page_size() - 1));
}

static char *page_up(uintptr_t address)
{
    return page_down(address + page_size() - 1);
}

/* FNV-1a. */
static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t length)
{
    for (size_t i = 0; i < length; i++)
        hash = (hash ^ ((const unsigned char *)bytes)[i]) * 0x100000001b3u;
    return hash;
}

/* From the program headers and the notes, of which one is the linker's build identity. */
static uint64_t identify(const struct dl_phdr_info *info)
{
    uint64_t hash = hash_bytes(0xcbf29ce484222325u, info->dlpi_phdr,
                               info->dlpi_phnum * sizeof *info->dlpi_phdr);
    for (int i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_NOTE)
            hash = hash_bytes(hash, (const char *)info->dlpi_addr + info->dlpi_phdr[i].p_vaddr,
                              info->dlpi_phdr[i].p_filesz);
    return hash;
}

static uintptr_t find_relro_end(const struct dl_phdr_info *info)
{
    for (int i = 0; i < info->dlpi_phnum; i++)
        if (info->dlpi_phdr[i].p_type == PT_GNU_RELRO)
            return (uintptr_t)page_up(info->dlpi_addr + info->dlpi_phdr[i].p_vaddr +
                                      info->dlpi_phdr[i].p_memsz);
    return 0;
}

/* A segment without what is before `relro_end`. Where there is no RELRO the first page may hold
 * read-only neighbours' bytes: they are copied along. */
static void add_segment(uintptr_t begin, uintptr_t file_end, uintptr_t end, uintptr_t relro_end)
{
    char *from = begin < relro_end ? (char *)relro_end : page_down(begin);
    if (from >= page_up(end))
        return;
    if (executable.end == NULL)
        executable.begin = from;
    else if (from > executable.end)
        executable.scattered = true;
    executable.file_end = page_up(file_end) > from ? page_up(file_end) : from;
    executable.end = page_up(end);
}

/* The first object that is visited is the executable. */
static int find_executable(struct dl_phdr_info *info, size_t size, void *unused)
{
    (void)size, (void)unused;
    uintptr_t relro_end = find_relro_end(info);
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        uintptr_t begin = info->dlpi_addr + header->p_vaddr;
        if (header->p_type == PT_LOAD && (header->p_flags & PF_W))
            add_segment(begin, begin + header->p_filesz, begin + header->p_memsz, relro_end);
    }
    executable.identity = identify(info);
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
    size_t page = page_size();
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
    struct rlimit limit; /* to exceed it is a signal */
    if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && length > limit.rlim_cur) {
        why_not = "ulimit -f does not allow a memory file for them";
        return -1;
    }
    int file = share_make_file("isthmus-static");
    if (file < 0 || ftruncate(file, (off_t)length) != 0) {
        why_not = "a memory file for them could not be made";
        if (file >= 0)
            close(file);
        return -1;
    }
    share_seal(file);
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

/* A forked child gets a private copy, or it would write into its parent's variables. The copy is
 * made before the fork, since the parent runs on at once after it. */
static char *copy_for_child; /* NULL: there was no memory for it */

static void before_fork(void)
{
    copy_for_child =
        mmap(NULL, static_data.length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (copy_for_child == MAP_FAILED) {
        copy_for_child = NULL;
        report_warning("fork",
                       "no memory for a copy of the static variables: the child shares them");
        return;
    }
    copy_file_data(copy_for_child);
}

static void after_fork_in_parent(void)
{
    if (copy_for_child != NULL)
        munmap(copy_for_child, static_data.length);
}

/* The system call itself, for UCX, which MPICH brings, puts an mremap of its own before libc's that
 * forgets the new address. */
static void after_fork_in_child(void)
{
    size_t length = static_data.length;
    if (copy_for_child != NULL && syscall(SYS_mremap, copy_for_child, length, length,
                                          MREMAP_MAYMOVE | MREMAP_FIXED, static_data.base) == -1)
        munmap(copy_for_child, length);
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

/* Why the variables had better stay where they are, or NULL. */
static const char *find_obstacle(void)
{
    if (!environment_static_data())
        return "ISTHMUS_STATIC_DATA turns that off";
    if (executable.end <= executable.begin)
        return "the executable has no writable segment";
    if (executable.scattered)
        return "the executable keeps them in several places (-mcmodel=medium?)";
    if (!single_threaded()) /* what another thread writes during the copy would be lost */
        return "the library was loaded into a process that already had threads";
    return NULL;
}

__attribute__((constructor)) static void static_data_remap(void)
{
    dl_iterate_phdr(find_executable, NULL);
    why_not = find_obstacle();
    if (why_not != NULL)
        return;
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
    static_data = (struct static_data){executable.begin, length, file, executable.identity};
    if (pthread_atfork(before_fork, after_fork_in_parent, after_fork_in_child) != 0)
        report_warning(NULL, "a forked child will share this program's static variables");
}
