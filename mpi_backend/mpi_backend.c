/*
 * The backend module: everything that Isthmus asks of MPI, by MPI's standard interface alone, so
 * that one source serves every MPI. The build compiles it once with each MPI's flags and gives it
 * BACKEND_NAME and ISTHMUS_VERSION.
 *
 * It calls the PMPI_ names: the MPI_ ones may be interposed, by libisthmus itself or by a tool.
 */
#include <limits.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <mpi.h>

#include "backend.h"

/* The most that one MPI call moves, of all PEs together: far enough below INT_MAX that sums of
 * counts inside an MPI fit as well. */
#define CHUNK_BYTES ((size_t)256 << 20)

static struct {
    MPI_Comm comm; /* while joined; a duplicate of MPI_COMM_WORLD unless borrowed */
    bool borrowed; /* comm is MPI_COMM_WORLD, which nobody else can be using */
    int rank, size;
    bool joined;          /* between init and leave */
    bool initialized_mpi; /* MPI was initialized here, and not by the program */
    char message[1024];
} job;

static const char *message(void)
{
    return job.message;
}

static int fail(const char *format, ...) __attribute__((format(printf, 1, 2), cold));

static int fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(job.message, sizeof job.message, format, arguments);
    va_end(arguments);
    return -1;
}

/* Copies the first line of `text`, with runs of blanks and control characters made one blank. */
static void copy_line(char *line, size_t room, const char *text)
{
    size_t length = 0;
    bool blank = false;
    for (; *text != '\0' && *text != '\n' && length + 2 < room; text++) {
        if ((unsigned char)*text <= ' ') {
            blank = length > 0;
            continue;
        }
        if (blank)
            line[length++] = ' ';
        line[length++] = *text;
        blank = false;
    }
    line[length] = '\0';
}

/* 0 if an MPI call succeeded; else keeps MPI's reason. */
static int check(const char *call, int code)
{
    if (code == MPI_SUCCESS)
        return 0;
    char text[MPI_MAX_ERROR_STRING + 1] = "";
    char line[MPI_MAX_ERROR_STRING + 1];
    int length = 0;
    if (PMPI_Error_string(code, text, &length) != MPI_SUCCESS)
        return fail("%s failed with MPI's error %d", call, code);
    copy_line(line, sizeof line, text);
    return fail("%s failed: %s", call, line);
}

static const char *library_version(void)
{
    static char line[256];
    if (line[0] != '\0')
        return line;
    char text[MPI_MAX_LIBRARY_VERSION_STRING + 1] = "";
    int length = 0;
    if (PMPI_Get_library_version(text, &length) != MPI_SUCCESS)
        return "an MPI that does not tell its version";
    copy_line(line, sizeof line, text);
    return line;
}

/* Another MPI's symbols may come before those that this module was linked with, when the program
 * brought it along. Its handles mean nothing to ours, so this has to be found out first. */
static int check_family(void)
{
    bool found = strstr(library_version(), "Open MPI") != NULL;
#ifdef OPEN_MPI
    bool expected = true;
#else
    bool expected = false;
#endif
    if (found == expected)
        return 0;
    return fail("the module %s was built for another MPI than the one in this process (%s)",
                BACKEND_NAME, library_version());
}

static const int mpi_thread_levels[] = {
    [BACKEND_THREAD_SINGLE] = MPI_THREAD_SINGLE,
    [BACKEND_THREAD_FUNNELED] = MPI_THREAD_FUNNELED,
    [BACKEND_THREAD_SERIALIZED] = MPI_THREAD_SERIALIZED,
    [BACKEND_THREAD_MULTIPLE] = MPI_THREAD_MULTIPLE,
};

/* MPI orders its levels, and need not give one of the four. */
static enum backend_thread_level thread_level(int mpi_level)
{
    enum backend_thread_level level = BACKEND_THREAD_MULTIPLE;
    while (level > BACKEND_THREAD_SINGLE && mpi_thread_levels[level] > mpi_level)
        level--;
    return level;
}

static int is_initialized(void)
{
    int flag = 0;
    return check("MPI_Initialized", PMPI_Initialized(&flag)) == 0 && flag;
}

static int is_finalized(void)
{
    int flag = 0;
    return check("MPI_Finalized", PMPI_Finalized(&flag)) == 0 && flag;
}

static bool mpi_is_alive(void)
{
    return is_initialized() && !is_finalized();
}

/* Open MPI starts a daemon for a process without a launcher, which takes time and wants an ssh; a
 * job of one PE needs none. */
static void prepare_singleton(void)
{
#ifdef OPEN_MPI
    if (getenv("OMPI_COMM_WORLD_SIZE") == NULL && getenv("PMIX_RANK") == NULL)
        setenv("OMPI_MCA_ess_singleton_isolated", "1", 0);
#endif
}

static int start_mpi(enum backend_thread_level requested, enum backend_thread_level *provided)
{
    int level = MPI_THREAD_SINGLE;
    if (is_initialized()) {
        if (check("MPI_Query_thread", PMPI_Query_thread(&level)) != 0)
            return -1;
    } else {
        prepare_singleton();
        int code = PMPI_Init_thread(NULL, NULL, mpi_thread_levels[requested], &level);
        if (check("MPI_Init_thread", code) != 0)
            return -1;
        job.initialized_mpi = true;
    }
    *provided = thread_level(level);
    return 0;
}

