/*
 * A set-uid program that another user has started, so it runs with more rights than that user. It
 * stands for programs like su while they wait for a password. The caller chooses its arguments,
 * which may look like those of a launcher. If the last argument contains "all", the program also
 * sets its real user id to the owner's. If it contains "pe", the program publishes a fake status
 * page of a PE.
 */
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <unistd.h>

#include "shm/display.h"

int main(int count, char **words)
{
    static struct display display = {.magic = DISPLAY_MAGIC,
                                     .bytes = sizeof display,
                                     .wait_bytes = sizeof display.waits[0],
                                     .job = 1,
                                     .n_pes = 2,
                                     .lifecycle = 128,
                                     .began = 1};
    int file = memfd_create("isthmus-heap", 0);
    if (getauxval(AT_SECURE) == 0) {
        puts("plain");
        return 0;
    }
    if (strstr(words[count - 1], "all") != NULL && setresuid(geteuid(), geteuid(), geteuid()) != 0)
        return 1;
    display.process = (uint32_t)getpid();
    display.waits[0].thread = 1;
    display.waits[0].since = 1;
    strcpy(display.waits[0].routine, "\033]0;owned\007");
    if (file < 0 || ftruncate(file, 4096) != 0 ||
        (strstr(words[count - 1], "pe") != NULL &&
         write(file, &display, sizeof display) != sizeof display))
        return 1;
    printf("%d\n", (int)getpid());
    fflush(stdout);
    pause();
    return 0;
}
