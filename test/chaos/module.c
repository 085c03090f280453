/*
 * The backend module without MPI: implements the functions of the backend contract and checks their
 * arguments. It uses every freedom that the contract allows, and ends the job if the library (the
 * "core") violates the contract.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "backend.h"
#include "group.h"
#include "memory.h"
#include "message.h"
#include "mover.h"
#include "violation.h"
#include "window.h"

static struct {
    pid_t inside;       /* the thread that executes a call; 0: none */
    pid_t first_thread; /* the thread that called init */
    enum backend_thread_level level;
    int rank, size;
    bool joined, connected;
    bool initialized, finalized;
    char message[256];
} job = {.size = 1};

/* ---- Entry and exit of every call ---- */

static const char *message(void)
{
    return job.message;
}

static int fail(const char *reason)
{
    snprintf(job.message, sizeof job.message, "%s", reason);
    return -1;
}

/* Checks that no two threads are in calls at once, and that below thread level SERIALIZED only
 * one thread makes calls. */
static void require_alone(const char *call)
{
    pid_t me = gettid(), nobody = 0;
    if (!__atomic_compare_exchange_n(&job.inside, &nobody, me, false, __ATOMIC_ACQUIRE,
                                     __ATOMIC_RELAXED))
        violation("%s is called by thread %d while thread %d is in that call", call, (int)me,
                  (int)nobody);
    if (job.first_thread != 0 && me != job.first_thread && job.level < BACKEND_THREAD_SERIALIZED)
        violation("%s is called by another thread than init, which gave level %d", call,
                  (int)job.level);
}

static void enter(const char *call)
{
    struct medium_pe *me = &medium->pes[medium_me];
    require_alone(call);
    mover_lock();
    snprintf(me->call, sizeof me->call, "%s", call);
    me->calls++;
}

/* Enters a call that requires a job. */
static void enter_joined(const char *call)
{
    enter(call);
    if (!job.joined)
        violation("before init, or after leave");
}

/* Enters a call that requires a connected job. */
static void enter_connected(const char *call)
{
    enter_joined(call);
    if (!job.connected)
        violation("before connect");
}

static int done(void)
{
    if (mover_profile.calls_move && job.joined)
        mover_tick();
    mover_unlock();
    __atomic_store_n(&job.inside, 0, __ATOMIC_RELEASE);
    return 0;
}

static void require_pe(int pe, bool any)
{
    if (pe < 0 ? !any || pe != BACKEND_ANY_PE : pe >= medium->n_pes)
        violation("there is no PE %d", pe);
}

static void require_memory(const void *memory, size_t bytes)
{
    if (memory == NULL && bytes > 0)
        violation("%zu bytes at NULL", bytes);
}

static void require_short(size_t bytes)
{
    if (bytes > BACKEND_MESSAGE_MAX)
        violation("%zu bytes are more than BACKEND_MESSAGE_MAX", bytes);
}

/* ---- Job ---- */

static const char *mpi(void)
{
    return "chaos, which is no MPI";
}

static void abort_job(int status)
{
    if (medium != NULL) {
        medium->status = status;
        __atomic_store_n(&medium->ended, 1, __ATOMIC_RELEASE);
    }
    _exit(status);
}

static void (*unloading)(void);

static void at_unload(void (*finish)(void))
{
    unloading = finish;
}

__attribute__((destructor)) static void unload(void)
{
    if (unloading != NULL)
        unloading();
}

static void report_waits(const struct backend_reminder *reminder)
{
    (void)reminder;
}

