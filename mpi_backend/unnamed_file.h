/*
 * Files in memory that have no name, which processes share by their descriptors: for the module
 * none, for isthmus-launch and for the library's symmetric memory.
 */
#ifndef ISTHMUS_UNNAMED_FILE_H
#define ISTHMUS_UNNAMED_FILE_H

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* Later headers have this, and kernels from 6.3 on; some of these insist on it. */
#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8u
#endif

/* A new one without length, of mode 0600, which other users cannot open, closed on exec; -1, and
 * errno, where there can't be one. In /dev/shm where the system denies memory files, as kernels
 * before 3.17 and sandboxes do: one that cannot be sealed. */
static inline int unnamed_file(const char *name)
{
    const unsigned flags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
    const mode_t mode = S_IRUSR | S_IWUSR;
    int file = memfd_create(name, flags | MFD_NOEXEC_SEAL);
    if (file < 0 && errno == EINVAL)
        file = memfd_create(name, flags);
    if (file < 0 && (errno == ENOSYS || errno == EPERM || errno == EACCES))
        return open("/dev/shm", O_TMPFILE | O_RDWR | O_EXCL | O_CLOEXEC, mode);
    if (file >= 0 && fchmod(file, mode) != 0) { /* from 0777 */
        close(file);
        return -1;
    }
    return file;
}

#endif
