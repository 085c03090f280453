#include "sandbox.h"

#include <dirent.h>
#include <ftw.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/statvfs.h>
#include <unistd.h>

#include "matches.h"

static struct {
    char folder[256]; /* TMPDIR of the test */
    bool has_memory;  /* the test has its own /dev/shm and System V memory */
} sandbox;

static void fail(const char *what)
{
    fprintf(stderr, "run_test: ");
    perror(what);
    exit(1);
}

/* Mounts a new /dev/shm of equal size over the old one, visible to this process tree only. */
static void make_memory(void)
{
    struct statvfs now;
    char size[64];

    if (statvfs("/dev/shm", &now) != 0 || unshare(CLONE_NEWNS | CLONE_NEWIPC) != 0)
        return;
    snprintf(size, sizeof size, "size=%llu,mode=1777",
             (unsigned long long)now.f_blocks * now.f_frsize);
    /* Without the first call, the mount could propagate to other processes. The call fails if
     * /dev/shm is not a mount point; in that case nothing can propagate. */
    if (mount(NULL, "/dev/shm", NULL, MS_PRIVATE, NULL) == 0 &&
        mount("tmpfs", "/dev/shm", "tmpfs", MS_NOSUID | MS_NODEV, size) == 0)
        sandbox.has_memory = true;
}

static int remove_one(const char *path, const struct stat *status, int type, struct FTW *place)
{
    (void)status, (void)type, (void)place;
    return remove(path);
}

static void remove_folder(void)
{
    enum { MOST_OPEN = 16 };

    if (nftw(sandbox.folder, remove_one, MOST_OPEN, FTW_DEPTH | FTW_PHYS | FTW_MOUNT) != 0)
        perror(sandbox.folder);
}

void sandbox_enter(void)
{
    const char *above = getenv("TMPDIR");

    snprintf(sandbox.folder, sizeof sandbox.folder, "%s/test.XXXXXX", above ? above : "/tmp");
    if (!mkdtemp(sandbox.folder) || atexit(remove_folder) != 0)
        fail(sandbox.folder);
    /* Tests that change their user ID must be able to use the folder. */
    if (chmod(sandbox.folder, 01777) != 0 || setenv("TMPDIR", sandbox.folder, 1) != 0)
        fail(sandbox.folder);
    make_memory();
}

/* Prints a file that is left behind, unless its name matches `allowed`. Returns the number of
 * printed files. */
static int report_one(const char *name, const char *allowed)
{
    if (allowed && matches(name, allowed))
        return 0;
    printf("run_test: left behind: %s\n", name);
    return 1;
}

/* Prints the files of a folder; `name` is the folder's name in the messages. Returns their
 * number. */
static int report_files(const char *folder, const char *name, const char *allowed)
{
    const struct dirent *entry;
    char path[512];
    int count = 0;
    DIR *files = opendir(folder);

    if (!files)
        fail(folder);
    while ((entry = readdir(files)) != NULL) {
        if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0)
            continue;
        snprintf(path, sizeof path, "%s/%s", name, entry->d_name);
        count += report_one(path, allowed);
    }
    closedir(files);
    return count;
}

/* Prints a line of a list of System V objects, unless "LIST: N bytes" matches `allowed`, where N is
 * the length of a segment. Returns the number of printed lines. */
static int report_object(const char *list, const char *line, const char *allowed)
{
    unsigned long bytes = 0;
    char name[128];
    sscanf(line, "%*s %*s %*s %lu", &bytes);
    snprintf(name, sizeof name, "%s: %lu bytes", list, bytes);
    if (allowed && matches(name, allowed))
        return 0;
    printf("run_test: left behind: %s: %s", list, line);
    return 1;
}

static int report_objects(const char *list, const char *allowed)
{
    char line[512];
    int count = 0;
    FILE *file = fopen(list, "re");

    if (!file)
        return 0;
    if (fgets(line, sizeof line, file)) /* the title */
        while (fgets(line, sizeof line, file))
            count += report_object(list, line, allowed);
    fclose(file);
    return count;
}

bool sandbox_report_leftovers(const char *allowed)
{
    int count = report_files(sandbox.folder, "$TMPDIR", allowed);

    if (sandbox.has_memory)
        count += report_files("/dev/shm", "/dev/shm", allowed) +
                 report_objects("/proc/sysvipc/shm", allowed) +
                 report_objects("/proc/sysvipc/sem", allowed);
    return count > 0;
}
