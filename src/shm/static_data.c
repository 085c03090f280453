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
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>
#if __has_include(<sys/single_threaded.h>)
#include <sys/single_threaded.h>
#define LIBC_HAS_NO_THREADS (__libc_single_threaded != 0)
#else
#define LIBC_HAS_NO_THREADS false
#endif

#include "base/build.h"
#include "base/environment.h"
#include "base/platform.h"
#include "base/report.h"
#include "memory_file.h"
#include "unnamed_file.h"

/* Exit status of a forked child that cannot get a private copy of the variables. */
enum { STATUS_NO_VARIABLES = 1 };

struct static_data static_data = {.file = -1};
static const char *why_not = "the constructors of libisthmus did not run";

/* The executable's writable segment, without the part that the loader has made read-only. */
static struct {
    char *begin;     /* start, aligned to a page */
    char *file_end;  /* start of the anonymous memory, which is initially zeros (.bss) */
    char *end;       /* end, aligned to a page */
    char *relocated; /* RELRO part, aligned to a page; NULL if the executable has none */
    char *relocated_end;
    bool scattered;           /* the executable has several writable segments with gaps */
    struct dl_phdr_info info; /* program headers of the executable */
} executable;

const char *static_data_why_not(void)
{
    return why_not;
}

void static_data_give_up(const char *reason)
{
    why_not = reason;
}

static bool static_data_lies_between(const void *address, const char *begin, const char *end)
{
    return (const char *)address >= begin && (const char *)address < end;
}

bool static_data_owns(const void *address)
{
    return static_data_lies_between(address, executable.begin, executable.end) ||
           static_data_lies_between(address, executable.relocated, executable.relocated_end) ||
           static_data_constant_bytes(address) != 0;
}

static char *static_data_begin_of(const ElfW(Phdr) * header)
{
    return (char *)(executable.info.dlpi_addr + header->p_vaddr);
}

struct static_data_constants static_data_constants(void)
{
    char *begin = NULL, *end = NULL;
    for (int i = 0; i < executable.info.dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &executable.info.dlpi_phdr[i];
        if (!build_is_constant(header))
            continue;
        if (begin == NULL) /* program headers are sorted by address */
            begin = static_data_begin_of(header);
        end = static_data_begin_of(header) + header->p_memsz;
    }
    return (struct static_data_constants){begin, (size_t)(end - begin)};
}

size_t static_data_constant_bytes(const void *address)
{
    for (int i = 0; i < executable.info.dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &executable.info.dlpi_phdr[i];
        char *end = static_data_begin_of(header) + header->p_memsz;
        if (build_is_constant(header) &&
            static_data_lies_between(address, static_data_begin_of(header), end))
            return (size_t)(end - (const char *)address);
    }
    return 0;
}

static char *static_data_page_down(uintptr_t address)
{
    return (char *)(address & ~((uintptr_t)page_size() - 1));
}

static char *static_data_page_up(uintptr_t address)
{
    return static_data_page_down(address + page_size() - 1);
}

/* Finds the RELRO part. Both ends are rounded down to pages, as the loader does: it does not
 * protect the last page if this page also contains variables. */
static void static_data_find_relocated(void)
{
    for (int i = 0; i < executable.info.dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &executable.info.dlpi_phdr[i];
        if (header->p_type != PT_GNU_RELRO)
            continue;
        executable.relocated = static_data_page_down((uintptr_t)static_data_begin_of(header));
        executable.relocated_end =
            static_data_page_down((uintptr_t)static_data_begin_of(header) + header->p_memsz);
    }
}

/* Adds a writable segment without its RELRO part (constants that the loader protects). If a segment
 * has no RELRO part, its first page may also contain read-only bytes of the preceding segment.
 * These bytes are copied with the variables. */
