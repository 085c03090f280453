/*
 * Tests the module alone: its guarantees must hold with every seed, unusual uses that the contract
 * permits must work, and each violation must be detected. Without arguments, executes all valid
 * uses; with one, the named violation.
 */
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <unistd.h>

#include "../unit/unit.h"
#include "backend.h"

#define LENGTH(ARRAY) (sizeof(ARRAY) / sizeof(ARRAY)[0])

enum { PES_MAX = 16 };

static const struct backend *backend;
static int me, n_pes;
static uint64_t state; /* state of the test's random numbers */

static void require(int failed)
{
    if (!failed)
        return;
    fprintf(stderr, "PE %d: the module failed: %s\n", me, backend->message());
    backend->abort(EXIT_FAILURE);
}

static void wait_for(struct backend_request *request, struct backend_arrival *arrival)
{
    int done = 0;
    while (!done)
        require(backend->test(request, &done, arrival));
}

static void fill(unsigned char *data, size_t bytes, uint64_t about)
{
    for (size_t i = 0; i < bytes; i++)
        data[i] = (unsigned char)(unit_random(&about) >> 24);
}

static size_t count_wrong(const unsigned char *data, size_t bytes, uint64_t about)
{
    size_t wrong = 0;
    for (size_t i = 0; i < bytes; i++)
        wrong += data[i] != (unsigned char)(unit_random(&about) >> 24);
    return wrong;
}

/* ---- Messages ---- */

enum { MESSAGES = 6, TAGS = 2, MESSAGE_ROOM = 9000 };

/* The k-th message of a PE with a tag. */
struct letter {
    uint64_t about;
    size_t bytes;
};

static struct letter letter_of(int from, int to, int tag, int k)
{
    uint64_t about = (uint64_t)(((from * PES_MAX + to) * TAGS + tag) * MESSAGES + k) + 1,
             copy = about;
    static const size_t most[] = {1, 64, 1000, MESSAGE_ROOM};
    size_t limit = most[unit_random(&copy) % LENGTH(most)];
    return (struct letter){about, (size_t)unit_random(&copy) % (limit + 1)};
}

struct parcel_out {
    struct backend_request request;
    unsigned char data[MESSAGE_ROOM];
};

struct parcel_in {
    struct backend_request request;
    struct backend_arrival arrival;
    int any, done;
    unsigned char data[MESSAGE_ROOM];
};

static struct parcel_out *sends;
static struct parcel_in *receives;

static int place_of(int pe, int tag, int k)
{
    return (pe * TAGS + tag) * MESSAGES + k;
}

static void send_letters(int pe)
{
    for (int tag = 0; tag < TAGS; tag++)
        for (int k = 0; k < MESSAGES; k++) {
            struct letter letter = letter_of(me, pe, tag, k);
            struct parcel_out *out = &sends[place_of(pe, tag, k)];
            fill(out->data, letter.bytes, letter.about);
            require(backend->send(pe, tag, out->data, letter.bytes, &out->request));
        }
}

/* Posts receives from `pe`; those with tag 1 accept messages from any PE. */
static void post_receives(int pe)
{
    for (int tag = 0; tag < TAGS; tag++)
        for (int k = 0; k < MESSAGES; k++) {
            struct parcel_in *in = &receives[place_of(pe, tag, k)];
            in->any = tag == 1;
            in->done = 0;
            require(backend->receive(in->any ? BACKEND_ANY_PE : pe, tag, in->data, MESSAGE_ROOM,
                                     &in->request));
        }
}

static void poll_receives(void)
{
    for (int left = n_pes * TAGS * MESSAGES; left > 0;)
        for (int i = 0; i < n_pes * TAGS * MESSAGES; i++) {
            struct parcel_in *in = &receives[i];
            if (in->done)
                continue;
            require(backend->test(&in->request, &in->done, &in->arrival));
            left -= in->done;
        }
}

/* The order of `receives` is the order of posting. Receives from any PE must also see the
 * messages of each PE in order. */
static void received_letters_are_complete_and_in_order(void)
{
    int seen[PES_MAX] = {0};
    for (int pe = 0; pe < n_pes; pe++)
        for (int tag = 0; tag < TAGS; tag++)
            for (int k = 0; k < MESSAGES; k++) {
                struct parcel_in *in = &receives[place_of(pe, tag, k)];
                int from = in->arrival.pe;
                if (!CHECK(in->any ? from >= 0 && from < n_pes : from == pe))
                    continue;
                struct letter letter = letter_of(from, me, tag, in->any ? seen[from]++ : k);
                CHECK_SIZE(in->arrival.bytes, letter.bytes);
                CHECK_SIZE(count_wrong(in->data, letter.bytes, letter.about), 0);
            }
}

