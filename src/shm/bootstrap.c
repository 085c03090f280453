#include "bootstrap.h"

#include <sched.h>
#include <stdbool.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/digest.h"
#include "base/environment.h"
#include "base/report.h"
#include "base/small_file.h"
#include "loader/loader.h"

/* ---- Encoding of sizes as a 10-bit mantissa and a shift ---- */

enum { MANTISSA_BITS = 10, MANTISSA_END = 1 << MANTISSA_BITS };

uint16_t bootstrap_pack_size(size_t size)
{
    if (size == SIZE_MAX)
        return UINT16_MAX;
    unsigned shift = 0;
    while (size >> shift >= MANTISSA_END)
        shift++;
    return (uint16_t)(shift << MANTISSA_BITS | (unsigned)(size >> shift));
}

size_t bootstrap_unpack_size(uint16_t packed)
{
    if (packed == UINT16_MAX)
        return SIZE_MAX;
    return (size_t)(packed % MANTISSA_END) << (packed / MANTISSA_END);
}

/* ---- Settings that must be equal on all PEs ---- */

/* Settings that must be equal on all PEs, because they determine which collective steps the PEs
 * execute. */
struct settings {
    size_t heap_asked, spaces_asked, node_size;
    int share, remote, path, amo, space_window;
    struct algorithms algorithms;
};

static void bootstrap_fill_settings(struct settings *settings, const struct proposal *proposal)
{
    memset(settings, 0, sizeof *settings); /* the digest includes the padding */
    settings->heap_asked = proposal->heap_asked;
    settings->spaces_asked = proposal->spaces_asked;
    settings->node_size = environment.node_size;
    settings->share = environment.share;
    settings->remote = environment.remote;
    settings->path = environment.path;
    settings->amo = environment.amo;
    settings->space_window = environment.space_window;
    memcpy(&settings->algorithms, &environment.algorithms, sizeof settings->algorithms);
}

static void bootstrap_require_same(const char *routine, bool same, const char *variable, int pe)
{
    if (!same)
        report_fatal(routine,
                     "%s differs between PE 0 and PE %d: expected the same value on all PEs",
                     variable, pe);
}

static void bootstrap_require_same_settings(const char *routine, const struct settings *first,
                                            const struct settings *other, int pe)
{
    if (other->heap_asked != first->heap_asked)
        report_fatal(routine,
                     "SHMEM_SYMMETRIC_SIZE is %zu bytes on PE 0 and %zu bytes on PE %d: expected "
                     "the same value on all PEs",
                     first->heap_asked, other->heap_asked, pe);
    bootstrap_require_same(routine, other->spaces_asked == first->spaces_asked,
                           "ISTHMUS_SPACES_SIZE", pe);
    bootstrap_require_same(routine, other->node_size == first->node_size, "ISTHMUS_NODE_SIZE", pe);
    bootstrap_require_same(routine, other->share == first->share, "ISTHMUS_SHARE", pe);
    bootstrap_require_same(routine, other->remote == first->remote, "ISTHMUS_REMOTE", pe);
    bootstrap_require_same(routine, other->path == first->path, "ISTHMUS_PATH", pe);
    bootstrap_require_same(routine, other->amo == first->amo, "ISTHMUS_AMO", pe);
    bootstrap_require_same(routine, other->space_window == first->space_window,
                           "ISTHMUS_SPACE_WINDOW", pe);
    bool same = memcmp(&other->algorithms, &first->algorithms, sizeof first->algorithms) == 0;
    bootstrap_require_same(routine, same, "ISTHMUS_ALGORITHMS", pe);
}

/* ---- Exchange of records ---- */

/* Collects the element `mine` of every PE. Returns an array in the order of the PEs, which the
 * caller unmaps. The array comes from mmap because munmap returns the memory to the system, whereas
 * free might keep it. */
