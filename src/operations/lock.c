#include "lock.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

#include "base/report.h"
#include "base/validity.h"
#include "device/device.h"
#include "memory/arena.h"
#include "memory/presence.h"
#include "memory/segment.h"
#include "team/context.h"
#include "team/team.h"
#include "transport/absence.h"
#include "transport/message.h"
#include "transport/remote.h"
#include "waiting/waiting.h"

/*
 * What a program's lock variable holds. The tail of the queue stands in the variable of one PE, the
 * lock's home; `mine` stands in the variable of the PE that holds the lock and says with which of
 * its nodes. Nodes are named by PE and index, so that 0 is nobody. A lock of 4 bytes is the tail
 * alone: that a PE holds it stands in the node.
 */
struct lock_word {
    uint32_t tail;
    uint32_t mine;
};
_Static_assert(sizeof(struct lock_word) == sizeof(long), "a lock is one long");

/* A place in the queue of a lock; a name that is 0 is nobody. */
struct lock_node {
    _Alignas(64) uint32_t next; /* name of who comes after */
    uint32_t granted;
    const void *holds; /* the lock of 4 bytes that this PE holds by this node, or NULL */
};

/* The nodes of this PE that no lock uses: a list through `granted`, so that whose `next` is not 0
 * has somebody waiting behind it; and those that none ever used. */
static struct {
    pthread_mutex_t mutex;
    unsigned bits;  /* of a name that are the index; the others are the PE */
    uint32_t count; /* indices are below; 0 is no node */
    uint32_t fresh; /* nodes from here on were never used */
    uint32_t free;  /* the first of the list; 0: none */
} pool = {.mutex = PTHREAD_MUTEX_INITIALIZER};

void lock_start(void)
{
    unsigned pe_bits = 0;
    while ((unsigned)(job.n_pes - 1) >> pe_bits != 0)
        pe_bits++;
    pool.bits = 32 - pe_bits;
    size_t most = (size_t)1 << pool.bits, nodes = layout.locks_length / sizeof(struct lock_node);
    pool.count = (uint32_t)(nodes < most ? nodes : most - 1);
    pool.fresh = 1;
    pool.free = 0;
}

/* This PE's node of an index. */
static struct lock_node *node_at(uint32_t index)
{
    return (struct lock_node *)arena_at(node.place, arena_locks_offset()) + index;
}

static uint32_t node_take(const char *routine)
{
    pthread_mutex_lock(&pool.mutex);
    uint32_t index = pool.free;
    if (index != 0)
        pool.free = node_at(index)->granted;
    else if (pool.fresh < pool.count)
        index = pool.fresh++;
    pthread_mutex_unlock(&pool.mutex);
    if (index == 0)
        report_fatal(routine, "this PE holds or waits for %u locks: expected no more",
                     pool.count - 1);
    return index;
}

static void node_give(uint32_t index)
{
    struct lock_node *entry = node_at(index);
    entry->next = 0;
    pthread_mutex_lock(&pool.mutex);
    entry->granted = pool.free;
    pool.free = index;
    pthread_mutex_unlock(&pool.mutex);
}

/* ---- Validity ---- */

static bool free_node_is_valid(uint32_t index, const char **fault)
{
    if (!validity_expect(index < pool.fresh, "a free node was never used", fault))
        return false;
    const struct lock_node *entry = node_at(index);
    return validity_expect(entry->next == 0, "somebody waits behind a free node", fault) &&
           validity_expect(entry->holds == NULL, "a lock is held by a free node", fault);
}

static bool free_nodes_are_valid(const char **fault)
{
    uint32_t seen = 0;
    for (uint32_t index = pool.free; index != 0; index = node_at(index)->granted)
        if (!free_node_is_valid(index, fault) ||
            !validity_expect(++seen < pool.fresh, "the list of free nodes goes round", fault))
            return false;
    return true;
}

bool lock_is_valid(const char **fault)
{
    *fault = NULL;
    pthread_mutex_lock(&pool.mutex);
    bool is_valid = validity_expect(pool.fresh >= 1 && pool.fresh <= pool.count,
                                    "more nodes were used than there are", fault) &&
                    free_nodes_are_valid(fault);
    pthread_mutex_unlock(&pool.mutex);
    return is_valid;
}

static void note_change(const char *routine)
{
    const char *fault;
    if (LIKELY(!validity_runs))
        return;
    bool is_valid = lock_is_valid(&fault);
    validity_require(routine, "locks", is_valid, fault);
}

/* ---- Names ---- */

static uint32_t name_of(uint32_t index)
{
    return (uint32_t)((uint64_t)job.me << pool.bits) | index;
}

static int pe_of(uint32_t name)
{
    return (int)((uint64_t)name >> pool.bits);
}

