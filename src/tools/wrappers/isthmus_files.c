/*
 * isthmus-files: file operations of oshrun and isthmus-build-module in folders that other users may
 * have prepared (base/own_folder.h). On failure, it prints the reason on one line without a program
 * name, which the caller adds, and exits with status 1.
 *
 *   isthmus-files folder FOLDER
 *       Creates the folder of a profile or trace, removes an earlier record from it, and prints
 *       its full path.
 *   isthmus-files check FOLDER
 *       Succeeds if it is safe to create files in the folder.
 *   isthmus-files place SOURCE TARGET
 *       Copies a file with its mode, and replaces TARGET atomically.
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <fnmatch.h>
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/own_folder.h"

__attribute__((format(printf, 1, 2))) static _Noreturn void files_print_and_exit(const char *format,
                                                                                 ...)
{
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    exit(1);
}

static int files_open_safe_folder(const char *folder)
{
    char fault[OWN_FOLDER_ERROR_BYTES];
    int descriptor = own_folder_open(folder, fault);
    if (descriptor < 0)
        files_print_and_exit("%s", fault);
    return descriptor;
}

/* ---- The folder of a profile or trace ---- */

static void files_make_folders(const char *folder)
{
    char path[PATH_MAX];
    if (snprintf(path, sizeof path, "%s", folder) >= (int)sizeof path)
        files_print_and_exit("the folder %s cannot be created: %s", folder, strerror(ENAMETOOLONG));
    /* Create the folders without write permission for group and others. Otherwise isthmus-files
     * would reject them as unsafe. */
    umask(umask(0) | S_IWGRP | S_IWOTH);
    for (char *slash = strchr(path + 1, '/'); slash != NULL; slash = strchr(slash + 1, '/')) {
        *slash = '\0';
        mkdir(path, 0777); /* if this call fails, the last mkdir below reports the error */
        *slash = '/';
    }
    if (mkdir(path, 0777) != 0 && errno != EEXIST)
        files_print_and_exit("the folder %s cannot be created: %s", folder, strerror(errno));
}

static bool files_is_record(const char *name)
{
    static const char *const patterns[] = {"pe-*.isp", "pe-*.ist", "profile.json", "profile.html"};
    for (size_t i = 0; i < sizeof patterns / sizeof patterns[0]; i++)
        if (fnmatch(patterns[i], name, 0) == 0)
            return true;
    return false;
}

static void files_remove_records(const char *path, int folder)
{
    DIR *entries = fdopendir(folder);
    if (entries == NULL)
        files_print_and_exit("the folder %s cannot be read: %s", path, strerror(errno));
    for (const struct dirent *entry; (entry = readdir(entries)) != NULL;)
        if (files_is_record(entry->d_name) && unlinkat(folder, entry->d_name, 0) != 0 &&
            errno != ENOENT)
            files_print_and_exit("%s/%s cannot be removed: %s", path, entry->d_name,
                                 strerror(errno));
    closedir(entries);
}

static void files_prepare_folder(const char *path)
{
    files_make_folders(path);
    int folder = files_open_safe_folder(path);
    if (faccessat(folder, ".", W_OK | X_OK, AT_EACCESS) != 0)
        files_print_and_exit("the folder %s cannot be written: %s", path, strerror(errno));
    files_remove_records(path, folder);
    char *full = realpath(path, NULL);
    if (full == NULL)
        files_print_and_exit("the folder %s cannot be opened: %s", path, strerror(errno));
    if (puts(full) == EOF || fflush(stdout) != 0)
        files_print_and_exit("the path of the folder %s cannot be written: %s", path,
                             strerror(errno));
    free(full);
}

/* ---- Replacement of a file ---- */

/* Copies the contents of a file and closes `to` after success. Returns false on failure, with
 * errno. */
static bool files_copy(int from, int to)
{
    char bytes[1 << 16];
    ssize_t count;
    while ((count = read(from, bytes, sizeof bytes)) > 0)
        for (ssize_t done = 0, now; done < count; done += now) {
            now = write(to, bytes + done, (size_t)(count - done));
            if (now < 0)
                return false;
        }
    return count == 0 && close(to) == 0;
}

static void files_replace_file(const char *source, const char *target)
{
    char path[PATH_MAX], next[NAME_MAX + 1];
    struct stat status;
    snprintf(path, sizeof path, "%s", target);
    char *slash = strrchr(path, '/');
    const char *name = slash == NULL ? target : target + (slash - path) + 1;
    if (slash != NULL)
        slash[slash == path] = '\0';
    int folder = files_open_safe_folder(slash == NULL ? "." : path);
    if (snprintf(next, sizeof next, "%s.new", name) >= (int)sizeof next)
        files_print_and_exit("%s: cannot be written: %s", target, strerror(ENAMETOOLONG));
    int from = open(source, O_RDONLY | O_CLOEXEC);
    if (from < 0 || fstat(from, &status) != 0)
        files_print_and_exit("%s: cannot be read: %s", source, strerror(errno));
    int to = own_folder_create(folder, next, status.st_mode & 0777);
    if (to < 0 || !files_copy(from, to) || renameat(folder, next, folder, name) != 0) {
        int reason = errno;
        unlinkat(folder, next, 0);
        files_print_and_exit("%s: cannot be written: %s", target, strerror(reason));
    }
}

int main(int count, char **arguments)
{
    if (count == 3 && strcmp(arguments[1], "folder") == 0)
        files_prepare_folder(arguments[2]);
    else if (count == 3 && strcmp(arguments[1], "check") == 0)
        close(files_open_safe_folder(arguments[2]));
    else if (count == 4 && strcmp(arguments[1], "place") == 0)
        files_replace_file(arguments[2], arguments[3]);
    else
        files_print_and_exit(
            "usage: isthmus-files folder FOLDER | check FOLDER | place SOURCE TARGET");
    return 0;
}