static int init(enum backend_thread_level requested, enum backend_thread_level *provided)
{
    const char *wrong = medium_open();
    if (wrong != NULL)
        return fail(wrong);
    enter("init");
    if (job.finalized)
        violation("after finalize");
    job.first_thread = gettid();
    job.initialized = true;
    medium->pes[medium_me].state = MEDIUM_RUNS;
    if (!job.joined) {
        job.joined = true;
        mover_start();
        message_start();
        group_start();
        unsigned level = (unsigned)requested + mover_profile.level;
        job.level = level < BACKEND_THREAD_MULTIPLE ? (enum backend_thread_level)level
                                                    : BACKEND_THREAD_MULTIPLE;
    }
    *provided = job.level;
    job.rank = medium_me;
    job.size = medium->n_pes;
    return done();
}

static int rank(void)
{
    return job.rank;
}

static int size(void)
{
    return job.size;
}

static bool have_met(const void *bootstrap)
{
    return medium_all_arrived(*(const uint64_t *)bootstrap);
}

static void meet(void)
{
    uint64_t bootstrap = medium_arrive();
    mover_wait(have_met, &bootstrap);
}

static bool is_drained(const void *unused)
{
    (void)unused;
    return mover_is_empty() &&
           __atomic_load_n(&medium->pes[medium_me].inbox, __ATOMIC_ACQUIRE) == 0;
}

/* Waits until everything outstanding has arrived, and checks that nothing is left over. No PE
 * continues before all have checked, because messages that it sends next would be found. */
static void part(void)
{
    message_require_no_requests();
    window_stop();
    meet();
    mover_wait(is_drained, NULL);
    message_stop();
    group_stop();
    mover_stop();
    meet();
    job.joined = job.connected = false;
}

static int leave(void)
{
    if (job.finalized)
        return 0;
    enter("leave");
    if (job.joined)
        part();
    return done();
}

static int finalize(void)
{
    if (!job.initialized || job.finalized)
        return 0;
    if (leave() != 0)
        return -1;
    enter("finalize");
    meet();
    job.finalized = true;
    medium->pes[medium_me].state = MEDIUM_FINALIZED;
    return done();
}

static int is_initialized(void)
{
    return job.initialized;
}

static int is_finalized(void)
{
    return job.finalized;
}

static int allgather(const void *mine, void *all, size_t bytes)
{
    enter_joined("allgather");
    require_memory(mine, bytes);
    require_memory(all, bytes);
    group_exchange(mine, all, bytes);
    return done();
}

static int maximum(int mine, int *all)
{
    enter_joined("greatest");
    int *numbers = memory_allocated((size_t)job.size * sizeof *numbers);
    group_exchange(&mine, numbers, sizeof mine);
    *all = mine;
    for (int pe = 0; pe < job.size; pe++)
        *all = numbers[pe] > *all ? numbers[pe] : *all;
    free(numbers);
    return done();
}

static int barrier(void)
{
    enter_joined("barrier");
    group_exchange(NULL, NULL, 0);
    return done();
}

/* No other code can finalize the job. */
static int connect_job(void (*finalizing)(int calls_work))
{
    (void)finalizing;
    enter_joined("connect");
    if (job.connected)
        violation("the job is connected already");
    group_exchange(NULL, NULL, 0);
    job.connected = true;
    mover_start_thread();
    return done();
}

/* ---- Messages ---- */

static void check_message(int pe, int tag, const void *data, size_t bytes, bool any)
{
    require_pe(pe, any);
    require_memory(data, bytes);
    require_short(bytes);
    if (tag < 0 || tag >= BACKEND_TAGS)
        violation("the tag %d is outside of 0 .. %d", tag, BACKEND_TAGS - 1);
}

static int send_message(int pe, int tag, const void *data, size_t bytes,
                        struct backend_request *request)
{
    enter_connected("send");
    check_message(pe, tag, data, bytes, false);
    request->bits = message_send(pe, (uint32_t)tag, data, bytes);
    return done();
}

static int receive_message(int pe, int tag, void *data, size_t bytes,
                           struct backend_request *request)
{
    enter_connected("receive");
    check_message(pe, tag, data, bytes, true);
    request->bits = message_receive(pe, (uint32_t)tag, data, bytes);
    return done();
}

