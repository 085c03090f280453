#include "loader.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/report.h"
#include "shmem_impl/mpi_family.h"

#define MODULE_PREFIX     "libisthmus-mpi-"
#define MODULE_SUFFIX     ".so"
#define MODULES_MAX       32
#define NAME_BYTES        64
#define MPI_VERSION_BYTES 16384 /* at least MPI_MAX_LIBRARY_VERSION_STRING of every MPI */

const struct backend *backend;

static const char *chosen = "", *chosen_because = "";
static bool program_has_mpi; /* the program is linked with the backend's MPI */

/* ---- Known MPI libraries ---- */

struct known_mpi {
    const char *name;    /* name of the backend module */
    const char *text;    /* text that MPI_Get_library_version contains */
    const char *library; /* library that the module needs */
    const char *cure;    /* hint for the error message if that library is missing; may be NULL */
};

static const struct known_mpi known_mpis[] = {
    {"openmpi", "Open MPI", "libmpi.so",
     "is openmpi installed? On Debian: apt-get install libopenmpi3"},
    {"mvapich", "MVAPICH", "libmpi.so", NULL},
    {"intel", "Intel(R) MPI", "libmpi.so", NULL},
    {"mpich", "MPICH", "libmpich.so", "is mpich installed? On Debian: apt-get install libmpich12"},
};
#define KNOWN_MPIS (sizeof known_mpis / sizeof known_mpis[0])

/* The standard ABI of MPI 5. Several MPI libraries offer it, so it is not recognized by a version
 * text. */
static const struct known_mpi standard_abi = {"abi", NULL, "libmpi_abi.so",
                                              "install an MPI with the standard ABI of MPI 5, and "
                                              "add the folder of its library to LD_LIBRARY_PATH"};

static const struct known_mpi *loader_find_known_by_name(const char *name)
{
    for (size_t i = 0; i < KNOWN_MPIS; i++)
        if (strcmp(known_mpis[i].name, name) == 0)
            return &known_mpis[i];
    return strcmp(standard_abi.name, name) == 0 ? &standard_abi : NULL;
}

static const struct known_mpi *loader_find_known_by_version(const char *version)
{
    for (size_t i = 0; i < KNOWN_MPIS; i++)
        if (strstr(version, known_mpis[i].text) != NULL)
            return &known_mpis[i];
    return NULL;
}

/* Name of the backend that works without MPI. */
#define NO_MPI "none"

/* ---- Launchers, by their environment variables ---- */

struct launcher {
    /* MPI that the launcher belongs to; NULL: srun, which starts any MPI through a plugin */
    const char *mpi;
    const char *command; /* name of the launcher in messages */
    const char *size, *rank;
    const char *local_size; /* environment variable with the number of processes on this host */
    const char *signs[3];   /* other environment variables that only this launcher sets */
};

static const struct launcher launchers[] = {
    {"openmpi",
     "mpirun of Open MPI",
     "OMPI_COMM_WORLD_SIZE",
     "OMPI_COMM_WORLD_RANK",
     "OMPI_COMM_WORLD_LOCAL_SIZE",
     {"PMIX_RANK"}},
    {"mpich",
     "mpiexec of MPICH",
     "PMI_SIZE",
     "PMI_RANK",
     "MPI_LOCALNRANKS",
     {"PMI_FD", "PMI_PORT"}},
    {NO_MPI, "oshrun --mpi none", "OSHRUN_SIZE", "OSHRUN_RANK", "OSHRUN_SIZE", {"OSHRUN_JOB"}},
    /* SLURM_NTASKS is not used, because a batch script has it before any srun. The value of
     * SLURM_STEP_TASKS_PER_NODE is "4" on one host, and "4(x2)" or "4,3" on two. */
    {NULL, "srun", "SLURM_STEP_NUM_TASKS", "SLURM_PROCID", "SLURM_STEP_TASKS_PER_NODE", {NULL}},
};
#define LAUNCHERS (sizeof launchers / sizeof launchers[0])

static bool loader_is_launcher_present(const struct launcher *launcher)
{
    bool found = getenv(launcher->size) != NULL || getenv(launcher->rank) != NULL;
    for (size_t i = 0; i < 3 && launcher->signs[i] != NULL && !found; i++)
        found = getenv(launcher->signs[i]) != NULL;
    return found;
}

