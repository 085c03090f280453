/*
 * oshrun [ARGUMENT...]: runs the script lib/isthmus/oshrun.bash with few environment variables
 * (oshrun_aside.h).
 */
#include <errno.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/installed.h"
#include "oshrun_aside.h"
#include "tools/supervisor/pe_process.h"
#include "unnamed_file.h"

enum { FEW = 200 }; /* bash starts programs fast with at most this number of variables */

/* Prefixes of the environment variables that stay in the script's environment, because the
 * script, or a program that the script runs before the launcher, needs them. */
static const char *const needed[] = {
    "BASH", "COBALT_", "HOME=",  "HYDRA_",  "ISTHMUS_", "LANG", "LC_",   "LD_",     "LSB_",
    "MPI",  "OMPI_",   "OMP_",   "OSHRUN_", "PATH=",    "PBS_", "PE_",   "PMI",     "PRTE_",
    "PWD=", "SHELL=",  "SHLVL=", "SHMEM",   "SLURM",    "SMA_", "TERM=", "TMPDIR=", "TZ="};

static _Noreturn void oshrun_fail_start(const char *program)
{
    fprintf(stderr, "oshrun: %s cannot be started: %s\n", program, strerror(errno));
    exit(ASIDE_NOT_STARTED);
}

static bool oshrun_is_needed(const char *entry)
{
    for (size_t i = 0; i < sizeof needed / sizeof needed[0]; i++)
        if (strncmp(entry, needed[i], strlen(needed[i])) == 0)
            return true;
    return false;
}

/* ---- The environment ---- */

static bool oshrun_has_many(void)
{
    for (int i = 0; i <= FEW; i++)
        if (environ[i] == NULL)
            return false;
    return true;
}

/* Writes the environment variables that the script does not need to a memory file. Returns the
 * file's descriptor, which child processes inherit, or -1. */
static int oshrun_write_aside(void)
{
    int descriptor = unnamed_file("oshrun-environment"), kept = -1;
    FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, "w");
    if (file == NULL)
        return -1;
    bool is_whole = true;
    for (char **entry = environ; *entry != NULL && is_whole; entry++)
        is_whole = oshrun_is_needed(*entry) || fwrite(*entry, strlen(*entry) + 1, 1, file) == 1;
    if (is_whole && fflush(file) == 0)
        kept = dup(descriptor);
    fclose(file);
    return kept;
}

/* Moves the variables that the script does not need to a memory file. Does nothing if the file
 * cannot be created. */
static void oshrun_set_aside(void)
{
    char text[64];
    struct stat status;
    int descriptor = oshrun_write_aside();
    if (descriptor < 0 || fstat(descriptor, &status) != 0)
        return;
    char **to = environ;
    for (char **from = environ; *from != NULL; from++)
        if (oshrun_is_needed(*from))
            *to++ = *from;
    *to = NULL;
    snprintf(text, sizeof text, "%d:%lu", descriptor, (unsigned long)status.st_ino);
    if (setenv(ASIDE_VARIABLE, text, 1) != 0)
        oshrun_fail_start("bash");
}

/* ---- The script ---- */

int main(int count, char **words)
{
    static char script[INSTALLED_PATH_ROOM];
    descriptors_fill();
    installed_path("lib/isthmus/oshrun.bash", script);
    char **command = calloc((size_t)count + 2, sizeof *command);
    if (command == NULL || access(script, R_OK) != 0)
        oshrun_fail_start(script);
    command[0] = "bash";
    command[1] = script;
    for (int i = 1; i < count; i++)
        command[i + 1] = words[i];
    unsetenv(ASIDE_VARIABLE);
    if (oshrun_has_many())
        oshrun_set_aside();
    execv("/bin/bash", command);
    oshrun_fail_start("/bin/bash");
}
