/*
 * Reports the MPI in use and the machine.
 */
#include <glob.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "probe.h"

/* Reports the "device" (network layer) for which the MPI was built. MPICH and MPIs derived from
 * MPICH print the device in their version text. */
static void probe_identity_report_device(const char *text)
{
    const char *line = strstr(text, "Device:");
    if (line == NULL)
        return;
    line += strlen("Device:");
    line += strspn(line, " ");
    report_fact("device", "%.*s", (int)strcspn(line, "\n"), line);
}

static void probe_identity_report_library(void)
{
    char text[MPI_MAX_LIBRARY_VERSION_STRING + 1] = "";
    int length = 0, version = 0, subversion = 0;
    MPI_Get_library_version(text, &length);
    for (char *tab = text; (tab = strchr(tab, '\t')) != NULL;)
        *tab = ' ';
    MPI_Get_version(&version, &subversion);
    report_fact("MPI", "%.*s", (int)strcspn(text, "\n"), text);
    probe_identity_report_device(text);
    report_fact("standard", "MPI-%d.%d", version, subversion);
}

static void probe_identity_report_levels(void)
{
    int level = 0, *largest_tag = NULL, found = 0;
    MPI_Query_thread(&level);
    report_fact("start", "MPI_Init_thread took %.2f s", start_seconds);
    report_fact("thread level", "%s when MPI_THREAD_SERIALIZED was asked for",
                thread_level_name(level));
    MPI_Comm_get_attr(MPI_COMM_WORLD, MPI_TAG_UB, &largest_tag, &found);
    if (found)
        report_fact("largest tag", "%d", *largest_tag);
}

static void probe_identity_report_launcher(void)
{
    static const char *const variables[][2] = {{"SLURM_STEP_ID", "srun (Slurm)"},
                                               {"OMPI_COMM_WORLD_SIZE", "mpiexec of Open MPI"},
                                               {"PMI_RANK", "a launcher with PMI (Hydra)"},
                                               {"PMIX_RANK", "a launcher with PMIx"}};
    for (size_t i = 0; i < sizeof variables / sizeof variables[0]; i++)
        if (getenv(variables[i][0]) != NULL) {
            report_fact("launcher", "%s", variables[i][1]);
            return;
        }
    report_fact("launcher", "unknown");
}

/* Reports the value of a control variable of MPI (MPI_T), if the value is a text. MPI_T must be
 * initialized. */
static void probe_identity_report_variable(const char *name)
{
    MPI_T_cvar_handle handle;
    char value[512] = "";
    int index = 0, count = 0;
    if (MPI_T_cvar_get_index(name, &index) != MPI_SUCCESS ||
        MPI_T_cvar_handle_alloc(index, NULL, &handle, &count) != MPI_SUCCESS)
        return;
    if (count <= (int)sizeof value && MPI_T_cvar_read(handle, value) == MPI_SUCCESS &&
        value[0] != '\0')
        report_fact("variable", "%s=%.400s", name, value);
    MPI_T_cvar_handle_free(&handle);
}

/* Reports the components from which Open MPI may choose, for each framework. An empty value
 * means all. */
static void probe_identity_report_components(void)
{
    static const char *const names[] = {"pml", "btl", "osc", "mtl"};
    int level = 0;
    if (MPI_T_init_thread(MPI_THREAD_SINGLE, &level) != MPI_SUCCESS)
        return;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        probe_identity_report_variable(names[i]);
    MPI_T_finalize();
}

/* Stores the last components of some paths in `text`, separated by blanks. */
static void probe_identity_join_names(const glob_t *found, char *text, size_t capacity)
{
    enum { MOST = 8 };
    text[0] = '\0';
    for (size_t i = 0; i < found->gl_pathc && i < MOST; i++) {
        const char *slash = strrchr(found->gl_pathv[i], '/');
        size_t length = strlen(text);
        snprintf(text + length, capacity - length, "%s%.24s", i == 0 ? "" : " ", slash + 1);
    }
}

static void probe_identity_report_files(const char *name, const char *memory_pattern)
{
    char text[256] = "none";
    glob_t found;
    if (glob(memory_pattern, GLOB_BRACE, NULL, &found) == 0) {
        probe_identity_join_names(&found, text, sizeof text);
        globfree(&found);
    }
    report_fact(name, "%s", text);
}

static void probe_identity_report_hardware(void)
{
    probe_identity_report_files("network", "/sys/class/net/*");
    probe_identity_report_files("RDMA", "/sys/class/{infiniband,cxi,hfi1}/*");
    probe_identity_report_files("NUMA nodes", "/sys/devices/system/node/node[0-9]*");
    probe_identity_report_files("GPUs", "/dev/nvidia[0-9]*");
    probe_identity_report_files("DRM devices", "/dev/dri/renderD*");
}

static void probe_identity_report_machine(void)
{
    struct utsname system;
    if (uname(&system) == 0)
        report_fact("system", "%s %s %s", system.sysname, system.release, system.machine);
    report_fact("PEs", "%d on %d host%s", pes.size, pes.hosts, pes.hosts == 1 ? "" : "s");
    report_fact("cores", "%ld on the host of PE 0", sysconf(_SC_NPROCESSORS_ONLN));
    report_fact("memory", "%zu MiB free on the host of PE 0", memory_available() >> 20);
}

/* Reports the user's settings for the MPI, because they influence the results. */
static void probe_identity_report_settings(void)
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
            report_fact("setting", "%.200s", *variable);
    }
}

/* Reports each host once. */
static void probe_identity_report_host(void)
{
    char name[MPI_MAX_PROCESSOR_NAME + 1] = "";
    int length = 0;
    for (int pe = 0; pe < pes.rank; pe++)
        if (pes.host[pe] == pes.host[pes.rank])
            return;
    MPI_Get_processor_name(name, &length);
    report_fact("host", "%.64s: %d PE%s, from PE %d on", name, pes.on_host,
                pes.on_host == 1 ? "" : "s", pes.rank);
}

static void probe_identity_identify(int what)
{
    (void)what;
    probe_identity_report_host();
    if (pes.rank != 0)
        return;
    probe_identity_report_library();
    probe_identity_report_levels();
    probe_identity_report_launcher();
    probe_identity_report_machine();
    probe_identity_report_hardware();
    probe_identity_report_components();
    probe_identity_report_settings();
}

void identity_add(void)
{
    table_add(&(struct probe){"identity", "a job starts, tells what it is, and ends",
                              probe_identity_identify, 0, 1, 10, 0, PROBE_ALONE});
}