static void sends_match_receives_in_order(void)
{
    bool receives_first = unit_random(&state) % 2 == 0;
    for (int pe = 0; pe < n_pes && receives_first; pe++)
        post_receives(pe);
    for (int pe = 0; pe < n_pes; pe++)
        send_letters((me + pe) % n_pes);
    for (int pe = 0; pe < n_pes && !receives_first; pe++)
        post_receives(pe);
    poll_receives();
    received_letters_are_complete_and_in_order();
    for (int i = 0; i < n_pes * TAGS * MESSAGES; i++)
        wait_for(&sends[i].request, NULL);
}

static void unmatched_receive_can_be_cancelled(void)
{
    char data[8];
    struct backend_request request;
    require(backend->receive(BACKEND_ANY_PE, 77, data, sizeof data, &request));
    for (int i = 0; i < 5; i++)
        require(backend->progress());
    require(backend->cancel(&request));
    CHECK(request.bits == NULL);
}

/* ---- Groups ---- */

/* Creates a group of all PEs, or of those with even or odd numbers. */
static struct backend_group *make_group(int parity, int tag, int *members, int *n_members)
{
    struct backend_group *group = NULL;
    *n_members = 0;
    for (int pe = 0; pe < n_pes; pe++)
        if (parity < 0 || pe % 2 == parity)
            members[(*n_members)++] = pe;
    require(backend->group_create(members, *n_members, tag, &group));
    return group;
}

static void group_broadcast_and_allgather_deliver(int parity, int tag)
{
    int members[PES_MAX], n = 0, place = parity < 0 ? me : me / 2;
    struct backend_group *group = make_group(parity, tag, members, &n);
    struct backend_request requests[2];
    unsigned char news[1000], mine[PES_MAX], all[PES_MAX * PES_MAX];
    size_t lengths[PES_MAX], total = 0;
    int root = n - 1;
    for (int i = 0; i < n; i++)
        lengths[i] = (size_t)members[i];
    memset(mine, me, sizeof mine);
    if (place == root)
        fill(news, sizeof news, 5);
    require(backend->group_broadcast(group, news, sizeof news, root, &requests[0]));
    require(backend->group_allgather(group, mine, all, lengths, &requests[1]));
    for (int i = 1; i >= 0; i--)
        wait_for(&requests[i], NULL);
    for (int i = 0; i < n; i++) {
        for (size_t k = 0; k < lengths[i]; k++)
            CHECK_SIZE(all[total + k], (size_t)members[i]);
        total += lengths[i];
    }
    CHECK_SIZE(count_wrong(news, sizeof news, 5), 0);
    require(backend->group_free(group));
}

/* No PE may leave a barrier before all PEs have entered it. */
static void all_pes_stay_in_the_same_round(void)
{
    enum { ROUNDS = 5 };
    for (uint64_t round = 0; round < ROUNDS; round++) {
        uint64_t all[PES_MAX] = {0};
        require(backend->allgather(&round, all, sizeof round));
        for (int pe = 0; pe < n_pes; pe++)
            CHECK(all[pe] == round);
        require(backend->barrier());
    }
}

/* ---- Windows ---- */

enum { SLOT = 30000 }; /* bytes of each PE at each PE */

static struct memory {
    _Alignas(16) uint64_t counter;
    uint64_t ticket_sum;
    uint32_t small;
    unsigned char slots[PES_MAX][SLOT];
} memory;

static void puts_land_and_gets_return_them(struct backend_window *window, size_t bytes)
{
    static unsigned char source[PES_MAX][SLOT], back[PES_MAX][SLOT];
    size_t offset = offsetof(struct memory, slots) + (size_t)me * SLOT;
    for (int pe = 0; pe < n_pes; pe++) {
        fill(source[pe], bytes, (uint64_t)me * PES_MAX + (uint64_t)pe + 9);
        require(backend->put(window, pe, offset, source[pe], bytes));
    }
    require(backend->flush_local(window, BACKEND_ANY_PE));
    memset(source, 0xEE, sizeof source);
    for (int pe = 0; pe < n_pes; pe++) {
        require(backend->flush(window, pe));
        require(backend->get(window, pe, offset, back[pe], bytes));
    }
    require(backend->flush(window, BACKEND_ANY_PE));
    for (int pe = 0; pe < n_pes; pe++)
        CHECK_SIZE(count_wrong(back[pe], bytes, (uint64_t)me * PES_MAX + (uint64_t)pe + 9), 0);
    require(backend->barrier());
    for (int pe = 0; pe < n_pes; pe++)
        CHECK_SIZE(count_wrong(memory.slots[pe], bytes, (uint64_t)(pe * PES_MAX + me + 9)), 0);
    require(backend->barrier());
}