static void static_data_add_segment(uintptr_t begin, uintptr_t file_end, uintptr_t end)
{
    char *from = (char *)begin < executable.relocated_end ? executable.relocated_end
                                                          : static_data_page_down(begin);
    if (from >= static_data_page_up(end))
        return;
    if (executable.end == NULL)
        executable.begin = from;
    else if (from > executable.end)
        executable.scattered = true;
    executable.file_end =
        static_data_page_up(file_end) > from ? static_data_page_up(file_end) : from;
    executable.end = static_data_page_up(end);
}

/* Examines the executable, which is the first object that dl_iterate_phdr visits, and ends the
 * iteration. Caller: dl_iterate_phdr. */
static int static_data_find_executable(struct dl_phdr_info *info, size_t size, void *unused)
{
    (void)size, (void)unused;
    executable.info = *info;
    static_data_find_relocated();
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &info->dlpi_phdr[i];
        uintptr_t begin = info->dlpi_addr + header->p_vaddr;
        if (header->p_type == PT_LOAD && (header->p_flags & PF_W))
            static_data_add_segment(begin, begin + header->p_filesz, begin + header->p_memsz);
    }
    return 1;
}

/* Returns true if this process has one thread. Asks libc first, because /proc/self/task also lists
 * threads of an emulator. These never access the program's variables, and libc does not count them.
 */
static bool static_data_single_threaded(void)
{
    if (LIBC_HAS_NO_THREADS)
        return true;
    DIR *tasks = opendir("/proc/self/task");
    if (tasks == NULL)
        return false;
    int threads = 0;
    for (struct dirent *entry; (entry = readdir(tasks)) != NULL;)
        threads += entry->d_name[0] != '.';
    closedir(tasks);
    return threads == 1;
}

/* Copies the relocated constants to the position after the variables in the file. */
static void static_data_copy_relocated(char *copy)
{
    if (static_data.relocated_length != 0)
        memcpy(copy + static_data.length, static_data.relocated, static_data.relocated_length);
}

/* Copies the variables and the relocated constants into a new memory file of this length. Returns
 * its descriptor. On failure, sets why_not and returns -1. */
static int static_data_copy_to_file(size_t length)
{
    struct rlimit limit; /* checked first, because exceeding it raises a signal */
    if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && length > limit.rlim_cur) {
        why_not = "the limit of ulimit -f is too low for their memory file";
        return -1;
    }
    int file = unnamed_file("isthmus-static");
    if (file < 0 || ftruncate(file, (off_t)length) != 0) {
        why_not = "a memory file for them could not be created";
        if (file >= 0)
            close(file);
        return -1;
    }
    memory_file_seal(file);
    char *copy = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (copy == MAP_FAILED) {
        why_not = "their memory file could not be mapped";
        close(file);
        return -1;
    }
    size_t initialized = (size_t)(executable.file_end - executable.begin);
    memcpy(copy, executable.begin, initialized);
    pages_copy_touched(copy + initialized, executable.file_end, executable.end);
    static_data_copy_relocated(copy);
    munmap(copy, length);
    return file;
}

/* Copies a range of the variables from the memory file with pread, and with memcpy if pread fails.
 * AddressSanitizer makes gaps between variables unreadable for memcpy, but not for the kernel. */
static void static_data_copy_piece(char *to, off_t from, off_t end)
{
    while (from < end) {
        ssize_t got = pread(static_data.file, to + from, (size_t)(end - from), from);
        if (got <= 0) {
            memcpy(to + from, static_data.base + from, (size_t)(end - from));
            return;
        }
        from += got;
    }
}

/* Device and inode of the memory file. static_data_has_file compares them, because the program may
 * have closed the descriptor and opened another file with this number. */
static struct stat file_status;

static void static_data_set_file(int file)
{
    static_data.file = file;
    fstat(file, &file_status);
}

static bool static_data_has_file(void)
{
    struct stat now;
    return fstat(static_data.file, &now) == 0 && now.st_dev == file_status.st_dev &&
           now.st_ino == file_status.st_ino;
}

/* Copies the variables from the memory file to `to`, which must be zeros. Skips holes of the file,
 * which are zeros too, so that no pages are allocated for them. */
