/*
 * System calls that the kernel may have and its headers, or the C library's, are too old for: with
 * these numbers on every architecture that there is a module for. A kernel without them says
 * ENOSYS.
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