/* Returns the MPI whose launcher has started this process, or NULL. */
static const char *loader_launcher_mpi(void)
{
    for (size_t i = 0; i < LAUNCHERS; i++)
        if (launchers[i].mpi != NULL && loader_is_launcher_present(&launchers[i]))
            return launchers[i].mpi;
    return NULL;
}

/* Returns the name of the launcher that can start jobs of the backend. All MPI libraries except
 * Open MPI use PMI. */
static const char *loader_backend_family(void)
{
    if (backend->family == SHMEM_IMPL_MPI_NONE)
        return NO_MPI;
    return strstr(backend->mpi(), "Open MPI") != NULL ? "openmpi" : "mpich";
}

bool loader_job_is_on_one_host(void)
{
    bool launched = false;
    for (size_t i = 0; i < LAUNCHERS; i++) {
        const struct launcher *launcher = &launchers[i];
        const char *size = getenv(launcher->size), *local_size = getenv(launcher->local_size);
        bool foreign = launcher->mpi != NULL && strcmp(launcher->mpi, loader_backend_family()) != 0;
        if (foreign || !loader_is_launcher_present(launcher))
            continue;
        /* The first match decides: the variables of srun may be set too, if srun has started the
         * daemons of mpirun. */
        if (size != NULL && local_size != NULL)
            return strcmp(size, local_size) == 0;
        launched = true;
    }
    return !launched; /* without a launcher the process is alone */
}

/* ---- Locations of the backend modules ---- */

/* Stores the folder of the file that contains this code: libisthmus.so or isthmus-info. Reads the
 * absolute path from /proc/self/maps. Returns false if that is not possible. */
static bool loader_library_folder(char *folder, size_t capacity)
{
    FILE *maps = fopen("/proc/self/maps", "re");
    if (maps == NULL)
        return false;
    uintptr_t self = (uintptr_t)&known_mpis;
    char line[PATH_MAX + 128];
    bool found = false;
    while (!found && fgets(line, sizeof line, maps) != NULL) {
        uintptr_t low, high;
        char *path = strchr(line, '/');
        char *slash = strrchr(line, '/');
        found = sscanf(line, "%" SCNxPTR "-%" SCNxPTR, &low, &high) == 2 && low <= self &&
                self < high && path != NULL;
        if (found)
            snprintf(folder, capacity, "%.*s", (int)(slash - path), path);
    }
    fclose(maps);
    return found;
}

/* Stores the folder of the file that contains this code, from the name with which the file was
 * opened. Used if /proc/self/maps cannot be read. */
static void loader_library_folder_by_name(char *folder, size_t capacity)
{
    Dl_info own;
    bool named = dladdr(&known_mpis, &own) != 0 && own.dli_fname != NULL;
    char *path = named ? realpath(own.dli_fname, NULL) : NULL;
    char *slash = path == NULL ? NULL : strrchr(path, '/');
    snprintf(folder, capacity, "%.*s", slash == NULL ? 1 : (int)(slash - path),
             slash == NULL ? "." : path);
    free(path);
}

/* Returns the folder of the modules: "isthmus" in the folder of the library or, for a program in
 * bin/, in the folder lib/ next to it. */
static const char *loader_module_folder(void)
{
    static char folder[PATH_MAX];
    if (folder[0] != '\0')
        return folder;
    char own[PATH_MAX - 32];
    if (!loader_library_folder(own, sizeof own))
        loader_library_folder_by_name(own, sizeof own);
    snprintf(folder, sizeof folder, "%s/isthmus", own);
    if (access(folder, R_OK | X_OK) != 0)
        snprintf(folder, sizeof folder, "%s/../lib/isthmus", own);
    char *resolved = realpath(folder, NULL);
    if (resolved != NULL)
        snprintf(folder, sizeof folder, "%s", resolved);
    free(resolved);
    return folder;
}

bool loader_is_path(const char *name)
{
    return name[0] == '/';
}

void loader_path(const char *name, char *path, size_t capacity)
{
    if (loader_is_path(name))
        snprintf(path, capacity, "%s", name);
    else
        snprintf(path, capacity, "%s/" MODULE_PREFIX "%s" MODULE_SUFFIX, loader_module_folder(),
                 name);
}

void loader_file(const char *file, char *path, size_t capacity)
{
    snprintf(path, capacity, "%s/%s", loader_module_folder(), file);
}

