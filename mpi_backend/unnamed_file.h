/*
 * Memory files without a name, which processes share by passing descriptors. Used by the module
 * `none`, by isthmus-launch and for the library's symmetric memory.
 */
#ifndef ISTHMUS_UNNAMED_FILE_H
#define ISTHMUS_UNNAMED_FILE_H

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* Defined by newer headers. Kernels from 6.3 on accept this flag, and some are configured to
 * require it. */
#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8u
#endif

/* Creates an empty file with mode 0600, so that other users cannot open it. Its descriptor is
 * closed on exec. Returns the descriptor, or -1 with errno. If the system denies memfd_create,
 * as kernels before 3.17 and sandboxes do, creates the file in /dev/shm. A file in /dev/shm
 * cannot be sealed. */
static inline int unnamed_file(const char *name)
{
    const unsigned flags = MFD_CLOEXEC | MFD_ALLOW_SEALING;
    const mode_t mode = S_IRUSR | S_IWUSR;
    int file = memfd_create(name, flags | MFD_NOEXEC_SEAL);
    if (file < 0 && errno == EINVAL)
        file = memfd_create(name, flags);
    if (file < 0 && (errno == ENOSYS || errno == EPERM || errno == EACCES))
        return open("/dev/shm", O_TMPFILE | O_RDWR | O_EXCL | O_CLOEXEC, mode);
    if (file >= 0 && fchmod(file, mode) != 0) { /* memfd_create uses mode 0777 */
        close(file);
        return -1;
    }
    return file;
}

#endif