static void static_data_copy_file_data(char *to)
{
    const off_t end = (off_t)static_data.length;
    off_t data = lseek(static_data.file, 0, SEEK_DATA);
    if ((data < 0 && errno != ENXIO) || !static_data_has_file()) {
        memcpy(to, static_data.base, static_data.length);
        return;
    }
    while (data >= 0 && data < end) {
        off_t hole = lseek(static_data.file, data, SEEK_HOLE);
        if (hole < 0 || hole > end)
            hole = end;
        static_data_copy_piece(to, data, hole);
        data = lseek(static_data.file, hole, SEEK_DATA);
    }
}

/* ---- Forks ---- */

/* Record of a copy of the variables for a child that is about to be forked. Without a copy, the
 * child would write into the variables of its parent. The parent makes the copy before the fork,
 * because it may change the variables immediately after the fork. The record is on a separate page
 * after the copy. */
struct child_copy {
    struct child_copy *outer; /* copy of the outer fork, if a fork handler calls fork; or NULL */
    unsigned depth;           /* value of fork_depth for this fork */
};

/* Number of forks that this thread is executing, and the copy for the innermost fork. Both are per
 * thread, because several threads may fork at the same time and libc does not serialize the
 * handlers. Forks can be nested, because a fork handler or signal handler may call fork. */
static _Thread_local unsigned fork_depth __attribute__((tls_model("initial-exec")));
static _Thread_local struct child_copy *innermost __attribute__((tls_model("initial-exec")));

/* True in a forked process. The file then belongs to the parent. The variables of this process are
 * in private memory, which the kernel copies for each of its children. */
static bool is_private;

static size_t static_data_child_copy_length(void)
{
    return static_data.length + page_size();
}

static char *static_data_of(struct child_copy *copy)
{
    return (char *)copy - static_data.length;
}

