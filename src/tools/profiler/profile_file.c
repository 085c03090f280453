#include "profile_file.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/own_folder.h"
#include "profile_ticks.h"

enum { STEP = 64 << 10, ALIGNMENT = 64, TEXT_CAPACITY = 16 << 10 };

struct format_header *profile_file_header;
bool ticks_are_nanoseconds;

static struct {
    pthread_mutex_t mutex;
    int descriptor;
    /* Bytes of the file for which disk space is allocated, and their maximum. */
    size_t length, most;
    struct format_block *text; /* block to which text is appended */
} file = {.mutex = PTHREAD_MUTEX_INITIALIZER, .descriptor = -1};

static bool profile_file_print_fault(const char *path, const char *what)
{
    dprintf(STDERR_FILENO, "isthmus: cannot write the profile of this PE: %s %s: %s\n", path, what,
            strerror(errno));
    return false;
}

static bool profile_file_make_folders(const char *folder)
{
    char path[4096];
    snprintf(path, sizeof path, "%s", folder);
    for (char *at = path + 1; *at != '\0'; at++)
        if (*at == '/') {
            *at = '\0';
            mkdir(path, 0755);
            *at = '/';
        }
    return mkdir(path, 0755) == 0 || errno == EEXIST;
}

/* Extends the file. Allocates disk space first, because a write to mapped memory without disk space
 * raises SIGBUS. Returns false with errno on failure. */
static bool profile_file_extend(size_t length)
{
    length = (length + STEP - 1) / STEP * STEP;
    if (length <= file.length)
        return true;
    errno = length > file.most ? EFBIG
                               : posix_fallocate(file.descriptor, (off_t)file.length,
                                                 (off_t)(length - file.length));
    if (errno != 0)
        return false;
    file.length = length;
    return true;
}

/* Prints an error message, and deletes the incomplete file, which readers would report as
 * damaged. */
static bool profile_file_fail_open(const char *path, const char *what)
{
    profile_file_print_fault(path, what);
    unlink(path);
    close(file.descriptor);
    file.descriptor = -1;
    return false;
}

bool profile_file_open(const char *folder, int pe, size_t most)
{
    char path[4096], name[32], fault[OWN_FOLDER_ERROR_BYTES];
    file.most = most;
    if (!profile_file_make_folders(folder))
        return profile_file_print_fault(folder, "cannot be created");
    snprintf(name, sizeof name, "pe-%d.isp", pe);
    snprintf(path, sizeof path, "%s/%s", folder, name);
    file.descriptor = own_folder_new_file(folder, name, 0666, fault);
    if (file.descriptor < 0) {
        dprintf(STDERR_FILENO, "isthmus: cannot write the profile of this PE: %s\n", fault);
        return false;
    }
    if (!profile_file_extend(FORMAT_HEADER_BYTES))
        return profile_file_fail_open(path, "does not fit on its disk");
    void *memory = mmap(NULL, most, PROT_READ | PROT_WRITE, MAP_SHARED, file.descriptor, 0);
    if (memory == MAP_FAILED)
        return profile_file_fail_open(path, "cannot be mapped");
    profile_file_header = memory;
    profile_file_header->used = FORMAT_HEADER_BYTES;
    return true;
}

static struct format_block *profile_file_append_block(enum format_kind kind, size_t bytes)
{
    size_t begin = profile_file_header->used;
    size_t length = sizeof(struct format_block) + (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    if (bytes > file.most || !profile_file_extend(begin + length))
        return NULL;
    struct format_block *block = (void *)((char *)profile_file_header + begin);
    block->kind = kind;
    block->bytes = (uint32_t)length;
    profile_file_header->used = begin + length;
    return block;
}

struct format_block *profile_file_add_block(enum format_kind kind, size_t bytes)
{
    pthread_mutex_lock(&file.mutex);
    struct format_block *block = profile_file_append_block(kind, bytes);
    pthread_mutex_unlock(&file.mutex);
    return block;
}

void profile_file_write(const char *format, ...)
{
    char line[4096];
    va_list arguments;
    va_start(arguments, format);
    int length = vsnprintf(line, sizeof line - 1, format, arguments);
    va_end(arguments);
    size_t bytes = (size_t)length < sizeof line - 1 ? (size_t)length : sizeof line - 2;
    for (size_t i = 0; i < bytes; i++)
        if (line[i] == '\n')
            line[i] = ' ';
    line[bytes++] = '\n';
    pthread_mutex_lock(&file.mutex);
    if (file.text == NULL ||
        file.text->used + bytes > file.text->bytes - sizeof(struct format_block))
        file.text = profile_file_append_block(FORMAT_TEXT, TEXT_CAPACITY);
    if (file.text != NULL) {
        memcpy((char *)(file.text + 1) + file.text->used, line, bytes);
        file.text->used += (uint32_t)bytes;
    }
    pthread_mutex_unlock(&file.mutex);
}

void profile_file_count_lost(void)
{
    __atomic_fetch_add(&profile_file_header->lost, 1, __ATOMIC_RELAXED);
}

/* Reads both clocks at the same time. If the thread was interrupted between the two readings,
 * reads the clocks again. */
struct format_moment profile_file_now(void)
{
    enum { TRIES = 5, CLOSE = 4096 };
    struct format_moment best = {0};
    uint64_t width = UINT64_MAX;
    for (int i = 0; i < TRIES && width > CLOSE; i++) {
        uint64_t before = ticks_now();
        uint64_t nanoseconds = ticks_nanoseconds(CLOCK_MONOTONIC);
        uint64_t between = ticks_now() - before;
        if (between >= width)
            continue;
        width = between;
        best = (struct format_moment){before + between / 2, nanoseconds};
    }
    return best;
}

void profile_file_write_time(void)
{
    profile_file_header->last = profile_file_now();
}

void profile_file_flush(void)
{
    msync(profile_file_header, profile_file_header->used, MS_SYNC);
}
