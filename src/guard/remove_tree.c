#include "remove_tree.h"

#include <dirent.h>
#include <fcntl.h>
#include <stddef.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { DEPTH_MOST = 8 }; /* each level keeps a descriptor open */

static bool remove_folder(int parent, const char *name, dev_t device, int depth);

/* Open MPI writes what PEs print into output-*, if its user asks for it. */
static bool is_result(const char *name, const struct stat *file)
{
    return strncmp(name, "output-", strlen("output-")) == 0 && file->st_size > 0;
}

static bool is_removable(const char *name, const struct stat *file)
{
    return (S_ISREG(file->st_mode) && !is_result(name, file)) || S_ISFIFO(file->st_mode) ||
           S_ISSOCK(file->st_mode);
}

static void remove_entry(int folder, const char *name, dev_t device, int depth)
{
    struct stat file;

    if (fstatat(folder, name, &file, AT_SYMLINK_NOFOLLOW) != 0 || file.st_uid != geteuid())
        return;
    if (S_ISDIR(file.st_mode))
        remove_folder(folder, name, device, depth + 1);
    else if (is_removable(name, &file))
        unlinkat(folder, name, 0);
}

/* The entries of an open folder, which this closes. */
static void remove_entries(int folder, dev_t device, int depth)
{
    const struct dirent *entry;
    DIR *entries = fdopendir(folder);

    if (!entries) {
        close(folder);
        return;
    }
    while ((entry = readdir(entries)) != NULL) {
        if (strcmp(entry->d_name, ".") != 0 && strcmp(entry->d_name, "..") != 0)
            remove_entry(folder, entry->d_name, device, depth);
    }
    closedir(entries);
}

static bool remove_folder(int parent, const char *name, dev_t device, int depth)
{
    struct stat folder;

    if (depth > DEPTH_MOST)
        return false;
    int descriptor = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    if (fstat(descriptor, &folder) != 0 || folder.st_uid != geteuid() || folder.st_dev != device) {
        close(descriptor);
        return false;
    }
    remove_entries(descriptor, device, depth);
    return unlinkat(parent, name, AT_REMOVEDIR) == 0;
}

bool remove_tree(int parent, const char *name)
{
    struct stat folder;

    return fstat(parent, &folder) == 0 && remove_folder(parent, name, folder.st_dev, 0);
}
