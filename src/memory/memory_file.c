#include "memory_file.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "base/report.h"

/* Later headers have this, and kernels from 6.3 on; some of these insist on it. */
#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8u
#endif

/* A memory file's mode is 0777 otherwise. */
int memory_file_make(const char *name)
{
    const unsigned flags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
    int file = memfd_create(name, flags | MFD_NOEXEC_SEAL);
    if (file < 0 && errno == EINVAL)
        file = memfd_create(name, flags);
    if (file >= 0 && fchmod(file, S_IRUSR | S_IWUSR) != 0) {
        close(file);
        return -1;
    }
    return file;
}

int memory_file_create(const char *routine, const char *name)
{
    int file = memory_file_make(name);
    if (file < 0)
        report_fatal_errno(routine,
                           "no memory file for symmetric memory can be made (memfd_create)");
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

size_t memory_file_shm_room(void)
{
    struct statvfs status;
    if (statvfs("/dev/shm", &status) != 0)
        return 0;
    return (size_t)status.f_bavail * status.f_frsize;
}
