/*
 * Usage: security_victim ROUNDS
 *
 * A job that other users attack. It initializes and finalizes OpenSHMEM ROUNDS times, with pauses
 * before, in and after each round. Each round checks that all PEs share memory, that the data are
 * right, and that the library's files are protected. At the end no descriptors may be left over.
 */
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <shmem.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

enum { MOST = 64, WORDS = 1024, WAIT_US = 100000 };

/* ---- Replaced system calls: they give the attackers time, and record the library's files ---- */

enum { MOST_FILES = 4 };

static int files[MOST_FILES]; /* descriptors (dup) of the memory files of the library */
static int n_files;

int memfd_create(const char *name, unsigned flags)
{
    int (*real)(const char *, unsigned);
    *(void **)&real = dlsym(RTLD_NEXT, "memfd_create");
    int file = real(name, flags);
    if (file >= 0 && strstr(name, "isthmus") != NULL && n_files < MOST_FILES)
        files[n_files++] = fcntl(file, F_DUPFD_CLOEXEC, 0);
    return file;
}

int listen(int sock, int backlog)
{
    int (*real)(int, int);
    struct sockaddr_un address = {.sun_family = AF_UNSPEC};
    socklen_t length = sizeof address;
    *(void **)&real = dlsym(RTLD_NEXT, "listen");
    int result = real(sock, backlog);
    if (getsockname(sock, (struct sockaddr *)&address, &length) == 0 &&
        address.sun_family == AF_UNIX && strncmp(address.sun_path + 1, "isthmus", 7) == 0)
        usleep(2 * WAIT_US);
    return result;
}

int shm_open(const char *name, int flags, mode_t mode)
{
    int (*real)(const char *, int, mode_t);
    *(void **)&real = dlsym(RTLD_NEXT, "shm_open");
    int result = real(name, flags, mode);
    if ((flags & O_CREAT) != 0 && strstr(name, "isthmus") != NULL)
        usleep(WAIT_US);
    return result;
}

/* ---- The job ---- */

static long words[MOST][WORDS]; /* indexed by the writing PE */

static int descriptors(void)
{
    int count = 0;
    DIR *folder = opendir("/proc/self/fd");
    if (folder == NULL)
        return -1;
    while (readdir(folder) != NULL)
        count++;
    closedir(folder);
    return count;
}

/* Checks that other users cannot open the memory files and that their size is sealed. */
static int count_open_files(void)
{
    const int sealed = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;
    int wrong = 0;
    for (; n_files > 0; n_files--) {
        struct stat status;
        int file = files[n_files - 1];
        bool right = fstat(file, &status) == 0 && (status.st_mode & 07777) == 0600 &&
                     (fcntl(file, F_GET_SEALS) & sealed) == sealed;
        if (!right)
            fprintf(stderr, "PE %d: mode %o and seals %x of a file\n", shmem_my_pe(),
                    (unsigned)status.st_mode & 07777, (unsigned)fcntl(file, F_GET_SEALS));
        wrong += !right;
        close(file);
    }
    return wrong;
}

static long value(int writer, int reader, int word)
{
    return 1000000L * (writer + 1) + 1000L * reader + word;
}

static int count_wrong(long (*there)[WORDS])
{
    int wrong = 0;
    for (int writer = 0; writer < shmem_n_pes(); writer++)
        for (int word = 0; word < WORDS; word++)
            wrong += there[writer][word] != value(writer, shmem_my_pe(), word);
    return wrong;
}

/* Writes through mapped memory. Aborts if the PEs do not share memory, because the test would then
 * be ineffective. */
static void write_to_all(long (*there)[WORDS])
{
    int me = shmem_my_pe();
    for (int pe = 0; pe < shmem_n_pes(); pe++) {
        long(*mapped)[WORDS] = shmem_ptr(there, pe);
        if (mapped == NULL)
            abort();
        for (int word = 0; word < WORDS; word++)
            mapped[me][word] = value(me, pe, word);
    }
}

static int round_of_job(void)
{
    shmem_init();
    long(*heap)[WORDS] = shmem_calloc(MOST, sizeof *heap);
    write_to_all(words);
    write_to_all(heap);
    shmem_barrier_all();
    usleep(WAIT_US);
    int wrong = count_wrong(words) + count_wrong(heap) + count_open_files();
    shmem_barrier_all();
    if (wrong != 0)
        fprintf(stderr, "PE %d: %d words or files are wrong\n", shmem_my_pe(), wrong);
    shmem_free(heap);
    shmem_finalize();
    return wrong != 0;
}

int main(int argc, char **argv)
{
    int rounds = argc > 1 ? atoi(argv[1]) : 1, faults = 0, open_first = 0;
    usleep(3 * WAIT_US);
    for (int i = 0; i < rounds; i++) {
        faults += round_of_job();
        if (i == 0)
            open_first = descriptors();
    }
    if (descriptors() > open_first) {
        fprintf(stderr, "%d descriptors after %d rounds, %d after one\n", descriptors(), rounds,
                open_first);
        faults++;
    }
    usleep(WAIT_US);
    return faults != 0;
}
