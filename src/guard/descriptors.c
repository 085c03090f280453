#include "descriptors.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "system_calls.h"

void descriptors_fill(void)
{
    for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++) {
        if (fcntl(descriptor, F_GETFD) >= 0)
            continue;
        /* the lowest that is free, which is this one */
        if (open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY) != descriptor) {
            perror("oshrun: /dev/null");
            exit(EXIT_FAILURE);
        }
    }
}

enum { DESCRIPTORS_MAX = 1024 }; /* closed one by one where the kernel cannot close them all */

void descriptors_close_all_but(int kept)
{
    dup2(kept, 0);
    if (syscall(SYS_close_range, 1U, ~0U, 0U) == 0)
        return;
    for (int descriptor = 1; descriptor < DESCRIPTORS_MAX; descriptor++)
        close(descriptor);
}