/* Stores the name of the backend of a module file. Returns false if the file is not a module. */
static bool loader_module_name(const char *file, char *name, size_t capacity)
{
    size_t prefix = strlen(MODULE_PREFIX), suffix = strlen(MODULE_SUFFIX), length = strlen(file);
    if (length <= prefix + suffix || length - prefix - suffix >= capacity ||
        strncmp(file, MODULE_PREFIX, prefix) != 0 ||
        strcmp(file + length - suffix, MODULE_SUFFIX) != 0)
        return false;
    snprintf(name, capacity, "%.*s", (int)(length - prefix - suffix), file + prefix);
    return true;
}

/* Returns the name of a module that is given by name or by path. */
static const char *loader_name_without_path(const char *name)
{
    static char plain[NAME_BYTES];
    const char *slash = strrchr(name, '/');
    return slash != NULL && loader_module_name(slash + 1, plain, sizeof plain) ? plain : name;
}

static int loader_compare_names(const void *left, const void *right)
{
    return strcmp(left, right);
}

size_t loader_list(const char *names[], size_t capacity)
{
    static char found[MODULES_MAX][NAME_BYTES];
    size_t count = 0;
    DIR *folder = opendir(loader_module_folder());
    if (folder == NULL)
        return 0;
    for (struct dirent *entry; count < MODULES_MAX && (entry = readdir(folder)) != NULL;)
        count += loader_module_name(entry->d_name, found[count], NAME_BYTES);
    closedir(folder);
    qsort(found, count, NAME_BYTES, loader_compare_names);
    for (size_t i = 0; i < count && i < capacity; i++)
        names[i] = found[i];
    return count < capacity ? count : capacity;
}

static bool loader_is_installed(const char *name)
{
    if (loader_is_path(name))
        return access(name, R_OK) == 0;
    const char *names[MODULES_MAX];
    size_t count = loader_list(names, MODULES_MAX);
    for (size_t i = 0; i < count; i++)
        if (strcmp(names[i], name) == 0)
            return true;
    return false;
}

/* ---- Selection of the backend module ---- */

/* Returns the version text of the MPI library in this process, or NULL if no MPI is loaded. */
static const char *loader_loaded_mpi_version(void)
{
    static char text[MPI_VERSION_BYTES];
    int (*get_version)(char *, int *);
    *(void **)&get_version = dlsym(RTLD_DEFAULT, "MPI_Get_library_version");
    int length = 0;
    if (get_version == NULL || get_version(text, &length) != 0)
        return NULL;
    text[strcspn(text, "\n")] = '\0';
    return text;
}

/* Returns true if the loaded MPI library uses the standard ABI. Libraries of MPI 5 with another ABI
 * report version -1. */
static bool loader_loaded_has_standard_abi(void)
{
    int (*get_version)(int *, int *);
    *(void **)&get_version = dlsym(RTLD_DEFAULT, "MPI_Abi_get_version");
    int version = -1, subversion = -1;
    return get_version != NULL && get_version(&version, &subversion) == 0 && version > 0;
}

static const struct known_mpi *loader_loaded_mpi(void)
{
    const char *version = loader_loaded_mpi_version();
    if (version == NULL)
        return NULL;
    return loader_loaded_has_standard_abi() ? &standard_abi : loader_find_known_by_version(version);
}

bool loader_mpi_is_present(void)
{
    return loader_loaded_mpi() != NULL || loader_launcher_mpi() != NULL;
}

/* Returns the first installed module that uses an MPI library. If only the module `none` (without
 * MPI) is installed, returns it. */
static const char *loader_choose_first_installed(const char **reason)
{
    const char *names[MODULES_MAX];
    size_t count = loader_list(names, MODULES_MAX);
    if (count == 0)
        *reason = "no backend is installed";
    if (count > 1 && strcmp(names[0], NO_MPI) == 0)
        return names[1];
    return count > 0 ? names[0] : NULL;
}

const char *loader_choose(const char *wanted, const char **reason)
{
    *reason = "ISTHMUS_MPI selects it";
    if (wanted != NULL && wanted[0] != '\0')
        return wanted;
    const struct known_mpi *loaded = loader_loaded_mpi();
    *reason = "the process has already loaded this MPI";
    if (loaded != NULL && loader_is_installed(loaded->name))
        return loaded->name;
    const char *mpi = loader_launcher_mpi();
    *reason = "its launcher started the program";
    if (mpi != NULL && loader_is_installed(mpi))
        return mpi;
    *reason = "it is the default of this build";
    if (loader_is_installed(ISTHMUS_DEFAULT_MPI))
        return ISTHMUS_DEFAULT_MPI;
    *reason = "it is the first one installed";
    return loader_choose_first_installed(reason);
}