/* In an MPI that the program initialized we need a communicator of our own. In one that we have
 * just initialized ourselves nobody else is there, and making one takes 20 ms with MPICH on crowded
 * cores. */
static int choose_communicator(bool was_initialized)
{
    job.borrowed = !was_initialized;
    job.comm = MPI_COMM_WORLD;
    if (was_initialized) {
        if (check("MPI_Comm_dup", PMPI_Comm_dup(MPI_COMM_WORLD, &job.comm)) != 0)
            return -1;
        int code = PMPI_Comm_set_errhandler(job.comm, MPI_ERRORS_RETURN);
        if (check("MPI_Comm_set_errhandler", code) != 0)
            return -1;
    }
    if (check("MPI_Comm_rank", PMPI_Comm_rank(job.comm, &job.rank)) != 0)
        return -1;
    return check("MPI_Comm_size", PMPI_Comm_size(job.comm, &job.size));
}

static int init(enum backend_thread_level requested, enum backend_thread_level *provided)
{
    if (check_family() != 0)
        return -1;
    if (is_finalized())
        return fail("MPI was finalized in this process, and it cannot be initialized again");
    bool was_initialized = is_initialized();
    if (start_mpi(requested, provided) != 0)
        return -1;
    if (job.joined)
        return 0;
    job.joined = true;
    return choose_communicator(was_initialized);
}

static int rank(void)
{
    return job.rank;
}

static int size(void)
{
    return job.size;
}

static int leave(void)
{
    bool was_joined = job.joined;
    job.joined = false;
    if (!was_joined || job.borrowed || is_finalized())
        return 0;
    return check("MPI_Comm_free", PMPI_Comm_free(&job.comm));
}

static int finalize(void)
{
    if (!job.initialized_mpi || is_finalized())
        return 0;
    if (leave() != 0)
        return -1;
    return check("MPI_Finalize", PMPI_Finalize());
}

/* On MPI_COMM_WORLD, not on our duplicate: MPICH tells its launcher only then, and aborts another
 * communicator by messages that race with the process's end, so that mpiexec's status is often 9.
 * The pause: its launcher throws away what was written and is
 * still on its way. */
static void abort_job(int status)
{
    const struct timespec grace = {.tv_nsec = 20L * 1000 * 1000};

    nanosleep(&grace, NULL);
    if (mpi_is_alive())
        PMPI_Abort(MPI_COMM_WORLD, status);
    _exit(status);
}

/* For pieces so large that MPI's counts cannot carry them: each PE sends its own, chunk
 * by chunk. */
static int allgather_in_chunks(const void *mine, char *all, size_t bytes)
{
    memcpy(all + (size_t)job.rank * bytes, mine, bytes);
    for (int root = 0; root < job.size; root++) {
        for (size_t done = 0; done < bytes; done += CHUNK_BYTES) {
            size_t length = bytes - done < CHUNK_BYTES ? bytes - done : CHUNK_BYTES;
            char *chunk = all + (size_t)root * bytes + done;
            int code = PMPI_Bcast(chunk, (int)length, MPI_BYTE, root, job.comm);
            if (check("MPI_Bcast", code) != 0)
                return -1;
        }
    }
    return 0;
}

static int allgather_any(const void *mine, void *all, size_t bytes)
{
    if (bytes > CHUNK_BYTES / (size_t)job.size)
        return allgather_in_chunks(mine, all, bytes);
    int count = (int)bytes;
    return check("MPI_Allgather",
                 PMPI_Allgather(mine, count, MPI_BYTE, all, count, MPI_BYTE, job.comm));
}

/* Errors on a borrowed communicator come back to us too; the program finds its handler as
 * it was. */
static int take_errors(MPI_Errhandler *kept)
{
    if (!job.borrowed)
        return 0;
    if (check("MPI_Comm_get_errhandler", PMPI_Comm_get_errhandler(job.comm, kept)) != 0)
        return -1;
    return check("MPI_Comm_set_errhandler", PMPI_Comm_set_errhandler(job.comm, MPI_ERRORS_RETURN));
}

static int give_errors_back(MPI_Errhandler *kept)
{
    if (!job.borrowed)
        return 0;
    if (check("MPI_Comm_set_errhandler", PMPI_Comm_set_errhandler(job.comm, *kept)) != 0)
        return -1;
    return check("MPI_Errhandler_free", PMPI_Errhandler_free(kept));
}

static int allgather(const void *mine, void *all, size_t bytes)
{
    MPI_Errhandler kept = MPI_ERRORS_RETURN; /* not read unless taken */
    if (take_errors(&kept) != 0 || allgather_any(mine, all, bytes) != 0)
        return -1;
    return give_errors_back(&kept);
}

static int barrier(void)
{
    MPI_Errhandler kept = MPI_ERRORS_RETURN; /* not read unless taken */
    if (take_errors(&kept) != 0 || check("MPI_Barrier", PMPI_Barrier(job.comm)) != 0)
        return -1;
    return give_errors_back(&kept);
}

extern const struct backend isthmus_backend;
const struct backend isthmus_backend __attribute__((visibility("default"))) = {
    .version = BACKEND_VERSION,
    .isthmus = ISTHMUS_VERSION,
    .name = BACKEND_NAME,
    .mpi = library_version,
    .message = message,
    .init = init,
    .rank = rank,
    .size = size,
    .leave = leave,
    .finalize = finalize,
    .abort = abort_job,
    .is_initialized = is_initialized,
    .is_finalized = is_finalized,
    .allgather = allgather,
    .barrier = barrier,
};
