/*
 * Choosing and opening the MPI backend module.
 */
#ifndef ISTHMUS_LOADER_H
#define ISTHMUS_LOADER_H

#include <stdbool.h>
#include <stddef.h>

#include "backend.h"

/* The open backend; NULL until loader_open. */
extern const struct backend *backend;

/* Chooses a module (loader_choose), opens it and sets `backend`. Ends the job with one line if it
 * is unknown, missing, damaged, of another version, or for another MPI than the one that the
 * program was linked with. Opens once; later calls do nothing. */
void loader_open(const char *routine, const char *wanted);

/* Whether an MPI is in this process, or a launcher started it (that of `none` too). */
bool loader_mpi_is_present(void);

/* Why the open backend was chosen, in words; "" until loader_open. */
const char *loader_reason(void);

/* Whether the program brought the backend's MPI along, so that it may call MPI itself. */
bool loader_program_has_mpi(void);

/* Whether the launcher's environment shows that the whole job is on this host; false if it does not
 * show, true without a launcher, when a process is alone. */
bool loader_job_is_on_one_host(void);

/* Before backend->init, which would end in a page of the MPI's own: ends the process if srun
 * started it without what this MPI needs. */
void loader_check_srun_plugin(const char *routine);

/* After backend->init: ends the job if the launcher's environment says this is one of several
 * processes and the backend believes to be alone. */
void loader_check_launcher(const char *routine);

/* The name of the module that loader_open(wanted) would open, and why, without opening it: `wanted`
 * (ISTHMUS_MPI; a module's path too) unless that is NULL or empty, even if there is no such module;
 * else the MPI that is in the process, the one whose launcher's variables are set, the build's
 * default, whichever is first among the modules installed, of those with an MPI. NULL, and a
 * reason, if there is none at all. Valid until the next call. */
const char *loader_choose(const char *wanted, const char **reason);

/* For isthmus-info: the names of the modules that are installed, in alphabetical order; the count.
 * Each is only valid until the next call. */
size_t loader_list(const char *names[], size_t capacity);

/* What begins with a slash is the path of a module that a site built itself. */
bool loader_is_path(const char *name);

/* The module's file name, with its folder, for a backend's name; the same for any file that lies
 * beside the modules. */
void loader_path(const char *name, char *path, size_t capacity);
void loader_file(const char *file, char *path, size_t capacity);

#endif