const char *loader_reason(void)
{
    return chosen_because;
}

/* ---- Opening of the backend module ---- */

/* Aborts because no module was found, or the folder of the modules cannot be read. */
static _Noreturn void loader_fail_without_modules(const char *routine)
{
    if (opendir(loader_module_folder()) == NULL && errno != ENOENT)
        report_fatal_errno(routine, "the folder of the MPI backends, %s, cannot be read",
                           loader_module_folder());
    report_fatal(routine,
                 "no MPI backend is installed: there is no " MODULE_PREFIX "*" MODULE_SUFFIX
                 " in %s",
                 loader_module_folder());
}

/* Aborts because no module of this name is installed. Lists the installed ones. */
static _Noreturn void loader_fail_missing(const char *routine, const char *name)
{
    if (name != NULL && loader_is_path(name))
        report_fatal_errno(routine, "ISTHMUS_MPI=%s: that MPI backend cannot be read", name);
    const char *names[MODULES_MAX];
    char list[MODULES_MAX * NAME_BYTES] = "";
    size_t count = loader_list(names, MODULES_MAX), used = 0;
    for (size_t i = 0; i < count; i++)
        used +=
            (size_t)snprintf(list + used, sizeof list - used, "%s%s", i > 0 ? ", " : "", names[i]);
    if (count == 0)
        loader_fail_without_modules(routine);
    report_fatal(routine,
                 "ISTHMUS_MPI=%s: this MPI backend is not installed; installed backends: %s", name,
                 list);
}

/* Returns the length of the part of the version text that is shown to users. Example: "Open MPI
 * v4.1.4, package: ..." is cut at the comma. */
static int loader_short_version_length(const char *version)
{
    return (int)strcspn(version, ",");
}

/* Aborts if the program is linked with another MPI than the module, because the module's calls
 * would reach that MPI. Sets program_has_mpi. */
static void loader_require_no_other_mpi(const char *routine, const char *name)
{
    const char *version = loader_loaded_mpi_version();
    program_has_mpi = version != NULL;
    if (version == NULL)
        return;
    const struct known_mpi *wanted = loader_find_known_by_name(name), *loaded = loader_loaded_mpi();
    const char *right_name = loaded != NULL ? loaded->name : "NAME";
    if (strcmp(name, NO_MPI) == 0)
        report_fatal(routine,
                     "the program is linked with %.*s, but the selected backend none (%s) has no "
                     "MPI: start the program with oshrun --mpi %s",
                     loader_short_version_length(version), version, chosen_because, right_name);
    if (wanted != NULL && loaded != NULL && wanted != loaded)
        report_fatal(routine,
                     "the MPI backend %s was selected (%s), but the program is linked with %.*s%s: "
                     "start the program with oshrun --mpi %s",
                     name, chosen_because, loader_short_version_length(version), version,
                     loaded == &standard_abi ? " (standard ABI)" : "", right_name);
}

static void *loader_open_backend(const char *routine, const char *name, const char *path)
{
    void *module = dlopen(path, RTLD_NOW | RTLD_GLOBAL);
    if (module != NULL)
        return module;
    const char *reason = dlerror();
    const struct known_mpi *mpi = loader_find_known_by_name(name);
    if (mpi != NULL && mpi->cure != NULL && strstr(reason, mpi->library) != NULL)
        report_fatal(routine, "the MPI backend %s cannot be opened: %s (%s)", name, reason,
                     mpi->cure);
    report_fatal(routine, "the MPI backend %s cannot be opened: %s", name, reason);
}

/* Returns the module's table. Aborts if it is missing or has another version than this library. */
static const struct backend *loader_find_module_table(const char *routine, void *module,
                                                      const char *path)
{
    const struct backend *table = dlsym(module, BACKEND_SYMBOL);
    if (table == NULL)
        report_fatal(routine,
                     "%s is not an MPI backend of Isthmus: it lacks the symbol " BACKEND_SYMBOL,
                     path);
    if (table->version != BACKEND_VERSION)
        report_fatal(routine,
                     "%s has version %d of the backend interface, but this library has version %d: "
                     "install both from the same version of Isthmus",
                     path, table->version, BACKEND_VERSION);
    if (strcmp(table->isthmus, ISTHMUS_VERSION_STRING) != 0)
        report_fatal(routine,
                     "%s belongs to Isthmus %s, but this library belongs to Isthmus %s: install "
                     "the same version of both",
                     path, table->isthmus, ISTHMUS_VERSION_STRING);
    return table;
}