static void give_back(struct request *found, struct backend_request *request,
                      struct backend_arrival *arrival)
{
    /* After the message has arrived, the program may change its data. The receiver may report
     * the arrival before test does. */
    if (found->kind == REQUEST_RECEIVE)
        watch_check(&found->watch, request_describe(found));
    if (arrival != NULL && found->kind != REQUEST_RECEIVE)
        violation("an arrival is asked for, of %s", request_describe(found));
    if (arrival != NULL)
        *arrival = (struct backend_arrival){found->pe, found->bytes};
    request_give_back(found);
    request->bits = NULL;
}

static int test(struct backend_request *request, int *is_done, struct backend_arrival *arrival)
{
    enter_connected("test");
    mover_tick();
    *is_done = request->bits == NULL;
    if (*is_done)
        return done();
    struct request *found = request_find(request->bits);
    bool untrue = found->ready && mover_chance(mover_profile.untrue);
    if (untrue)
        medium_count(MEDIUM_UNTRUE_TESTS);
    *is_done = found->ready && !untrue;
    if (*is_done)
        give_back(found, request, arrival);
    return done();
}

/* Only the library finalizes this backend. */
static int watch_finalize(void (*finalizing)(int calls_work))
{
    (void)finalizing;
    enter_joined("watch_finalize");
    return done();
}

static int cancel(struct backend_request *request)
{
    enter_connected("cancel");
    if (request->bits != NULL)
        message_cancel(request_find(request->bits));
    request->bits = NULL;
    return done();
}

static int yield(int alone)
{
    (void)alone;
    enter_joined("yield");
    mover_tick();
    return done();
}

static int progress(void)
{
    enter_connected("progress");
    mover_tick();
    return done();
}

/* ---- Groups ---- */

static bool stands_before(const int *pes, int place)
{
    for (int i = 0; i < place; i++)
        if (pes[i] == pes[place])
            return true;
    return false;
}

static void check_group(const int *pes, int n_pes, int tag)
{
    bool is_member = false;
    if (n_pes < 1)
        violation("a group of %d PEs", n_pes);
    for (int i = 0; i < n_pes; i++) {
        require_pe(pes[i], false);
        if (stands_before(pes, i))
            violation("PE %d is twice in a group", pes[i]);
        is_member = is_member || pes[i] == medium_me;
    }
    if (!is_member)
        violation("this PE is not of the group that it makes");
    if (tag < 0 || tag >= BACKEND_TAGS)
        violation("the tag %d is outside of 0 .. %d", tag, BACKEND_TAGS - 1);
}

static int group_create(const int *pes, int n_pes, int tag, struct backend_group **group)
{
    enter_connected("group_create");
    check_group(pes, n_pes, tag);
    *group = group_make(pes, n_pes, (uint32_t)tag);
    return done();
}

static int group_free(struct backend_group *group)
{
    enter_connected("group_free");
    group_drop(group);
    return done();
}

/* Programs have no MPI handles with this backend. */
static int group_export(struct backend_group *group)
{
    (void)group;
    violation("there are no communicators here");
}

static void group_comm(const struct backend_group *group, void *comm)
{
    (void)group;
    (void)comm;
    violation("there are no communicators here");
}

static int init_over(const void *comm, enum backend_thread_level requested,
                     enum backend_thread_level *provided, int *others)
{
    (void)comm;
    (void)requested;
    (void)provided;
    (void)others;
    violation("there are no communicators here");
}

static int init_by_id(const struct backend_bootstrap *bootstrap,
                      enum backend_thread_level requested, enum backend_thread_level *provided,
                      int *others)
{
    (void)bootstrap;
    (void)requested;
    (void)provided;
    (void)others;
    violation("there are no ids here");
}

static int id_make(struct backend_id *id)
{
    (void)id;
    violation("there are no ids here");
}

static void comm_of_fortran(int number, void *comm)
{
    (void)number;
    (void)comm;
    violation("there are no communicators here");
}

