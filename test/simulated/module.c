/*
 * A backend without MPI that simulates a job of any size for the PEs of its first node, which are
 * processes. The other nodes have as many PEs with the same properties. Each of these PEs answers a
 * message of a collective with a copy of it. So barriers and reductions of a power of two of nodes
 * work, because they exchange messages by pairs. Puts, gets and atomics to other nodes have no
 * answer. Windows and MPI calls of the program are not simulated.
 */
#include <sched.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "backend.h"
#include "coll/net/coll_message.h"
#include "medium.h"
#include "net/wire.h"
#include "shm/bootstrap.h"

static struct medium *medium;
static int me;
static bool initialized, finalized;
static char reason[128];

static int fail(const char *what)
{
    snprintf(reason, sizeof reason, "%s: not among what is simulated", what);
    return -1;
}

static const char *message(void)
{
    return reason;
}

static const char *mpi(void)
{
    return "simulated, which is no MPI";
}

/* ---- The job ---- */

static void end_job(int status)
{
    int none = -1;
    if (medium != NULL)
        __atomic_compare_exchange_n(&medium->status, &none, status, false, __ATOMIC_SEQ_CST,
                                    __ATOMIC_SEQ_CST);
    _exit(status);
}

static void at_unload(void (*finish)(void))
{
    (void)finish;
}

static void report_waits(const struct backend_reminder *patience)
{
    (void)patience;
}

static int init(enum backend_thread_level requested, enum backend_thread_level *provided)
{
    if (medium == NULL && (medium = medium_open(&me)) == NULL)
        return fail("a start by anything but simulated_run");
    initialized = true;
    *provided = requested > BACKEND_THREAD_SERIALIZED ? requested : BACKEND_THREAD_SERIALIZED;
    return 0;
}

static int rank(void)
{
    return me;
}

static int size(void)
{
    return medium->n_pes;
}

/* Barrier of the processes of the first node. */
static int barrier(void)
{
    unsigned number = __atomic_load_n(&medium->barriers, __ATOMIC_SEQ_CST);
    if (__atomic_add_fetch(&medium->arrived, 1, __ATOMIC_SEQ_CST) == medium->node) {
        __atomic_store_n(&medium->arrived, 0, __ATOMIC_SEQ_CST);
        __atomic_add_fetch(&medium->barriers, 1, __ATOMIC_SEQ_CST);
        return 0;
    }
    while (__atomic_load_n(&medium->barriers, __ATOMIC_SEQ_CST) == number)
        sched_yield();
    return 0;
}

static int finalize(void)
{
    if (!initialized || finalized)
        return 0;
    finalized = true;
    return barrier();
}

static int is_initialized(void)
{
    return initialized;
}

static int is_finalized(void)
{
    return finalized;
}

/* Makes the bootstrap records of a simulated node those of another machine. */
static void move(struct bootstrap_record *records, int n, int node)
{
    for (int i = 0; i < n; i++)
        records[i].machine += (uint64_t)node;
}

static int allgather(const void *mine, void *all, size_t bytes)
{
    if (bytes > MEDIUM_SLOT)
        return fail("an exchange of so many bytes");
    memcpy(medium->slots[me], mine, bytes);
    barrier();
    for (int i = 0; i < medium->node; i++)
        memcpy((char *)all + (size_t)i * bytes, medium->slots[i], bytes);
    barrier();
    for (int first = medium->node; first < medium->n_pes; first += medium->node) {
        int left = medium->n_pes - first, n = left < medium->node ? left : medium->node;
        char *at = (char *)all + (size_t)first * bytes;
        memcpy(at, all, (size_t)n * bytes);
        if (bytes == sizeof(struct bootstrap_record))
            move((struct bootstrap_record *)(void *)at, n, first / medium->node);
    }
    return 0;
}

/* Returns the maximum over the processes. The simulated nodes have equal values. */
static int maximum(int mine, int *all)
{
    memcpy(medium->slots[me], &mine, sizeof mine);
    barrier();
    *all = mine;
    for (int i = 0; i < medium->node; i++) {
        int other;
        memcpy(&other, medium->slots[i], sizeof other);
        *all = other > *all ? other : *all;
    }
    return barrier();
}

static int yield(int alone)
{
    (void)alone;
    return 0;
}

static int watch(void (*finalizing)(int calls_work))
{
    (void)finalizing;
    return 0;
}

static int connect_job(void (*finalizing)(int calls_work))
{
    return watch(finalizing);
}

static int leave(void)
{
    return 0;
}

/* ---- Messages ---- */

/* A message that was sent and whose copy was not received yet, or an outstanding receive. */
struct parcel {
    struct parcel *next;
    int pe, tag;
    bool is_receive;
    size_t bytes;
    char *data;
};
static struct parcel *echoes, **echoes_end = &echoes;

static int begin(int pe, int tag, char *data, size_t bytes, bool is_receive,
                 struct backend_request *request)
{
    struct parcel *parcel = malloc(sizeof *parcel);
    if (parcel == NULL)
        return fail("a lack of memory");
    *parcel = (struct parcel){NULL, pe, tag, is_receive, bytes, data};
    request->bits = parcel;
    return 0;
}

