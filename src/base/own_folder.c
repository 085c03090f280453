#include "own_folder.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define EXPECTED ": expected a folder of this user that other users cannot write to"

static bool own_folder_is_trusted(uid_t user)
{
    return user == geteuid() || user == 0;
}

/* Returns true if only this user is a member of the group. By convention, the ID of such a group
 * equals the user ID. */
static bool own_folder_is_private_group(gid_t group)
{
    return group == getegid() && (uid_t)group == geteuid();
}

/* Returns true if other users can replace files in the folder. */
static bool own_folder_others_can_replace(const struct stat *folder)
{
    if ((folder->st_mode & S_ISVTX) != 0)
        return false;
    return (folder->st_mode & S_IWOTH) != 0 ||
           ((folder->st_mode & S_IWGRP) != 0 && !own_folder_is_private_group(folder->st_gid));
}

/* Returns true if a trusted user owns the open folder and no other user can replace its files.
 * Otherwise stores the reason in `fault`. */
static bool own_folder_check_folder(const char *path, int folder, char *fault)
{
    struct stat status;
    fault[0] = '\0';
    if (fstat(folder, &status) != 0)
        snprintf(fault, OWN_FOLDER_ERROR_BYTES, "the folder %s cannot be opened: %s", path,
                 strerror(errno));
    else if (!own_folder_is_trusted(status.st_uid))
        snprintf(fault, OWN_FOLDER_ERROR_BYTES, "the folder %s belongs to user %u" EXPECTED, path,
                 (unsigned)status.st_uid);
    else if (own_folder_others_can_replace(&status))
        snprintf(fault, OWN_FOLDER_ERROR_BYTES,
                 "the folder %s of user %u can be written by other users (mode %o)" EXPECTED, path,
                 (unsigned)status.st_uid, (unsigned)status.st_mode & 07777U);
    return fault[0] == '\0';
}

/* Splits a path into the parent folder and the last component. */
static void own_folder_split_path(const char *path, char *parent, const char **name)
{
    size_t length = strlen(path);
    snprintf(parent, PATH_MAX, "%s", path);
    while (length > 1 && length < PATH_MAX && parent[length - 1] == '/')
        parent[--length] = '\0';
    char *slash = strrchr(parent, '/');
    *name = slash == NULL ? path : path + (slash - parent) + 1;
    if (slash == NULL)
        snprintf(parent, PATH_MAX, ".");
    else
        slash[slash == parent] = '\0';
}

/* Opens the folder to which a symbolic link points, if a trusted user owns the link and no other
 * user can replace it. Otherwise returns -1 with errno set. */
static int own_folder_open_trusted_link(int parent, const char *name)
{
    struct stat around, link;
    if (fstat(parent, &around) != 0 || fstatat(parent, name, &link, AT_SYMLINK_NOFOLLOW) != 0)
        return -1;
    bool is_safe = S_ISLNK(link.st_mode) && own_folder_is_trusted(link.st_uid) &&
                   own_folder_is_trusted(around.st_uid) && !own_folder_others_can_replace(&around);
    if (!is_safe)
        errno = S_ISLNK(link.st_mode) ? ELOOP : ENOTDIR;
    return is_safe ? openat(parent, name, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
}

static int own_folder_open_folder(const char *path)
{
    char parent[PATH_MAX], last[NAME_MAX + 1];
    const char *name;
    own_folder_split_path(path, parent, &name);
    snprintf(last, sizeof last, "%.*s", (int)strcspn(name, "/"), name);
    int around = open(parent, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (around < 0)
        return -1;
    const char *wanted = last[0] == '\0' ? "." : last;
    int folder = openat(around, wanted, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
    if (folder < 0 && (errno == ELOOP || errno == ENOTDIR))
        folder = own_folder_open_trusted_link(around, wanted);
    int reason = errno;
    close(around);
    errno = reason;
    return folder;
}

int own_folder_open(const char *path, char fault[OWN_FOLDER_ERROR_BYTES])
{
    int folder = own_folder_open_folder(path);
    if (folder < 0) {
        snprintf(fault, OWN_FOLDER_ERROR_BYTES,
                 errno == ELOOP
                     ? "the folder %s is a symbolic link that another user can change" EXPECTED
                     : "the folder %s cannot be opened: %s",
                 path, strerror(errno));
        return -1;
    }
    if (own_folder_check_folder(path, folder, fault))
        return folder;
    close(folder);
    return -1;
}

int own_folder_create(int folder, const char *name, mode_t mode)
{
    if (unlinkat(folder, name, 0) != 0 && errno != ENOENT)
        return -1;
    return openat(folder, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode);
}

int own_folder_new_file(const char *folder, const char *name, mode_t mode,
                        char fault[OWN_FOLDER_ERROR_BYTES])
{
    int folder_descriptor = own_folder_open(folder, fault);
    if (folder_descriptor < 0)
        return -1;
    int file = own_folder_create(folder_descriptor, name, mode);
    if (file < 0)
        snprintf(fault, OWN_FOLDER_ERROR_BYTES, "%s/%s cannot be written: %s", folder, name,
                 strerror(errno));
    close(folder_descriptor);
    return file;
}
