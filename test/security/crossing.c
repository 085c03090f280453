/*
 * A program that another user has started with more rights than that user has (set-uid), as su
 * while it waits for a password. Its words, which the caller chooses, may show it as a launcher. If
 * the last of them has "all" in it, the program takes the rights of its owner wholly, and with "pe"
 * it shows itself as a PE.
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
