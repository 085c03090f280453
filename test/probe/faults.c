/*
 * A faulty MPI: preloaded before a real one, it does wrong what PLANTED_FAULTS names, in words
 * between commas, and hands on all else.
 */
#include <mpi.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static bool is_planted(const char *fault)
{
    const char *planted = getenv("PLANTED_FAULTS");
    size_t length = strlen(fault);
    for (const char *word = planted; word != NULL && *word != '\0';) {
        size_t word_length = strcspn(word, ",");
        if (word_length == length && strncmp(word, fault, length) == 0)
            return true;
        word += word_length;
        word += *word == ',';
    }
    return false;
}

/* Sums of 8-byte words are one too large. */
int MPI_Fetch_and_op(const void *origin, void *result, MPI_Datatype type, int target, MPI_Aint at,
                     MPI_Op operation, MPI_Win win)
{
    if (!is_planted("sum") || type != MPI_UINT64_T || operation != MPI_SUM)
        return PMPI_Fetch_and_op(origin, result, type, target, at, operation, win);
    uint64_t operand = *(const uint64_t *)origin + 1;
    int code = PMPI_Fetch_and_op(&operand, result, type, target, at, operation, win);
    return code == MPI_SUCCESS ? PMPI_Win_flush(target, win) : code;
}

/* A put of 4096 bytes is lost. */
int MPI_Put(const void *origin, int count, MPI_Datatype type, int target, MPI_Aint at,
            int target_count, MPI_Datatype target_type, MPI_Win win)
{
    if (is_planted("lost") && type == MPI_BYTE && count == 4096)
        return MPI_SUCCESS;
    return PMPI_Put(origin, count, type, target, at, target_count, target_type, win);
}

/* An error, though nothing is wrong. */
int MPI_Rget(void *origin, int count, MPI_Datatype type, int target, MPI_Aint at, int target_count,
             MPI_Datatype target_type, MPI_Win win, MPI_Request *request)
{
    if (is_planted("refuse"))
        return MPI_ERR_UNSUPPORTED_OPERATION;
    return PMPI_Rget(origin, count, type, target, at, target_count, target_type, win, request);
}

/* Never ends. */
int MPI_Mprobe(int source, int tag, MPI_Comm comm, MPI_Message *message, MPI_Status *status)
{
    while (is_planted("hang"))
        pause();
    return PMPI_Mprobe(source, tag, comm, message, status);
}

/* Crashes, on PE 1. */
int MPI_Ibarrier(MPI_Comm comm, MPI_Request *request)
{
    int rank = 0;
    PMPI_Comm_rank(comm, &rank);
    if (is_planted("crash") && rank == 1) {
        signal(SIGSEGV, SIG_DFL); /* MPI's own handler may write much, and go on */
        raise(SIGSEGV);
    }
    return PMPI_Ibarrier(comm, request);
}

/* Says MPI_THREAD_MULTIPLE, and has less; and does not start at all. */
int MPI_Init_thread(int *count, char ***words, int asked, int *provided)
{
    if (is_planted("start"))
        raise(SIGKILL);
    if (!is_planted("level") || asked != MPI_THREAD_MULTIPLE)
        return PMPI_Init_thread(count, words, asked, provided);
    int code = PMPI_Init_thread(count, words, MPI_THREAD_SERIALIZED, provided);
    *provided = asked;
    return code;
}

/* Threads that call at once share a buffer. */
int MPI_Sendrecv(const void *out, int out_count, MPI_Datatype out_type, int to, int out_tag,
                 void *in, int in_count, MPI_Datatype in_type, int from, int in_tag, MPI_Comm comm,
                 MPI_Status *status)
{
    static int shared[1000];
    const struct timespec pause = {.tv_nsec = 100L * 1000};
    if (is_planted("threads") && out_type == MPI_INT && out_count == 1000) {
        memcpy(shared, out, sizeof shared);
        nanosleep(&pause, NULL);
        out = shared;
    }
    return PMPI_Sendrecv(out, out_count, out_type, to, out_tag, in, in_count, in_type, from, in_tag,
                         comm, status);
}

/* Slow on PE 1, the first times. */
int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *made)
{
    static int calls;
    const struct timespec pause = {.tv_nsec = 300L * 1000 * 1000};
    int rank = 0;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (is_planted("slow") && rank == 1 && comm == MPI_COMM_SELF && calls++ < 8)
        nanosleep(&pause, NULL);
    return PMPI_Comm_dup(comm, made);
}

/* Does not end the job. */
int MPI_Abort(MPI_Comm comm, int status)
{
    while (is_planted("abort"))
        pause();
    return PMPI_Abort(comm, status);
}
