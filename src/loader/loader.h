/*
 * Selection and loading of the MPI backend module.
 *
 * A backend module (libisthmus-mpi-NAME.so, interface in backend.h) contains all calls of one MPI
 * library. This loader selects a module at run time, from the setting ISTHMUS_MPI, the MPI library
 * that the program is linked with, or the environment variables of the launcher. It also detects
 * launchers that do not match the module.
 */
#ifndef ISTHMUS_LOADER_H
#define ISTHMUS_LOADER_H

#include <stdbool.h>
#include <stddef.h>

#include "backend.h"

/* The open backend; NULL until loader_open. */
extern const struct backend *backend;

/* Selects a module (loader_choose), opens it and sets `backend`. Later calls do nothing. Aborts the
 * job with an error message if the module is unknown, missing or damaged, has another version, or
 * is for a different MPI than the program is linked with. */
void loader_open(const char *routine, const char *wanted);

/* Returns true if an MPI library is loaded into this process, or a launcher started the process.
 * The launcher for jobs without MPI (oshrun --mpi none) counts too. */
bool loader_mpi_is_present(void);

/* Returns the reason for which the open backend was selected, as text. Returns "" before
 * loader_open. */
const char *loader_reason(void);

/* Returns true if the program is linked with the backend's MPI, so that it may call MPI itself. */
bool loader_program_has_mpi(void);

/* Returns true if the environment variables of the launcher show that all processes of the job are
 * on this host. Without a launcher the process is alone, and the result is true. Returns false if
 * the variables do not show it. */
bool loader_job_is_on_one_host(void);

/* Called before backend->init, which would fail with a long message of the MPI library. Ends the
 * process with an error message if srun started it without the plugin that this MPI needs. */
void loader_check_srun_plugin(const char *routine);

/* Called after backend->init. Aborts the job if the launcher started several processes, but the
 * backend sees only one. */
void loader_check_launcher(const char *routine);

/* Returns the name of the module that loader_open(wanted) would open, without opening it. Sets
 * *reason to a phrase that says why this module was chosen. `wanted` is the value of ISTHMUS_MPI:
 * the name or path of a module. If it is neither NULL nor empty, it is returned, even if no such
 * module exists. Otherwise the order of preference is: the MPI that is loaded into the process, the
 * MPI of the launcher, the default of the build, any other MPI. Modules that are not installed are
 * skipped. Returns NULL if no module is installed. The result is valid until the next call. */
const char *loader_choose(const char *wanted, const char **reason);

/* Stores the names of the installed modules in alphabetical order, and returns their number, at
 * most `capacity`. The names are valid until the next call. */
size_t loader_list(const char *names[], size_t capacity);

/* Returns true if `name` is the path of a module, i.e. begins with a slash. Sites can build their
 * own modules. */
bool loader_is_path(const char *name);

/* loader_path stores the path of the module with this name. loader_file stores the path of another
 * file in the folder of the modules. */
void loader_path(const char *name, char *path, size_t capacity);
void loader_file(const char *file, char *path, size_t capacity);

#endif