static void concurrent_atomics_count_every_update(struct backend_window *window)
{
    enum { ROUNDS = 8 };
    uint64_t one = 1, old = 0, sum = 0;
    const size_t small = offsetof(struct memory, small);
    for (int i = 0; i < ROUNDS; i++) {
        require(backend->fetch_and_op(window, 0, 0, 8, BACKEND_SUM, &one, &old));
        require(backend->flush(window, 0));
        sum += old;
        uint32_t seen = 0, before, next;
        do {
            before = seen;
            next = before + 1;
            require(backend->compare_and_swap(window, 0, small, 4, &before, &next, &seen));
            require(backend->flush(window, 0));
        } while (seen != before);
    }
    require(backend->fetch_and_op(window, 0, offsetof(struct memory, ticket_sum), 8, BACKEND_SUM,
                                  &sum, &old));
    require(backend->flush(window, 0));
    require(backend->barrier());
    uint64_t total = (uint64_t)ROUNDS * (uint64_t)n_pes;
    if (me == 0) {
        CHECK_SIZE(memory.counter, total);
        CHECK(memory.small == total);
        CHECK_SIZE(memory.ticket_sum, total * (total - 1) / 2);
    }
    require(backend->barrier());
}

static void windows_transfer_and_update_memory(void)
{
    struct backend_window *window = NULL;
    memset(&memory, 0, sizeof memory);
    require(backend->window_create(&memory, sizeof memory, &window));
    puts_land_and_gets_return_them(window, 1);
    puts_land_and_gets_return_them(window, (size_t)unit_random(&state) % 100);
    puts_land_and_gets_return_them(window, SLOT);
    concurrent_atomics_count_every_update(window);
    require(backend->window_free(window));
}

/* ---- Violations: what the library must not do ---- */

static char buffer[64];

static struct backend_request receive_anything(void)
{
    struct backend_request request = {NULL};
    require(backend->receive(BACKEND_ANY_PE, 0, buffer, sizeof buffer, &request));
    return request;
}

static void keep_polling(void)
{
    for (;;)
        require(backend->progress());
}

static void bad_tag(void)
{
    struct backend_request request;
    backend->send(0, BACKEND_TAGS, buffer, 1, &request);
}

static void bad_pe(void)
{
    struct backend_request request;
    backend->send(n_pes, 0, buffer, 1, &request);
}

static void bad_length(void)
{
    struct backend_request request;
    backend->send(0, 0, buffer, BACKEND_MESSAGE_MAX + 1, &request);
}

static void bad_base(void)
{
    struct backend_window *window;
    backend->window_create(buffer + 8 - (uintptr_t)buffer % 16, 8, &window);
}

static void bad_offset(void)
{
    struct backend_window *window;
    require(backend->window_create(&memory, sizeof memory, &window));
    backend->put(window, 0, sizeof memory - 4, buffer, 5);
}

static void bad_request(void)
{
    struct backend_request request = receive_anything(), copy = request;
    require(backend->cancel(&request));
    backend->cancel(&copy);
}

static void bad_truncation(void)
{
    struct backend_request requests[2];
    static char longer[100];
    require(backend->send(me, 0, longer, sizeof longer, &requests[0]));
    requests[1] = receive_anything();
    keep_polling();
}

static void bad_cancel(void)
{
    struct backend_request send, receive = receive_anything();
    require(backend->send(me, 0, buffer, 0, &send));
    wait_for(&send, NULL);
    for (int i = 0; i < 100000; i++)
        require(backend->progress());
    backend->cancel(&receive);
}

/* Repeats, because the module's thread may execute the send before the data change. */
static void bad_source(void)
{
    static char letter[64];
    for (;;) {
        struct backend_request send, receive = receive_anything();
        require(backend->send(me, 0, letter, sizeof letter, &send));
        letter[63]++;
        wait_for(&send, NULL);
        wait_for(&receive, NULL);
    }
}

static void bad_destination(void)
{
    struct backend_request send;
    receive_anything();
    buffer[5]++;
    require(backend->send(me, 0, buffer + 32, 8, &send));
    keep_polling();
}

static void bad_put(void)
{
    struct backend_window *window;
    require(backend->window_create(&memory, sizeof memory, &window));
    for (;;) {
        require(backend->put(window, me, 0, buffer, sizeof buffer));
        buffer[9]++;
        require(backend->flush_local(window, me));
    }
}

static void left_request(void)
{
    receive_anything();
    backend->leave();
}

static void left_message(void)
{
    struct backend_request send;
    require(backend->send((me + 1) % n_pes, 5, buffer, 0, &send));
    for (int i = 0, done = 0; i < 100000 && !done; i++)
        require(backend->test(&send, &done, NULL));
    backend->leave();
}

