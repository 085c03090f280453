/*
 * Known faults of the one-sided operations of MPI libraries, and the choice among the components of
 * Open MPI that implement windows (osc).
 *
 * Open MPI 4: only osc/pt2pt is correct. osc/rdma crashes in MPI_Compare_and_swap, and jobs with
 * osc/ucx do not terminate. osc/pt2pt does not support MPI_THREAD_MULTIPLE. Debian's build of Open
 * MPI excludes osc/pt2pt, so it has no correct component for windows between hosts.
 *
 * Open MPI 5 and later: osc/pt2pt does not exist. In osc/rdma, MPI_BAND, MPI_BOR and MPI_BXOR of 8
 * bytes use the old value as the operand. A setting of osc/rdma avoids this fault: it implements
 * these operations with compare-and-swap.
 */
#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mpi_module.h"

#define OSC_VARIABLE "OMPI_MCA_osc"
#define OSC_CORRECT  "pt2pt,sm"

/* Selects whether osc/rdma of Open MPI 5 uses the atomics of the network (1), or emulates them
 * (0). */
#define AMO_VARIABLE "OMPI_MCA_osc_rdma_acc_use_amo"
#define AMO_CORRECT  "0"

/* Sets the thread level that Open MPI provides, as a number. It overrides the level that the
 * program requests. */
#define LEVEL_VARIABLE "OMPI_MPI_THREAD_LEVEL"

static struct {
    enum backend_rma value;
    char why[256];
} assessment;

/* ---- The machine ---- */

static bool mpi_one_sided_has_entries(const char *folder)
{
    DIR *stream = opendir(folder);
    int found = 0;
    if (stream == NULL)
        return false;
    for (struct dirent *entry; (entry = readdir(stream)) != NULL;)
        found += entry->d_name[0] != '.';
    closedir(stream);
    return found > 0;
}

static bool mpi_one_sided_has_rdma_network(void)
{
    static const char *const classes[] = {"/sys/class/infiniband", "/sys/class/cxi",
                                          "/sys/class/hfi1"};
    for (size_t i = 0; i < sizeof classes / sizeof classes[0]; i++)
        if (mpi_one_sided_has_entries(classes[i]))
            return true;
    return false;
}

/* ---- Open MPI ---- */

/* If `line` of an Open MPI parameter file sets the components for windows ("osc = a,b"), returns
 * its value. Otherwise returns NULL. */
static const char *mpi_one_sided_components_of(const char *line)
{
    line += strspn(line, " \t");
    if (strncmp(line, "osc", 3) != 0)
        return NULL;
    line += 3;
    line += strspn(line, " \t");
    return *line == '=' ? line + 1 + strspn(line + 1, " \t") : NULL;
}

/* Reads the components for windows from the user's Open MPI parameter file. Returns false if the
 * file does not set them. */
static bool mpi_one_sided_read_user_file(char *components, size_t capacity)
{
    char line[PATH_MAX];
    const char *home = secure_getenv("HOME"), *value = NULL;
    snprintf(line, sizeof line, "%s/.openmpi/mca-params.conf", home == NULL ? "" : home);
    FILE *file = fopen(line, "re");
    if (file == NULL)
        return false;
    while (value == NULL && fgets(line, sizeof line, file) != NULL)
        value = mpi_one_sided_components_of(line);
    if (value != NULL)
        snprintf(components, capacity, "%.*s", (int)strcspn(value, " \t\r\n"), value);
    fclose(file);
    return value != NULL;
}

/* Reads the components for windows that the user has selected with mpirun --mca, in the
 * environment, or in the parameter file. If the user has not selected any, sets "" and returns
 * false. */
static bool mpi_one_sided_read_components(char *components, size_t capacity)
{
    const char *value = getenv(OSC_VARIABLE);
    snprintf(components, capacity, "%s", value == NULL ? "" : value);
    return value != NULL || mpi_one_sided_read_user_file(components, capacity);
}

enum backend_thread_level one_sided_thread_level(void)
{
    return library_has(QUIRK_PT2PT_ONE_THREAD) ? BACKEND_THREAD_SERIALIZED
                                               : BACKEND_THREAD_MULTIPLE;
}

/* Open MPI 4: restricts windows to osc/pt2pt, the only correct component, except on RDMA
 * networks, where other components are faster. Open MPI 5: makes osc/rdma emulate the atomics,
 * because those of the network are wrong. */
void one_sided_choose(enum backend_thread_level requested)
{
    char components[256];
    bool decided = mpi_one_sided_read_components(components, sizeof components);
    if (library_has(QUIRK_RDMA_CRASHES) && requested <= one_sided_thread_level() && !decided &&
        !mpi_one_sided_has_rdma_network())
        setenv(OSC_VARIABLE, OSC_CORRECT, 1);
    if (library_has(QUIRK_RDMA_BITS))
        setenv(AMO_VARIABLE, AMO_CORRECT, 0);
}

