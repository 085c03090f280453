/*
 * Numbers of system calls that may be missing in the headers of an old kernel or C library,
 * although the kernel supports them. The numbers are equal on all architectures for which Isthmus
 * has modules. A kernel without such a call returns ENOSYS.
 */
#ifndef ISTHMUS_SYSTEM_CALLS_H
#define ISTHMUS_SYSTEM_CALLS_H

#include <sys/syscall.h>

#ifndef SYS_pidfd_send_signal
#define SYS_pidfd_send_signal 424
#endif
#ifndef SYS_pidfd_open
#define SYS_pidfd_open 434
#endif
#ifndef SYS_close_range
#define SYS_close_range 436
#endif
#ifndef SYS_pidfd_getfd
#define SYS_pidfd_getfd 438
#endif

#endif