static void left_window(void)
{
    struct backend_window *window;
    require(backend->window_create(&memory, sizeof memory, &window));
    backend->leave();
}

static void left_group(void)
{
    int members[PES_MAX], n;
    make_group(-1, 0, members, &n);
    backend->leave();
}

static void left_without_finalize(void)
{
    _exit(0);
}

static void *call_from_thread(void *unused)
{
    (void)unused;
    require(backend->progress());
    return NULL;
}

static void bad_thread(void)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, call_from_thread, NULL) == 0)
        pthread_join(thread, NULL);
}

static void *call_all_the_time(void *unused)
{
    (void)unused;
    for (;;)
        backend->progress();
    return NULL;
}

static void two_threads(void)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, call_all_the_time, NULL) == 0)
        call_all_the_time(NULL);
}

/* Requires the option --unexpected of chaos_run. */
static void flood(void)
{
    static struct backend_request requests[1000];
    for (size_t i = 0; i < LENGTH(requests); i++)
        require(backend->send(0, 0, buffer, 8, &requests[i]));
    keep_polling();
}

static void died(void)
{
    if (me == n_pes - 1)
        raise(SIGSEGV);
    keep_polling();
}

static void aborted(void)
{
    if (me == n_pes - 1)
        backend->abort(33);
    keep_polling();
}

static void stuck(void)
{
    keep_polling();
}

#define VIOLATION(NAME)                                                                            \
    {                                                                                              \
#NAME, NAME                                                                                \
    }
static const struct {
    const char *name;
    void (*commit)(void);
} violations[] = {
    VIOLATION(bad_tag),        VIOLATION(bad_pe),
    VIOLATION(bad_length),     VIOLATION(bad_base),
    VIOLATION(bad_offset),     VIOLATION(bad_request),
    VIOLATION(bad_truncation), VIOLATION(bad_cancel),
    VIOLATION(bad_source),     VIOLATION(bad_destination),
    VIOLATION(bad_put),        VIOLATION(left_request),
    VIOLATION(left_message),   VIOLATION(left_window),
    VIOLATION(left_group),     VIOLATION(left_without_finalize),
    VIOLATION(two_threads),    VIOLATION(bad_thread),
    VIOLATION(flood),          VIOLATION(died),
    VIOLATION(aborted),        VIOLATION(stuck),
};

static void commit(const char *name)
{
    for (size_t i = 0; i < LENGTH(violations); i++)
        if (strcmp(violations[i].name, name) == 0)
            violations[i].commit();
}

/* ---- Main program ---- */

static void open_module(void)
{
    const char *folder = getenv("LD_LIBRARY_PATH");
    char path[4096];
    snprintf(path, sizeof path, "%s/isthmus/libisthmus-mpi-chaos.so", folder == NULL ? "" : folder);
    void *module = dlopen(path, RTLD_NOW);
    backend = module == NULL ? NULL : dlsym(module, BACKEND_SYMBOL);
    if (backend == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        exit(EXIT_FAILURE);
    }
}

static void join(enum backend_thread_level wanted)
{
    enum backend_thread_level level;
    if (backend->init(wanted, &level) != 0) {
        fprintf(stderr, "%s\n", backend->message());
        exit(EXIT_FAILURE);
    }
    CHECK(level >= wanted);
    me = backend->rank();
    n_pes = backend->size();
    require(backend->connect(NULL));
}

static void valid_uses_succeed(void)
{
    join(BACKEND_THREAD_FUNNELED);
    all_pes_stay_in_the_same_round();
    sends_match_receives_in_order();
    unmatched_receive_can_be_cancelled();
    group_broadcast_and_allgather_deliver(-1, 3);
    group_broadcast_and_allgather_deliver(me % 2, 4);
    windows_transfer_and_update_memory();
    require(backend->leave());
}

int main(int argc, char **argv)
{
    open_module();
    if (argc > 1) {
        join(strcmp(argv[1], "bad_thread") == 0 ? BACKEND_THREAD_SINGLE
                                                : BACKEND_THREAD_SERIALIZED);
        commit(argv[1]);
        return EXIT_SUCCESS;
    }
    sends = calloc((size_t)PES_MAX * TAGS * MESSAGES, sizeof *sends);
    receives = calloc((size_t)PES_MAX * TAGS * MESSAGES, sizeof *receives);
    if (sends == NULL || receives == NULL)
        return EXIT_FAILURE;
    for (int life = 0; life < 2; life++)
        valid_uses_succeed();
    require(backend->finalize());
    free(sends);
    free(receives);
    return unit_status();
}
