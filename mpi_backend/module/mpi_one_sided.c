/*
 * What is known of MPIs' one-sided operations, and the choice among Open MPI's components for them.
 *
 * Of Open MPI 4's components only osc/pt2pt is sound: osc/rdma crashes in MPI_Compare_and_swap,
 * jobs with osc/ucx do not end, and osc/pt2pt itself refuses MPI_THREAD_MULTIPLE. Debian excludes
 * osc/pt2pt, which leaves no windows between hosts.
 *
 * Later versions have no osc/pt2pt. Their osc/rdma takes the old value for the operand in MPI_BAND,
 * MPI_BOR and MPI_BXOR of 8 bytes, unless it makes them of compare-and-swap.
 */
#include <dirent.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mpi_module.h"

#define OSC_VARIABLE "OMPI_MCA_osc"
#define OSC_CORRECT  "pt2pt,sm"

/* Whether osc/rdma of Open MPI 5 uses atomics of the network, or what stands for them. */
#define AMO_VARIABLE "OMPI_MCA_osc_rdma_acc_use_amo"
#define AMO_CORRECT  "0"

/* Asks Open MPI for a thread level, by number, whatever the program asks for. */
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

/* What a line of Open MPI's parameter files, "osc = a,b", says of the components for windows; NULL
 * if nothing. */
static const char *mpi_one_sided_components_of(const char *line)
{
    line += strspn(line, " \t");
    if (strncmp(line, "osc", 3) != 0)
        return NULL;
    line += 3;
    line += strspn(line, " \t");
    return *line == '=' ? line + 1 + strspn(line + 1, " \t") : NULL;
}

/* What the user's own parameter file says. */
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

/* What the user said of the components: by mpirun's --mca, in the environment or in a file. False
 * and "" if nothing. */
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

/* On networks with RDMA the program's own windows gain from the other components. */
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

/* Whether a list lets this component be taken: "a,b" names those to take, "^a,b" those not to. */
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

/* How a program comes to a thread level that osc/pt2pt bears; NULL if it has one. */
static const char *mpi_one_sided_level_remedy(void)
{
    if (job.level <= one_sided_thread_level())
        return NULL;
    if (job.initialized_mpi)
        return "ask shmem_init_thread for SHMEM_THREAD_SERIALIZED";
    if (getenv(LEVEL_VARIABLE) != NULL) /* it goes before what the program asks for */
        return "set " LEVEL_VARIABLE "=2, which is MPI_THREAD_SERIALIZED";
    return "initialize MPI with MPI_THREAD_SERIALIZED";
}

/* All that has to be done, for who does half of it would only read the next line. */
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
        mpi_one_sided_set_broken("Open MPI's jobs with osc/ucx hang at their end", true);
    else if (job.level > one_sided_thread_level())
        mpi_one_sided_set_broken("Open MPI's osc/pt2pt refuses MPI_THREAD_MULTIPLE", false);
    else if (library_has(QUIRK_PT2PT_ONE_THREAD))
        mpi_one_sided_set_assessment(BACKEND_RMA_SLOWER,
                                     "Open MPI's osc/pt2pt is made of messages itself");
    else if (mpi_one_sided_has_rdma_network())
        mpi_one_sided_set_assessment(BACKEND_RMA_UNKNOWN, "to be measured");
    else
        mpi_one_sided_set_assessment(BACKEND_RMA_SLOWER, "no RDMA network is in /sys/class");
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
        mpi_one_sided_set_assessment((enum backend_rma)worst, "another host says so");
}

/* Open MPI's osc/pt2pt waits there for what goes to other PEs as well, and does not send that. */
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
        mpi_one_sided_assess(); /* not connected: what this host shows */
    *why = assessment.why;
    return assessment.value;
}