/* Returns whether a component list permits this component. "a,b" permits only a and b; "^a,b"
 * permits all except a and b. */
static bool mpi_one_sided_admits(const char *list, const char *component)
{
    bool excludes = list[0] == '^', named = false;
    size_t length = strlen(component);
    if (list[0] == '\0')
        return true;
    for (const char *name = list + excludes; *name != '\0' && !named;) {
        size_t name_length = strcspn(name, ",");
        named = name_length == length && strncmp(name, component, length) == 0;
        name += name_length;
        name += *name == ',';
    }
    return named != excludes;
}

const char *one_sided_atomics_remedy(void)
{
    const char *amo = getenv(AMO_VARIABLE);
    bool is_set = amo != NULL && strcmp(amo, AMO_CORRECT) == 0;
    return library_has(QUIRK_RDMA_BITS) && !is_set ? ": set " AMO_VARIABLE "=" AMO_CORRECT : "";
}

static void mpi_one_sided_set_assessment(enum backend_rma value, const char *why)
{
    assessment.value = value;
    snprintf(assessment.why, sizeof assessment.why, "%s", why);
}

/* Returns an instruction for the user: how the program gets a thread level that osc/pt2pt
 * supports. Returns NULL if osc/pt2pt supports the current level. */
static const char *mpi_one_sided_level_remedy(void)
{
    if (job.level <= one_sided_thread_level())
        return NULL;
    if (job.initialized_mpi)
        return "request SHMEM_THREAD_SERIALIZED from shmem_init_thread";
    /* The level from this variable overrides the level that the program requests. */
    if (getenv(LEVEL_VARIABLE) != NULL)
        return "set " LEVEL_VARIABLE "=2, which is MPI_THREAD_SERIALIZED";
    return "initialize MPI with MPI_THREAD_SERIALIZED";
}

/* Names all necessary settings in one message. Otherwise a user who applies the first setting
 * would get a further message about the next one. */
static void mpi_one_sided_set_broken(const char *fault, bool wrong_component)
{
    const char *level = mpi_one_sided_level_remedy();
    char why[sizeof assessment.why];
    snprintf(why, sizeof why, "%s: %s%s%s", fault,
             wrong_component ? "set " OSC_VARIABLE "=" OSC_CORRECT : "",
             wrong_component && level != NULL ? ", and " : "", level == NULL ? "" : level);
    mpi_one_sided_set_assessment(BACKEND_RMA_BROKEN, why);
}

/* ---- All MPIs ---- */

static void mpi_one_sided_assess(void)
{
    char components[256];
    mpi_one_sided_read_components(components, sizeof components);
    if (library_has(QUIRK_RDMA_CRASHES) && mpi_one_sided_admits(components, "rdma"))
        mpi_one_sided_set_broken("Open MPI's osc/rdma crashes in atomics", true);
    else if (library_has(QUIRK_UCX_ENDLESS) && mpi_one_sided_admits(components, "ucx"))
        mpi_one_sided_set_broken("jobs with Open MPI's osc/ucx hang at their end", true);
    else if (job.level > one_sided_thread_level())
        mpi_one_sided_set_broken("Open MPI's osc/pt2pt does not support MPI_THREAD_MULTIPLE",
                                 false);
    else if (library_has(QUIRK_PT2PT_ONE_THREAD))
        mpi_one_sided_set_assessment(BACKEND_RMA_SLOWER,
                                     "Open MPI's osc/pt2pt uses messages itself");
    else if (mpi_one_sided_has_rdma_network())
        mpi_one_sided_set_assessment(BACKEND_RMA_UNKNOWN, "to be measured");
    else
        mpi_one_sided_set_assessment(BACKEND_RMA_SLOWER,
                                     "this host has no RDMA network in /sys/class");
}

_Static_assert(BACKEND_RMA_BROKEN > BACKEND_RMA_FASTER && BACKEND_RMA_BROKEN > BACKEND_RMA_SLOWER &&
                   BACKEND_RMA_BROKEN > BACKEND_RMA_UNKNOWN,
               "the greatest is the most doubtful");

int one_sided_assess(void)
{
    mpi_one_sided_assess();
    return (int)assessment.value;
}

void one_sided_set_assessment(int worst)
{
    if (worst != (int)assessment.value)
        mpi_one_sided_set_assessment((enum backend_rma)worst,
                                     "MPI windows are faulty or slow on another host");
}

/* In MPI_Win_flush_local, osc/pt2pt of Open MPI also waits for operations to other PEs, but does
 * not send these operations. */
bool one_sided_hangs_in_flush_local(void)
{
    return library_has(QUIRK_FLUSH_LOCAL_HANGS);
}

bool one_sided_spins_in_flush(void)
{
    return !library_is_open_mpi();
}

enum backend_rma one_sided_assessment(const char **why)
{
    if (assessment.why[0] == '\0')
        mpi_one_sided_assess(); /* not connected: assess this host only */
    *why = assessment.why;
    return assessment.value;
}
