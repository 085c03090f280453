/*
 * Which MPI this is, and on what it runs.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "probe.h"

extern char **environ;

static const char *level_name(int level)
{
    return level == MPI_THREAD_SINGLE       ? "MPI_THREAD_SINGLE"
           : level == MPI_THREAD_FUNNELED   ? "MPI_THREAD_FUNNELED"
           : level == MPI_THREAD_SERIALIZED ? "MPI_THREAD_SERIALIZED"
           : level == MPI_THREAD_MULTIPLE   ? "MPI_THREAD_MULTIPLE"
                                            : "a level of its own";
}

static void tell_library(void)
{
    char text[MPI_MAX_LIBRARY_VERSION_STRING + 1] = "";
    int length = 0, version = 0, subversion = 0;
    MPI_Get_library_version(text, &length);
    text[strcspn(text, "\n")] = '\0';
    for (char *tab = text; (tab = strchr(tab, '\t')) != NULL;)
        *tab = ' ';
    MPI_Get_version(&version, &subversion);
    fact("MPI", "%.200s", text);
    fact("standard", "MPI-%d.%d", version, subversion);
}

static void tell_levels(void)
{
    int level = 0, *largest_tag = NULL, found = 0;
    MPI_Query_thread(&level);
    fact("thread level", "%s when MPI_THREAD_SERIALIZED was asked for", level_name(level));
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &largest_tag, &found);
    if (found)
        fact("largest tag", "%d", *largest_tag);
}

static void tell_launcher(void)
{
    static const char *const variables[][2] = {{"SLURM_STEP_ID", "srun (Slurm)"},
                                               {"OMPI_COMM_WORLD_SIZE", "mpiexec of Open MPI"},
                                               {"PMI_RANK", "one that speaks PMI (Hydra)"},
                                               {"PMIX_RANK", "one that speaks PMIx"}};
    for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++)
        if (getenv(variables[i][0]) != NULL) {
            fact("launcher", "%s", variables[i][1]);
            return;
        }
    fact("launcher", "none that is known");
}

static void tell_machine(void)
{
    struct utsname system;
    if (uname(&system) == 0)
        fact("system", "%s %s %s", system.sysname, system.release, system.machine);
    fact("PEs", "%d on %d host%s", pes.size, pes.hosts, pes.hosts == 1 ? "" : "s");
    fact("cores", "%ld on the host of PE 0", sysconf(_SC_NPROCESSORS_ONLN));
    fact("memory", "%zu MiB free on the host of PE 0", memory_available() >> 20);
}

/* What the user set for the MPI: it changes what is sound. */
static void tell_settings(void)
{
    static const char *const prefixes[] = {"OMPI_MCA_", "MPIR_CVAR_", "MPICH_",
                                           "UCX_",      "FI_",        "I_MPI_"};
    static const char *const by_launchers[] = {"OMPI_MCA_orte_",
                                               "OMPI_MCA_ess",
                                               "OMPI_MCA_pmix",
                                               "OMPI_MCA_initial_wdir",
                                               "OMPI_MCA_shmem_",
                                               "OMPI_MCA_mpi_",
                                               "OMPI_MCA_plm",
                                               "OMPI_MCA_prte",
                                               "OMPI_MCA_rmaps",
                                               "OMPI_MCA_oob",
                                               "MPIR_CVAR_CH3_INTERFACE_HOSTNAME"};
    for (char **variable = environ; *variable != NULL; variable++) {
        bool is_setting = false;
        for (size_t i = 0; i < sizeof prefixes / sizeof prefixes[0]; i++)
            is_setting |= strncmp(*variable, prefixes[i], strlen(prefixes[i])) == 0;
        for (size_t i = 0; i < sizeof by_launchers / sizeof by_launchers[0]; i++)
            is_setting &= strncmp(*variable, by_launchers[i], strlen(by_launchers[i])) != 0;
        if (is_setting)
            fact("setting", "%.200s", *variable);
    }
}

/* One line for each host. */
static void tell_host(void)
{
    char name[MPI_MAX_PROCESSOR_NAME + 1] = "";
    int length = 0;
    for (int pe = 0; pe < pes.rank; pe++)
        if (pes.host[pe] == pes.host[pes.rank])
            return;
    MPI_Get_processor_name(name, &length);
    fact("host", "%.64s: %d PE%s, from PE %d on", name, pes.on_host, pes.on_host == 1 ? "" : "s",
         pes.rank);
}

static void identify(int what)
{
    (void)what;
    tell_host();
    if (pes.rank != 0)
        return;
    tell_library();
    tell_levels();
    tell_launcher();
    tell_machine();
    tell_settings();
}

void identity_add(void)
{
    table_add(&(struct probe){"identity", "a job starts, tells what it is, and ends", identify, 0,
                              1, 10, 0, PROBE_ALONE});
}