static void static_data_before_fork(void)
{
    fork_depth++;
    if (is_private)
        return;
    char *data = mmap(NULL, static_data_child_copy_length(), PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (data == MAP_FAILED) {
        report_warning("fork", "out of memory for a copy of the static variables: the forked child "
                               "shares them with this PE");
        return;
    }
    static_data_copy_file_data(data);
    struct child_copy *copy = (struct child_copy *)(void *)(data + static_data.length);
    *copy = (struct child_copy){.outer = innermost, .depth = fork_depth};
    innermost = copy;
}

/* Ends the innermost fork of this thread. Returns the copy that static_data_before_fork has made
 * for it, or NULL if it has made none. */
static struct child_copy *static_data_take_child_copy(void)
{
    unsigned depth = fork_depth--;
    struct child_copy *copy = innermost;
    if (copy == NULL || copy->depth != depth)
        return NULL;
    innermost = copy->outer;
    return copy;
}

static void static_data_unmap_child_copy(void *begin, size_t length)
{
    if (munmap(begin, length) != 0)
        report_warning("fork", "a copy of the static variables cannot be freed: %s",
                       strerror(errno));
}

static void static_data_after_fork_in_parent(void)
{
    struct child_copy *copy = static_data_take_child_copy();
    if (copy != NULL)
        static_data_unmap_child_copy(static_data_of(copy), static_data_child_copy_length());
}

/* Copies the data over the variables if the mapping of the copy cannot be moved. Maps new memory
 * first, because a failed mremap may have unmapped the variables. Returns false on failure. */
static bool static_data_copy_over_variables(const char *data)
{
    if (mmap(static_data.base, static_data.length, PROT_READ | PROT_WRITE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) == MAP_FAILED)
        return false;
    memcpy(static_data.base, data, static_data.length);
    static_data_unmap_child_copy((void *)(uintptr_t)data, static_data.length);
    return true;
}

/* Replaces the variables of a forked child by the copy. mremap must be a raw system call: UCX,
 * which MPICH loads, replaces libc's mremap by a function that ignores the new address. */
static void static_data_after_fork_in_child(void)
{
    size_t length = static_data.length;
    struct child_copy *copy = static_data_take_child_copy();
    if (copy == NULL)
        return;
    char *data = static_data_of(copy);
    if (!is_private &&
        syscall(SYS_mremap, data, length, length, MREMAP_MAYMOVE | MREMAP_FIXED,
                static_data.base) == -1 &&
        !static_data_copy_over_variables(data)) {
        report_warning(
            "fork",
            "cannot create a copy of the static variables for this forked child: the child ends");
        _exit(STATUS_NO_VARIABLES);
    }
    is_private = true;
    static_data_unmap_child_copy(copy, page_size());
}

bool static_data_move(int file)
{
    size_t length = static_data_file_length();
    char *copy = mmap(NULL, length, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (copy == MAP_FAILED)
        return false;
    static_data_copy_file_data(copy);
    static_data_copy_relocated(copy);
    munmap(copy, length);
    if (mmap(static_data.base, static_data.length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED,
             file, 0) == MAP_FAILED)
        return false;
    close(static_data.file);
    static_data_set_file(file);
    return true;
}

/* Returns why the variables cannot be moved into a memory file, or NULL if they can. */
static const char *static_data_find_obstacle(void)
{
    if (!environment_static_data())
        return "ISTHMUS_STATIC_DATA disables symmetric static variables";
    if (executable.end <= executable.begin)
        return "the executable has no writable segment";
    if (executable.scattered)
        return "the executable has them in several segments (possible cause: -mcmodel=medium)";
    /* A write by another thread during the copy would be lost. */
    if (!static_data_single_threaded())
        return "the library was loaded into a process that already had threads";
    return NULL;
}

/* Copies the variables into a new memory file and maps the file over them. On failure, sets why_not
 * and returns false. */
static bool static_data_remap(void)
{
    int file = static_data_copy_to_file(static_data_file_length());
    if (file < 0)
        return false;
    if (mmap(static_data.base, static_data.length, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED,
             file, 0) == MAP_FAILED) {
        why_not = "their memory file could not be mapped over them";
        close(file);
        return false;
    }
    static_data_set_file(file);
    return true;
}

static void static_data_leave_alone(void)
{
    static_data = (struct static_data){.file = -1, .identity = static_data.identity};
}

/* Returns why the variables of a forked process cannot be moved into a memory file, or NULL if they
 * can. */
static const char *static_data_find_late_obstacle(void)
{
    /* AddressSanitizer has made gaps between the variables unreadable. */
    if (platform_has_address_sanitizer())
        return "this process was forked, and runs with AddressSanitizer";
    if (!static_data_single_threaded())
        return "this process was forked, and had threads when it became a PE";
    return NULL;
}

/* Does not close the parent's descriptor, because this process may have closed it and opened
 * another file with this number. */
void static_data_share_again(void)
{
    if (!is_private || static_data.length == 0)
        return;
    why_not = static_data_find_late_obstacle();
    if (why_not == NULL && static_data_remap())
        is_private = false;
    else
        static_data_leave_alone();
}

/* Caller: the dynamic loader, before main. libc calls the three fork handlers. */
__attribute__((constructor)) static void static_data_start(void)
{
    dl_iterate_phdr(static_data_find_executable, NULL);
    static_data.identity = build_identity(&executable.info);
    why_not = static_data_find_obstacle();
    if (why_not != NULL)
        return;
    static_data.base = executable.begin;
    static_data.length = (size_t)(executable.end - executable.begin);
    static_data.relocated = executable.relocated;
    static_data.relocated_length = (size_t)(executable.relocated_end - executable.relocated);
    if (!static_data_remap())
        static_data_leave_alone();
    else if (pthread_atfork(static_data_before_fork, static_data_after_fork_in_parent,
                            static_data_after_fork_in_child) != 0)
        report_warning(NULL, "cannot install handlers for fork (pthread_atfork): forked children "
                             "will share the static variables of this PE");
}