static int comm_size(const void *comm, int *size)
{
    (void)comm;
    (void)size;
    violation("there are no communicators here");
}

static int comm_translate(const void *comm, const int *numbers, int n, int *translated)
{
    (void)comm;
    (void)numbers;
    (void)n;
    (void)translated;
    violation("there are no communicators here");
}

static int comm_allgather(const void *comm, const void *mine, void *all, size_t bytes,
                          struct backend_request *request)
{
    (void)comm;
    (void)mine;
    (void)all;
    (void)bytes;
    (void)request;
    violation("there are no communicators here");
}

static int group_broadcast(struct backend_group *group, void *data, size_t bytes, int root,
                           struct backend_request *request)
{
    enter_connected("group_broadcast");
    require_memory(data, bytes);
    require_short(bytes);
    if (root < 0 || root >= group->n_pes)
        violation("the root %d is none of the group's %d places", root, group->n_pes);
    request->bits = group_begin_broadcast(group, data, bytes, root);
    return done();
}

static int group_allgather(struct backend_group *group, const void *mine, void *all,
                           const size_t *lengths, struct backend_request *request)
{
    enter_connected("group_allgather");
    size_t sum = 0;
    for (int i = 0; i < group->n_pes; i++) {
        require_short(lengths[i]);
        sum += lengths[i];
    }
    require_short(sum);
    require_memory(mine, lengths[group->me]);
    require_memory(all, sum);
    request->bits = group_begin_allgather(group, mine, all, lengths);
    return done();
}

/* ---- Windows ---- */

static enum backend_rma window_assessment(const char **why)
{
    enter_joined("window_assessment");
    *why = "the seed says so";
    enum backend_rma knowledge = mover_profile.knowledge;
    done();
    return knowledge;
}

static int window_test_atomics(struct backend_group *group)
{
    (void)group;
    return 0;
}

static enum backend_thread_level window_thread_level(void)
{
    return BACKEND_THREAD_MULTIPLE;
}

static int window_create(void *base, size_t length, struct backend_window **window)
{
    enter_connected("window_create");
    require_memory(base, length);
    if ((uintptr_t)base % 16 != 0)
        violation("the window's base %p is no multiple of 16", base);
    *window = window_make(base, length);
    return done();
}

/* Programs have no MPI handles with this backend. */
static int window_create_over(struct backend_group *group, void *base, size_t length,
                              struct backend_window **window)
{
    (void)group;
    (void)base;
    (void)length;
    (void)window;
    violation("there are no windows of programs here");
}

static int window_export(struct backend_window *window)
{
    (void)window;
    violation("there are no windows of programs here");
}

static void window_win(const struct backend_window *window, void *win)
{
    (void)window;
    (void)win;
    violation("there are no windows of programs here");
}

static void window_share_cores(void)
{
}

static int window_create_dynamic(struct backend_window **window)
{
    enter_connected("window_create_dynamic");
    *window = window_make_dynamic();
    return done();
}

static int window_attach(struct backend_window *window, void *base, size_t length)
{
    enter_connected("window_attach");
    window_require(window, 0, 0, 0);
    require_memory(base, length);
    window_add_part(window, base, length);
    return done();
}

static int window_detach(struct backend_window *window, void *base)
{
    enter_connected("window_detach");
    window_require(window, 0, 0, 0);
    window_drop_part(window, base);
    return done();
}

static int window_free(struct backend_window *window)
{
    enter_connected("window_free");
    window_require(window, 0, 0, 0);
    window_drop(window);
    return done();
}

static int put(struct backend_window *window, int pe, size_t offset, const void *source,
               size_t bytes)
{
    enter_connected("put");
    require_pe(pe, false);
    require_memory(source, bytes);
    window_require(window, pe, offset, bytes);
    window_begin_put(window, pe, offset, source, bytes);
    return done();
}