/* This PE's node of that name's index. */
static struct lock_node *node_of(uint32_t name)
{
    return node_at((uint32_t)(name & (((uint64_t)1 << pool.bits) - 1)));
}

/* A lock and its home. Homes are spread over the PEs by address, alike for either size. */
struct lock_place {
    struct lock_word *here;
    bool is_short;      /* of 4 bytes: without `mine` */
    struct target tail; /* at the home */
};

static struct lock_place find_lock(const char *routine, void *lock, size_t size)
{
    const struct segment *segment = segment_of(routine, "lock", lock, size);
    if ((uintptr_t)lock % size != 0)
        report_fatal(routine, "lock is %p: expected a multiple of its size, %zu", lock, size);
    size_t index = (size_t)((char *)lock - segment->span.base) / sizeof(struct lock_word);
    const struct roster *owners = segment->members == NULL ? &team_world.members : segment->members;
    int home = roster_pe(owners, (int)(index % (size_t)owners->size));
    struct lock_word *here = lock;
    return (struct lock_place){.here = here,
                               .is_short = size < sizeof *here,
                               .tail = {routine, &context_default, segment, &here->tail, home}};
}

/* The node by which this PE holds a lock of 4 bytes, 0 if none; puts `then` in that one's `holds`,
 * so that of two threads one finds it. */
static uint32_t find_holding(const void *lock, const void *then)
{
    pthread_mutex_lock(&pool.mutex);
    uint32_t index = 1;
    while (index < pool.fresh && node_at(index)->holds != lock)
        index++;
    if (index < pool.fresh)
        node_at(index)->holds = then;
    else
        index = 0;
    pthread_mutex_unlock(&pool.mutex);
    return index;
}

static void set_holding(uint32_t index, const void *lock)
{
    pthread_mutex_lock(&pool.mutex);
    node_at(index)->holds = lock;
    pthread_mutex_unlock(&pool.mutex);
}

/* With which node this PE holds the lock; 0: it does not. Only its holder changes that. */
static uint32_t load_mine(const struct lock_place *place)
{
    uint32_t mine;
    if (place->is_short)
        return find_holding(place->here, place->here);
    device_load(place->tail.routine, place->tail.segment, &mine, &place->here->mine, sizeof mine);
    return mine;
}

static void store_mine(const struct lock_place *place, uint32_t mine)
{
    if (place->is_short)
        set_holding(mine, place->here);
    else
        device_store(place->tail.routine, place->tail.segment, &place->here->mine, &mine,
                     sizeof mine);
}

/* ---- Words of the queue, on any PE: by the CPU of their node, and nothing else ---- */

static uint32_t exchange_word(const struct target *word, uint32_t value)
{
    uint32_t *mapped, old;
    if (word->segment->device != NULL)
        return (uint32_t)remote_atomic_fetch(word, ATOMIC_SET, value, sizeof old);
    if ((mapped = target_mapped(word)) != NULL)
        return __atomic_exchange_n(mapped, value, __ATOMIC_SEQ_CST);
    message_atomic_fetch(word, ATOMIC_SET, value, sizeof old, &old, false);
    return old;
}

static bool replace(const struct target *word, uint32_t expected, uint32_t value)
{
    uint32_t *mapped, old = expected;
    if (word->segment->device != NULL)
        return (uint32_t)remote_atomic_compare_swap(word, expected, value, sizeof old) == expected;
    if ((mapped = target_mapped(word)) != NULL)
        return __atomic_compare_exchange_n(mapped, &old, value, false, __ATOMIC_SEQ_CST,
                                           __ATOMIC_SEQ_CST);
    message_compare_swap(word, expected, value, sizeof old, &old, false);
    return old == expected;
}

/* Stores into a word of a node, and wakes the PE that waits for it. */
static void tell_next(const char *routine, uint32_t name, size_t member, uint32_t value)
{
    int pe = pe_of(name);
    const char *word = (const char *)node_of(name) + member; /* the same place on all PEs */
    struct target target = {routine, &context_default, &segments[SEGMENT_CONTROL], word, pe};
    uint32_t *mapped = target_mapped(&target);
    if (mapped == NULL) {
        message_put(&target, &value, sizeof value, false);
        message_flush(&target);
        return;
    }
    __atomic_store_n(mapped, value, __ATOMIC_SEQ_CST);
    doorbell_wake(&node_control(node_place(pe))->doorbell);
}

/* What load_mine gives, and nothing from then on: of two threads that clear a lock one finds it. */
static uint32_t take_mine(const struct lock_place *place)
{
    if (place->is_short)
        return find_holding(place->here, NULL);
    struct target mine = place->tail;
    mine.address = &place->here->mine;
    mine.pe = job.me;
    return exchange_word(&mine, 0);
}