void loader_open(const char *routine, const char *wanted)
{
    if (backend != NULL)
        return;
    char path[PATH_MAX + NAME_BYTES];
    const char *name = loader_choose(wanted, &chosen_because);
    if (name == NULL || !loader_is_installed(name))
        loader_fail_missing(routine, name);
    chosen = name;
    loader_require_no_other_mpi(routine, loader_name_without_path(name));
    loader_path(name, path, sizeof path);
    backend = loader_find_module_table(routine, loader_open_backend(routine, name, path), path);
}

/* ---- Mismatch of launcher and MPI ---- */

/* Returns the number of processes in the launcher's variables, or 0 if they are not set. */
static int loader_launcher_size(const struct launcher *launcher)
{
    const char *size = getenv(launcher->size);
    return size == NULL || getenv(launcher->rank) == NULL ? 0 : atoi(size);
}

/* Returns the srun plugin through which the processes of the backend connect. */
static const char *loader_srun_plugin(void)
{
    return strcmp(loader_backend_family(), "openmpi") == 0 ? "pmix" : "pmi2";
}

/* Writes how the user can start these processes as one job with this launcher. */
static void loader_describe_cure(const struct launcher *launcher, char *cure, size_t capacity)
{
    const char *name = chosen;
    bool is_srun = launcher->mpi == NULL, without_mpi = backend->family == SHMEM_IMPL_MPI_NONE;
    if (is_srun && !without_mpi)
        snprintf(cure, capacity, "start the program with srun --mpi=%s, or with oshrun",
                 loader_srun_plugin());
    else if (!is_srun && strcmp(launcher->mpi, name) == 0)
        snprintf(cure, capacity,
                 "start the program with oshrun, because the launcher may belong to another "
                 "installation of %s",
                 name);
    else if (is_srun || program_has_mpi)
        snprintf(cure, capacity, "start the program with oshrun --mpi %s", name);
    else
        snprintf(cure, capacity, "start the program with oshrun --mpi %s, or set ISTHMUS_MPI=%s",
                 name, launcher->mpi);
}

static _Noreturn void loader_fail_alone(const char *routine, const struct launcher *launcher)
{
    char cure[2 * PATH_MAX];
    loader_describe_cure(launcher, cure, sizeof cure);
    report_fatal(routine,
                 "%s started this program as process %s of %s, but the MPI backend %s (%.*s) sees "
                 "only one process: %s; to run the program as a single process, unset %s",
                 launcher->command, getenv(launcher->rank), getenv(launcher->size), backend->name,
                 loader_short_version_length(backend->mpi()), backend->mpi(), cure, launcher->size);
}

bool loader_program_has_mpi(void)
{
    return program_has_mpi;
}

/* Does nothing in a batch script, where Open MPI starts as a single process. Does nothing either if
 * mpirun has started this process, even if srun has started the daemons of mpirun. */
void loader_check_srun_plugin(const char *routine)
{
    const struct launcher *srun = &launchers[LAUNCHERS - 1];
    bool refuses = strstr(backend->mpi(), "Open MPI v4") != NULL;
    if (!refuses || backend->is_initialized() || loader_launcher_mpi() != NULL ||
        loader_launcher_size(srun) == 0)
        return;
    report_fatal(routine,
                 "srun started this program as process %s of %s without the plugin that Open MPI "
                 "needs: start the program with srun --mpi=%s, or with oshrun",
                 getenv(srun->rank), getenv(srun->size), loader_srun_plugin());
}

void loader_check_launcher(const char *routine)
{
    if (backend->size() > 1)
        return;
    /* If a job of one PE runs inside a larger job, its process has the variables of both launchers.
     */
    const char *family = loader_backend_family();
    for (size_t i = 0; i < LAUNCHERS; i++)
        if (launchers[i].mpi != NULL && strcmp(launchers[i].mpi, family) == 0 &&
            loader_launcher_size(&launchers[i]) == 1)
            return;
    for (size_t i = 0; i < LAUNCHERS; i++)
        if (loader_launcher_size(&launchers[i]) > 1)
            loader_fail_alone(routine, &launchers[i]);
}
