/*
 * isthmus-environment PROGRAM [ARGUMENT...]: starts a program with the environment variables that
 * oshrun has set aside (oshrun_aside.h).
 */
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "oshrun_aside.h"

static _Noreturn void oshrun_restore_fail_restore(const char *what)
{
    fprintf(stderr, "oshrun: the environment cannot be restored: %s: %s\n", what, strerror(errno));
    exit(ASIDE_NOT_STARTED);
}

/* Returns the descriptor of the memory file that `text` ("DESCRIPTOR:INODE") names. Exits with an
 * error message if it is not a regular file of this user. */
static int oshrun_restore_find_file(const char *text, struct stat *status)
{
    int descriptor = -1;
    unsigned long inode = 0;
    errno = EINVAL;
    if (sscanf(text, "%d:%lu", &descriptor, &inode) != 2 || fstat(descriptor, status) != 0 ||
        !S_ISREG(status->st_mode) || status->st_ino != inode || status->st_uid != geteuid())
        oshrun_restore_fail_restore(ASIDE_VARIABLE);
    return descriptor;
}

static char *oshrun_restore_read_entries(const char *text, size_t *length)
{
    struct stat status;
    int descriptor = oshrun_restore_find_file(text, &status);
    *length = (size_t)status.st_size;
    if (*length == 0)
        return NULL;
    char *entries = mmap(NULL, *length, PROT_READ | PROT_WRITE, MAP_PRIVATE, descriptor, 0);
    if (entries == MAP_FAILED || entries[*length - 1] != '\0')
        oshrun_restore_fail_restore(ASIDE_VARIABLE);
    close(descriptor);
    return entries;
}

static int oshrun_restore_compare_names(const void *one, const void *other)
{
    const char *a = *(char *const *)one, *b = *(char *const *)other;
    size_t a_length = strcspn(a, "="), b_length = strcspn(b, "=");
    int order = strncmp(a, b, a_length < b_length ? a_length : b_length);
    return order != 0 ? order : (a_length > b_length) - (a_length < b_length);
}

/* Adds the entries to the environment. A variable that is set already keeps its value, because
 * oshrun's script has set it. */
static void oshrun_restore_add_entries(char *entries, size_t length)
{
    size_t own = 0, most = 1;
    while (environ[own] != NULL)
        own++;
    for (size_t i = 0; i < length; i++)
        most += entries[i] == '\0';
    char **all = calloc(own + most, sizeof *all), **sorted = calloc(own + 1, sizeof *sorted);
    if (all == NULL || sorted == NULL)
        oshrun_restore_fail_restore("no memory");
    memcpy(all, environ, own * sizeof *all);
    memcpy(sorted, environ, own * sizeof *sorted);
    qsort(sorted, own, sizeof *sorted, oshrun_restore_compare_names);
    char **to = all + own;
    for (char *entry = entries; entry < entries + length; entry += strlen(entry) + 1)
        if (bsearch(&entry, sorted, own, sizeof *sorted, oshrun_restore_compare_names) == NULL)
            *to++ = entry;
    environ = all;
}

int main(int count, char **words)
{
    const char *text = secure_getenv(ASIDE_VARIABLE);
    if (count < 2) {
        fprintf(stderr, "usage: isthmus-environment program [argument...]\n");
        return 2;
    }
    if (text != NULL) {
        size_t length = 0;
        char *entries = oshrun_restore_read_entries(text, &length);
        unsetenv(ASIDE_VARIABLE);
        oshrun_restore_add_entries(entries, length);
    }
    execvp(words[1], words + 1);
    fprintf(stderr, "oshrun: %s cannot be started: %s\n", words[1], strerror(errno));
    return ASIDE_NOT_STARTED;
}