static int get(struct backend_window *window, int pe, size_t offset, void *dest, size_t bytes)
{
    enter_connected("get");
    require_pe(pe, false);
    require_memory(dest, bytes);
    window_require(window, pe, offset, bytes);
    window_begin_get(window, pe, offset, dest, bytes);
    return done();
}

static void check_atomic(const struct backend_window *window, int pe, size_t offset, size_t size,
                         const void *result)
{
    require_pe(pe, false);
    if (size != 4 && size != 8)
        violation("an atomic of %zu bytes", size);
    window_require(window, pe, offset, size);
    if (offset % size != 0)
        violation("an atomic of %zu bytes at the odd offset %zu", size, offset);
    require_memory(result, size);
}

static int fetch_and_op(struct backend_window *window, int pe, size_t offset, size_t size,
                        enum backend_operation operation, const void *value, void *result)
{
    enter_connected("fetch_and_op");
    check_atomic(window, pe, offset, size, result);
    if ((unsigned)operation > BACKEND_NO_OP)
        violation("operation %d is no atomic", (int)operation);
    require_memory(value, operation == BACKEND_NO_OP ? 0 : size);
    window_begin_atomic(window, pe, offset, size, operation, value, NULL, result);
    return done();
}

static int compare_and_swap(struct backend_window *window, int pe, size_t offset, size_t size,
                            const void *condition, const void *value, void *result)
{
    enter_connected("compare_and_swap");
    check_atomic(window, pe, offset, size, result);
    require_memory(condition, size);
    require_memory(value, size);
    window_begin_atomic(window, pe, offset, size, BACKEND_REPLACE, value, condition, result);
    return done();
}

static int flush(struct backend_window *window, int pe)
{
    enter_connected("flush");
    require_pe(pe, true);
    window_require(window, 0, 0, 0);
    window_complete(window, pe);
    return done();
}

static int flush_local(struct backend_window *window, int pe)
{
    enter_connected("flush_local");
    require_pe(pe, true);
    window_require(window, 0, 0, 0);
    window_complete_local(window, pe);
    return done();
}

static int takes_device(enum backend_device device)
{
    (void)device;
    return 0;
}

extern const struct backend isthmus_backend;
const struct backend isthmus_backend __attribute__((visibility("default"))) = {
    .version = BACKEND_VERSION,
    .isthmus = ISTHMUS_VERSION_STRING,
    .name = "chaos",
    .eager = 8192, /* small, so that splitting is tested */
    .mpi = mpi,
    .message = message,
    .report_waits = report_waits,
    .init = init,
    .init_over = init_over,
    .init_by_id = init_by_id,
    .id_make = id_make,
    .rank = rank,
    .size = size,
    .leave = leave,
    .finalize = finalize,
    .abort = abort_job,
    .at_unload = at_unload,
    .is_initialized = is_initialized,
    .is_finalized = is_finalized,
    .allgather = allgather,
    .maximum = maximum,
    .barrier = barrier,
    .watch_finalize = watch_finalize,
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
    .group_export = group_export,
    .group_comm = group_comm,
    .comm_of_fortran = comm_of_fortran,
    .comm_size = comm_size,
    .comm_pes = comm_translate,
    .comm_ranks = comm_translate,
    .comm_allgather = comm_allgather,
    .window_assessment = window_assessment,
    .window_test_atomics = window_test_atomics,
    .window_thread_level = window_thread_level,
    .window_create = window_create,
    .window_create_over = window_create_over,
    .window_share_cores = window_share_cores,
    .window_create_dynamic = window_create_dynamic,
    .window_attach = window_attach,
    .window_detach = window_detach,
    .window_free = window_free,
    .window_export = window_export,
    .window_win = window_win,
    .put = put,
    .get = get,
    .fetch_and_op = fetch_and_op,
    .compare_and_swap = compare_and_swap,
    .flush = flush,
    .flush_local = flush_local,
    .takes_device = takes_device,
};
