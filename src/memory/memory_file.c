#include "memory_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/report.h"
#include "unnamed_file.h"

int memory_file_try_create(const char *name)
{
    return unnamed_file(name);
}

int memory_file_create(const char *routine, const char *name)
{
    int file = memory_file_try_create(name);
    if (file < 0)
        report_fatal_errno(
            routine, "no memory file for symmetric memory can be made (memfd_create, /dev/shm)");
    return file;
}

void memory_file_set_length(const char *routine, int file, size_t length)
{
    struct rlimit limit;
    if (getrlimit(RLIMIT_FSIZE, &limit) == 0 && length > limit.rlim_cur)
        report_fatal(routine,
                     "symmetric memory needs a memory file of %zu bytes, but ulimit -f allows %llu",
                     length, (unsigned long long)limit.rlim_cur);
    if (ftruncate(file, (off_t)length) != 0)
        report_fatal_errno(routine, "no memory file of %zu bytes for symmetric memory can be made",
                           length);
}

void memory_file_seal(int file)
{
    fcntl(file, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL);
}

size_t memory_file_shm_free_bytes(void)
{
    struct statvfs status;
    if (statvfs("/dev/shm", &status) != 0)
        return 0;
    return (size_t)status.f_bavail * status.f_frsize;
}