static int send_message(int pe, int tag, const void *data, size_t bytes,
                        struct backend_request *request)
{
    struct parcel *echo = calloc(1, sizeof *echo + bytes);
    if (echo == NULL)
        return fail("a lack of memory");
    echo->pe = pe;
    echo->tag = tag;
    echo->bytes = bytes;
    echo->data = (char *)(echo + 1);
    if (bytes > 0)
        memcpy(echo->data, data, bytes);
    *echoes_end = echo;
    echoes_end = &echo->next;
    __atomic_fetch_add(&medium->messages, 1, __ATOMIC_RELAXED);
    __atomic_fetch_add(&medium->bytes, bytes, __ATOMIC_RELAXED);
    return begin(pe, tag, NULL, bytes, false, request);
}

static int receive_message(int pe, int tag, void *data, size_t bytes,
                           struct backend_request *request)
{
    return begin(pe, tag, data, bytes, true, request);
}

/* Removes and returns the first copy with this tag. Returns NULL if there is none. */
static struct parcel *take_echo(int tag)
{
    struct parcel **link = &echoes, *echo;
    while ((echo = *link) != NULL && echo->tag != tag)
        link = &echo->next;
    if (echo == NULL)
        return NULL;
    *link = echo->next;
    if (echoes_end == &echo->next)
        echoes_end = link;
    return echo;
}

/* The first message of a transfer contains its sender. */
static void set_sender(struct parcel *echo)
{
    if (echo->tag == TAG_COLL)
        ((struct coll_message_head *)(void *)echo->data)->from = echo->pe;
}

static bool receive_echo(struct parcel *receive, struct backend_arrival *arrival)
{
    bool is_answered = receive->pe != BACKEND_ANY_PE || receive->tag == TAG_COLL;
    struct parcel *echo = is_answered ? take_echo(receive->tag) : NULL;
    if (echo == NULL)
        return false;
    set_sender(echo);
    receive->bytes = echo->bytes < receive->bytes ? echo->bytes : receive->bytes;
    memcpy(receive->data, echo->data, receive->bytes);
    if (arrival != NULL)
        *arrival = (struct backend_arrival){echo->pe, receive->bytes};
    free(echo);
    return true;
}

static int test(struct backend_request *request, int *done, struct backend_arrival *arrival)
{
    struct parcel *parcel = request->bits;
    *done = parcel == NULL || !parcel->is_receive || receive_echo(parcel, arrival);
    if (*done) {
        free(parcel);
        request->bits = NULL;
    }
    return 0;
}

static int cancel(struct backend_request *request)
{
    free(request->bits);
    request->bits = NULL;
    return 0;
}

static int progress(void)
{
    return 0;
}

/* ---- Groups: all members contribute the data of this PE ---- */

struct backend_group {
    int size;
};

static int group_create(const int *pes, int n_pes, int tag, struct backend_group **group)
{
    (void)pes;
    (void)tag;
    *group = malloc(sizeof **group);
    if (*group == NULL)
        return fail("a lack of memory");
    (*group)->size = n_pes;
    return 0;
}

static int group_free(struct backend_group *group)
{
    free(group);
    return 0;
}

static int group_broadcast(struct backend_group *group, void *data, size_t bytes, int root,
                           struct backend_request *request)
{
    (void)group;
    (void)data;
    (void)bytes;
    (void)root;
    request->bits = NULL;
    return 0;
}

static int group_allgather(struct backend_group *group, const void *mine, void *all,
                           const size_t *lengths, struct backend_request *request)
{
    char *at = all;
    for (int i = 0; i < group->size; at += lengths[i++])
        memcpy(at, mine, lengths[i] < lengths[0] ? lengths[i] : lengths[0]);
    request->bits = NULL;
    return 0;
}

/* ---- Functions that are not simulated ---- */

static int takes_device(enum backend_device device)
{
    (void)device;
    return 0;
}

static enum backend_rma window_assessment(const char **why)
{
    *why = "there are none";
    return BACKEND_RMA_BROKEN;
}

static enum backend_thread_level window_thread_level(void)
{
    return BACKEND_THREAD_MULTIPLE;
}

extern const struct backend isthmus_backend;
const struct backend isthmus_backend __attribute__((visibility("default"))) = {
    .version = BACKEND_VERSION,
    .isthmus = ISTHMUS_VERSION_STRING,
    .name = "simulated",
    .eager = SIZE_MAX,
    .mpi = mpi,
    .message = message,
    .report_waits = report_waits,
    .init = init,
    .rank = rank,
    .size = size,
    .leave = leave,
    .finalize = finalize,
    .abort = end_job,
    .at_unload = at_unload,
    .is_initialized = is_initialized,
    .is_finalized = is_finalized,
    .allgather = allgather,
    .maximum = maximum,
    .barrier = barrier,
    .watch_finalize = watch,
    .connect = connect_job,
    .send = send_message,
    .receive = receive_message,
    .test = test,
    .cancel = cancel,
    .progress = progress,
    .yield = yield,
    .group_create = group_create,
    .group_free = group_free,
    .group_broadcast = group_broadcast,
    .group_allgather = group_allgather,
    .takes_device = takes_device,
    .window_assessment = window_assessment,
    .window_thread_level = window_thread_level,
};