/* With one thread a second set_lock would wait for itself. */
static void require_not_held(const char *routine, const struct lock_place *place)
{
    if (job.thread_level < SHMEM_THREAD_MULTIPLE && load_mine(place) != 0)
        report_fatal(routine,
                     "this PE holds the lock at %p already: expected a lock that it does not hold",
                     (const void *)place->here);
}

/* A lock that this PE waits for, and the PE before this one in its queue. */
struct queued {
    const void *lock;
    int before;
};

static void explain_queued(const void *what, char *text, size_t room)
{
    const struct queued *queued = what;
    snprintf(text, room, "the lock at %p, held or awaited by PE %d", queued->lock, queued->before);
}

static void explain_next(const void *what, char *text, size_t room)
{
    snprintf(text, room, "another PE that has begun to wait for the lock at %p", what);
}

static bool is_granted(const struct lock_node *entry)
{
    return __atomic_load_n(&entry->granted, __ATOMIC_ACQUIRE) != 0;
}

/* Whether the PE before this one in the queue has begun to finalize, or ended. */
static bool has_gone(const char *routine, struct absence *absence)
{
    int place = node_place(absence->pes[0]);
    if (place < 0)
        return absence_look(routine, absence) >= 0;
    return presence_is_absence(presence_at(place));
}

/* Behind a node of the PE `before`, which finds us when it finalizes (lock_stop), unless we come
 * too late: then we find it gone. */
static void wait_for_grant(const char *routine, const struct lock_node *entry, int before,
                           const void *lock)
{
    struct absence absence = {.pes = &before, .n_pes = 1};
    const struct queued queued = {lock, before};
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, explain_queued, &queued);
    while (!is_granted(entry)) {
        waiting_pause(&waiting);
        if (waiting.is_long && has_gone(routine, &absence) && !is_granted(entry))
            report_fatal(routine,
                         "PE %d has ended or finalized, and held or awaited the lock at %p: "
                         "expected shmem_clear_lock before",
                         before, lock);
    }
    waiting_end(&waiting);
}

void lock_set(const char *routine, void *lock, size_t size)
{
    struct lock_place place = find_lock(routine, lock, size);
    require_not_held(routine, &place);
    uint32_t index = node_take(routine), name = name_of(index);
    struct lock_node *entry = node_of(name);
    __atomic_store_n(&entry->next, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&entry->granted, 0, __ATOMIC_RELAXED);

    uint32_t before = exchange_word(&place.tail, name);
    if (before != 0) {
        /* It may be in lock_clear, waiting to learn our name. */
        tell_next(routine, before, offsetof(struct lock_node, next), name);
        wait_for_grant(routine, entry, pe_of(before), lock);
    }
    store_mine(&place, index);
    note_change(routine);
}

int lock_test(const char *routine, void *lock, size_t size)
{
    struct lock_place place = find_lock(routine, lock, size);
    uint32_t index = node_take(routine), name = name_of(index);
    __atomic_store_n(&node_of(name)->next, 0, __ATOMIC_RELAXED);
    if (!replace(&place.tail, 0, name)) {
        node_give(index);
        waiting_tested(false);
        return 1;
    }
    store_mine(&place, index);
    return 0;
}

/* The next in the queue, who exchanged the tail already and is about to leave its name. */
static uint32_t wait_for_next(const char *routine, struct lock_node *entry, const void *lock)
{
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, explain_next, lock);
    uint32_t next;
    while ((next = __atomic_load_n(&entry->next, __ATOMIC_ACQUIRE)) == 0)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    return next;
}

void lock_clear(const char *routine, void *lock, size_t size)
{
    struct lock_place place = find_lock(routine, lock, size);
    uint32_t index = take_mine(&place);
    if (index == 0 || index >= pool.count)
        report_fatal(routine, "this PE does not hold the lock at %p: expected a lock that it set",
                     lock);
    remote_complete(routine, &context_default);

    uint32_t name = name_of(index);
    if (!replace(&place.tail, name, 0)) {
        uint32_t next = wait_for_next(routine, node_of(name), lock);
        tell_next(routine, next, offsetof(struct lock_node, granted), 1);
    }
    node_give(index);
    note_change(routine);
}

/* They would wait for ever, and this PE for them. Who comes later finds this PE gone. */
void lock_stop(const char *routine)
{
    for (uint32_t index = 1; index < pool.fresh; index++) {
        uint32_t next = __atomic_load_n(&node_at(index)->next, __ATOMIC_ACQUIRE);
        if (next != 0)
            report_fatal(routine,
                         "PE %d waits for a lock that this PE holds: expected shmem_clear_lock "
                         "before",
                         pe_of(next));
    }
}