static void *bootstrap_gather_records(const char *routine, const void *mine, size_t bytes)
{
    void *all = mmap(NULL, (size_t)job.n_pes * bytes, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    report_require_memory(routine, all == MAP_FAILED ? NULL : all);
    if (backend->allgather(mine, all, bytes) != 0)
        report_fatal(routine, "%s", backend->message());
    return all;
}

/* Aborts the job with a message that names the setting that differs between PEs. Either all PEs
 * call this function or none, because all PEs have compared the same digests. Collective. */
static void bootstrap_report_difference(const char *routine, const struct settings *mine)
{
    struct settings *all = bootstrap_gather_records(routine, mine, sizeof *mine);
    for (int pe = 1; pe < job.n_pes; pe++)
        bootstrap_require_same_settings(routine, &all[0], &all[pe], pe);
    munmap(all, (size_t)job.n_pes * sizeof *all);
}

static void bootstrap_compare_settings(const char *routine, const struct bootstrap_record *all,
                                       const struct settings *mine)
{
    bool same = true;
    for (int pe = 1; pe < job.n_pes; pe++)
        same = same && all[pe].settings == all[0].settings;
    if (!same)
        bootstrap_report_difference(routine, mine);
}

/* Returns the identity of the running kernel. If the kernel does not report one, the host name is
 * used. */
static uint64_t bootstrap_machine_identity(void)
{
    char text[64];
    if (!small_file_read("/proc/sys/kernel/random/boot_id", text, sizeof text) &&
        gethostname(text, sizeof text) != 0)
        text[0] = '\0';
    text[sizeof text - 1] = '\0';
    return digest_bytes(DIGEST_BEGIN, text, strlen(text));
}

/* Returns a digest of the device and inode of the file at `path`, or 0 if no such file exists. Two
 * namespaces differ only in the inode, and the root directories of two file systems only in the
 * device. In both cases the digests differ too. */
static uint32_t bootstrap_identity_of(const char *path)
{
    struct stat status;
    if (stat(path, &status) != 0)
        return 0;
    return (uint32_t)status.st_dev * 0x9E3779B1u ^ (uint32_t)status.st_ino;
}

static void bootstrap_fill_cores(struct bootstrap_record *mine)
{
    cpu_set_t cores;
    /* Fails if the machine has more cores than cpu_set_t can represent. core_count then stays 0. */
    if (sched_getaffinity(0, sizeof cores, &cores) != 0)
        return;
    mine->cores = (uint16_t)digest_bytes(DIGEST_BEGIN, &cores, sizeof cores);
    /* 12 bits suffice, because a cpu_set_t contains at most CPU_SETSIZE (1024) cores. */
    mine->core_count = (unsigned)CPU_COUNT(&cores) & 0xfff;
}

static uint32_t bootstrap_inode_of(const char *routine, int file)
{
    struct stat status;
    if (fstat(file, &status) != 0)
        report_fatal_errno(routine, "cannot read the attributes of the memory file (fstat)");
    return (uint32_t)status.st_ino;
}

struct bootstrap_record *bootstrap_exchange(const char *routine, const struct proposal *proposal,
                                            int file)
{
    struct settings settings;
    bootstrap_fill_settings(&settings, proposal);
    struct bootstrap_record mine = {
        .machine = bootstrap_machine_identity(),
        .processes = bootstrap_identity_of("/proc/self/ns/pid"),
        .network = bootstrap_identity_of("/proc/self/ns/net"),
        .shm = bootstrap_identity_of("/dev/shm"),
        .settings = digest_short(digest_bytes(DIGEST_BEGIN, &settings, sizeof settings)),
        .executable = proposal->executable,
        .inode = bootstrap_inode_of(routine, file),
        .process = getpid(),
        .file = file,
        .memory = bootstrap_pack_size(proposal->memory),
        .address_space = bootstrap_pack_size(proposal->address_space),
        .file_length = bootstrap_pack_size(proposal->file_length),
        .shm_free_bytes = bootstrap_pack_size(proposal->shm),
        .globals = proposal->static_data_length != 0,
        .fixed = proposal->fixed,
        .debug = proposal->debug,
        .threads = proposal->threads};
    bootstrap_fill_cores(&mine);
    struct bootstrap_record *all = bootstrap_gather_records(routine, &mine, sizeof mine);
    bootstrap_compare_settings(routine, all, &settings);
    return all;
}

void bootstrap_free(struct bootstrap_record *all)
{
    munmap(all, (size_t)job.n_pes * sizeof *all);
}

/* ---- Results of the exchange ---- */

static size_t bootstrap_min_packed_size(size_t agreed, uint16_t packed)
{
    size_t size = bootstrap_unpack_size(packed);
    return size < agreed ? size : agreed;
}

struct proposal bootstrap_agree(const struct bootstrap_record *all, const struct proposal *proposal)
{
    struct proposal agreed = *proposal;
    agreed.fixed = true;
    agreed.debug = agreed.threads = false;
    agreed.memory = agreed.address_space = agreed.file_length = agreed.shm = SIZE_MAX;
    for (int pe = 0; pe < job.n_pes; pe++) {
        const struct bootstrap_record *one = &all[pe];
        agreed.memory = bootstrap_min_packed_size(agreed.memory, one->memory);
        agreed.address_space = bootstrap_min_packed_size(agreed.address_space, one->address_space);
        agreed.file_length = bootstrap_min_packed_size(agreed.file_length, one->file_length);
        agreed.shm = bootstrap_min_packed_size(agreed.shm, one->shm_free_bytes);
        if (!one->globals || one->executable != all[0].executable)
            agreed.static_data_length = 0;
        agreed.fixed = agreed.fixed && one->fixed;
        agreed.debug = agreed.debug || one->debug;
        agreed.threads = agreed.threads || one->threads;
    }
    agreed.arena = layout_arena_length(&agreed);
    return agreed;
}

/* Counts the PEs of this machine and adds up the sizes of their core sets. Equal sets are added
 * only once. When the sum has reached the number of cores of the machine, further sets cannot
 * increase the result and are not compared. */
struct host_usage bootstrap_count_host(const struct bootstrap_record *all)
{
    uint16_t seen[CPU_SETSIZE];
    const struct bootstrap_record *mine = &all[job.me];
    int max = (int)sysconf(_SC_NPROCESSORS_CONF), n_seen = 0;
    struct host_usage host_usage = {0, 0};
    for (int pe = 0; pe < job.n_pes; pe++) {
        if (all[pe].machine != mine->machine)
            continue;
        host_usage.pes++;
        int i = 0;
        while (i < n_seen && seen[i] != all[pe].cores)
            i++;
        if (i < n_seen || host_usage.cores >= max || n_seen == CPU_SETSIZE)
            continue;
        seen[n_seen++] = all[pe].cores;
        host_usage.cores += all[pe].core_count;
    }
    host_usage.cores = host_usage.cores < max ? host_usage.cores : max;
    return host_usage;
}
