#include "lock.h"

#include <pthread.h>
#include <stdint.h>
#include <stdio.h>

#include "base/check.h"
#include "base/report.h"
#include "device/device.h"
#include "diag/lifecycle.h"
#include "net/message.h"
#include "net/peer_wait.h"
#include "net/remote.h"
#include "shm/node.h"
#include "shm/segment.h"
#include "shm/waiting.h"
#include "team/context.h"
#include "team/team.h"

/*
 * Contents of a lock variable (MCS lock). Every PE has a lock variable at the same symmetric
 * address. `tail` is used only in the variable of one PE, the lock's home: it is the id of the last
 * node in the queue. `held_qnode` is used only in the variable of the PE that holds the lock: it is
 * the index of the queue node with which this PE holds the lock.
 *
 * The id of a queue node is composed of a PE number and an index. Indices start at 1, so the id 0
 * denotes no node. A lock of 4 bytes has only the tail. The queue node of its holder records the
 * lock in held_lock.
 */
struct lock_word {
    uint32_t tail;
    uint32_t held_qnode;
};
_Static_assert(sizeof(struct lock_word) == sizeof(long), "a lock is one long");

/* A node in the queue of a lock, allocated by the PE that waits for the lock or holds it. */
struct lock_qnode {
    _Alignas(
        64) uint32_t next; /* id of the next node in the queue; 0: no PE waits behind this node */
    uint32_t granted;
    const void *held_lock; /* the lock of 4 bytes that this PE holds with this node, or NULL */
};

/* Queue nodes of this PE that no lock uses: the nodes on the free list and those that were never
 * used. The free list is linked through `granted`, not `next`, so that a nonzero `next` always
 * means that a PE waits behind this node. */
static struct {
    pthread_mutex_t mutex;
    unsigned
        bits; /* number of low bits of an id that contain the index; the high bits contain the PE */
    uint32_t count;        /* valid indices are 1 to count - 1 */
    uint32_t first_unused; /* nodes from this index on were never used */
    uint32_t free;         /* index of the first node of the free list; 0: the list is empty */
} pool = {.mutex = PTHREAD_MUTEX_INITIALIZER};

void lock_start(void)
{
    unsigned pe_bits = 0;
    while ((unsigned)(job.n_pes - 1) >> pe_bits != 0)
        pe_bits++;
    pool.bits = 32 - pe_bits;
    size_t most = (size_t)1 << pool.bits, nodes = layout.locks_length / sizeof(struct lock_qnode);
    pool.count = (uint32_t)(nodes < most ? nodes : most - 1);
    pool.first_unused = 1;
    pool.free = 0;
}

/* Returns the queue node of this PE with the given index. */
static struct lock_qnode *lock_qnode_at(uint32_t index)
{
    return (struct lock_qnode *)arena_at(node.rank, arena_locks_offset()) + index;
}

static uint32_t lock_allocate_qnode(const char *routine)
{
    pthread_mutex_lock(&pool.mutex);
    uint32_t index = pool.free;
    if (index != 0)
        pool.free = lock_qnode_at(index)->granted;
    else if (pool.first_unused < pool.count)
        index = pool.first_unused++;
    pthread_mutex_unlock(&pool.mutex);
    if (index == 0)
        report_fatal(routine,
                     "this PE holds or waits for %u locks, which is the maximum: call "
                     "shmem_clear_lock earlier",
                     pool.count - 1);
    return index;
}

static void lock_free_qnode(uint32_t index)
{
    struct lock_qnode *qnode = lock_qnode_at(index);
    qnode->next = 0;
    pthread_mutex_lock(&pool.mutex);
    qnode->granted = pool.free;
    pool.free = index;
    pthread_mutex_unlock(&pool.mutex);
}

/* ---- Checks with SHMEM_DEBUG ---- */

static bool lock_free_qnode_is_valid(uint32_t index, const char **fault)
{
    if (!check_record(index < pool.first_unused, "a free node was never used", fault))
        return false;
    const struct lock_qnode *qnode = lock_qnode_at(index);
    return check_record(qnode->next == 0, "a free node has a successor", fault) &&
           check_record(qnode->held_lock == NULL, "a lock is held by a free node", fault);
}

static bool lock_free_qnodes_are_valid(const char **fault)
{
    uint32_t seen = 0;
    for (uint32_t index = pool.free; index != 0; index = lock_qnode_at(index)->granted)
        if (!lock_free_qnode_is_valid(index, fault) ||
            !check_record(++seen < pool.first_unused, "the list of free nodes goes round", fault))
            return false;
    return true;
}

bool lock_is_valid(const char **fault)
{
    *fault = NULL;
    pthread_mutex_lock(&pool.mutex);
    bool is_valid = check_record(pool.first_unused >= 1 && pool.first_unused <= pool.count,
                                 "more nodes were used than exist", fault) &&
                    lock_free_qnodes_are_valid(fault);
    pthread_mutex_unlock(&pool.mutex);
    return is_valid;
}

static void lock_validate(const char *routine)
{
    const char *fault;
    if (LIKELY(!check_records_enabled))
        return;
    bool is_valid = lock_is_valid(&fault);
    check_require_records(routine, "locks", is_valid, fault);
}

/* ---- Ids of queue nodes ---- */

static uint32_t lock_id_of(uint32_t index)
{
    return (uint32_t)((uint64_t)job.me << pool.bits) | index;
}

static int lock_pe_of(uint32_t qnode_id)
{
    return (int)((uint64_t)qnode_id >> pool.bits);
}

/* Returns the address in this PE's memory of the node with the index of `qnode_id`, which may be a
 * node of another PE. The node has this symmetric address on every PE. */
static struct lock_qnode *lock_qnode_of(uint32_t qnode_id)
{
    return lock_qnode_at((uint32_t)(qnode_id & (((uint64_t)1 << pool.bits) - 1)));
}

/* A lock and its home PE. The home depends on the address of the lock, so homes are distributed
 * over the PEs. It does not depend on the lock's size. */
struct lock_ref {
    struct lock_word *local;
    bool is_short;           /* the lock has 4 bytes, and no held_qnode */
    struct remote_addr tail; /* tail of the queue, in the lock variable of the home PE */
};

static struct lock_ref lock_resolve(const char *routine, void *lock, size_t size)
{
    const struct segment *segment = segment_of(routine, "lock", lock, size);
    if ((uintptr_t)lock % size != 0)
        report_fatal(routine, "lock is %p: expected a multiple of its size, %zu", lock, size);
    size_t index = (size_t)((char *)lock - segment->span.base) / sizeof(struct lock_word);
    const struct rank_map *owners =
        segment->members == NULL ? &team_world.members : segment->members;
    int home = rank_map_pe(owners, (int)(index % (size_t)owners->size));
    struct lock_word *local = lock;
    return (struct lock_ref){.local = local,
                             .is_short = size < sizeof *local,
                             .tail = {routine, &context_default, segment, &local->tail, home}};
}

/* Returns the index of the node with which this PE holds a lock of 4 bytes, or 0. Sets held_lock of
 * that node to `then`. With `then` NULL, only one of two concurrent threads finds the node. */
static uint32_t lock_find_holding(const void *lock, const void *then)
{
    pthread_mutex_lock(&pool.mutex);
    uint32_t index = 1;
    while (index < pool.first_unused && lock_qnode_at(index)->held_lock != lock)
        index++;
    if (index < pool.first_unused)
        lock_qnode_at(index)->held_lock = then;
    else
        index = 0;
    pthread_mutex_unlock(&pool.mutex);
    return index;
}

static void lock_set_holding(uint32_t index, const void *lock)
{
    pthread_mutex_lock(&pool.mutex);
    lock_qnode_at(index)->held_lock = lock;
    pthread_mutex_unlock(&pool.mutex);
}

/* Returns the index of the node with which this PE holds the lock, or 0 if this PE does not hold
 * it. Only the holder changes this value. */
static uint32_t lock_load_held_qnode(const struct lock_ref *ref)
{
    uint32_t held_qnode;
    if (ref->is_short)
        return lock_find_holding(ref->local, ref->local);
    device_load(ref->tail.routine, ref->tail.segment, &held_qnode, &ref->local->held_qnode,
                sizeof held_qnode);
    return held_qnode;
}

static void lock_store_held_qnode(const struct lock_ref *ref, uint32_t held_qnode)
{
    if (ref->is_short)
        lock_set_holding(held_qnode, ref->local);
    else
        device_store(ref->tail.routine, ref->tail.segment, &ref->local->held_qnode, &held_qnode,
                     sizeof held_qnode);
}

/* ---- Access to the words of a queue ----
 *
 * A word of a queue may be in the memory of any PE. Only PEs of the node of that PE modify it. */

static uint32_t lock_swap_word(const struct remote_addr *word, uint32_t value)
{
    uint32_t *mapped, old;
    if (word->segment->device != NULL)
        return (uint32_t)remote_atomic_fetch(word, ATOMIC_SET, value, sizeof old);
    if ((mapped = remote_addr_mapped(word)) != NULL)
        return __atomic_exchange_n(mapped, value, __ATOMIC_SEQ_CST);
    message_atomic_fetch(word, ATOMIC_SET, value, sizeof old, &old, false);
    return old;
}

static bool lock_compare_swap_word(const struct remote_addr *word, uint32_t expected,
                                   uint32_t value)
{
    uint32_t *mapped, old = expected;
    if (word->segment->device != NULL)
        return (uint32_t)remote_atomic_compare_swap(word, expected, value, sizeof old) == expected;
    if ((mapped = remote_addr_mapped(word)) != NULL)
        return __atomic_compare_exchange_n(mapped, &old, value, false, __ATOMIC_SEQ_CST,
                                           __ATOMIC_SEQ_CST);
    message_compare_swap(word, expected, value, sizeof old, &old, false);
    return old == expected;
}

/* Stores `value` into a member of a queue node, in the memory of the PE that owns the queue node.
 * Wakes that PE. */
static void lock_write_qnode_of(const char *routine, uint32_t qnode_id, size_t member,
                                uint32_t value)
{
    int pe = lock_pe_of(qnode_id);
    /* Queue nodes have equal symmetric addresses on all PEs. */
    const char *word = (const char *)lock_qnode_of(qnode_id) + member;
    struct remote_addr remote_addr = {routine, &context_default, &segments[SEGMENT_CONTROL], word,
                                      pe};
    uint32_t *mapped = remote_addr_mapped(&remote_addr);
    if (mapped == NULL) {
        message_put(&remote_addr, &value, sizeof value, false);
        message_flush(&remote_addr);
        return;
    }
    __atomic_store_n(mapped, value, __ATOMIC_SEQ_CST);
    doorbell_wake(&node_control(node_rank_of(pe))->doorbell);
}

/* Returns the index of the node with which this PE holds the lock, or 0, and removes it from the
 * lock variable. If two threads clear a lock concurrently, only one of them gets the node. */
static uint32_t lock_take_held_qnode(const struct lock_ref *ref)
{
    if (ref->is_short)
        return lock_find_holding(ref->local, NULL);
    struct remote_addr held_qnode = ref->tail;
    held_qnode.address = &ref->local->held_qnode;
    held_qnode.pe = job.me;
    return lock_swap_word(&held_qnode, 0);
}

/* Aborts the job if this PE already holds the lock. Without SHMEM_THREAD_MULTIPLE, a second
 * shmem_set_lock would wait for itself for ever. */
static void lock_require_not_held(const char *routine, const struct lock_ref *ref)
{
    if (job.thread_level < SHMEM_THREAD_MULTIPLE && lock_load_held_qnode(ref) != 0)
        report_fatal(routine,
                     "this PE already holds the lock at %p: call shmem_clear_lock before setting "
                     "the lock again",
                     (const void *)ref->local);
}

/* A lock that this PE waits for, and the PE of the previous node in the queue. */
struct queued {
    const void *lock;
    int before;
};

static void lock_explain_queued(const void *what, char *text, size_t capacity)
{
    const struct queued *queued = what;
    snprintf(text, capacity, "the lock at %p, which PE %d holds or waits for", queued->lock,
             queued->before);
}

static void lock_explain_next(const void *what, char *text, size_t capacity)
{
    snprintf(text, capacity, "another PE to enter the queue of the lock at %p", what);
}

static bool lock_is_granted(const struct lock_qnode *qnode)
{
    return __atomic_load_n(&qnode->granted, __ATOMIC_ACQUIRE) != 0;
}

/* Returns true if the PE of the previous node in the queue has begun to finalize, or has exited. */
static bool lock_predecessor_has_exited(const char *routine, struct peer_wait *peer_wait)
{
    int ref = node_rank_of(peer_wait->pes[0]);
    if (ref < 0)
        return peer_wait_check(routine, peer_wait) >= 0;
    return lifecycle_is_leaving(lifecycle_of(ref));
}

/* Waits until PE `before` passes the lock to `qnode`. If PE `before` finalizes while it holds the
 * lock, lock_stop on that PE finds this node. If this node was queued after that check, this
 * function finds that PE `before` has exited. Both cases abort the job. */
static void lock_wait_for_grant(const char *routine, const struct lock_qnode *qnode, int before,
                                const void *lock)
{
    struct peer_wait peer_wait = {.pes = &before, .n_pes = 1};
    const struct queued queued = {lock, before};
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, lock_explain_queued, &queued);
    while (!lock_is_granted(qnode)) {
        waiting_pause(&waiting);
        if (waiting.is_long && lock_predecessor_has_exited(routine, &peer_wait) &&
            !lock_is_granted(qnode))
            report_fatal(routine,
                         "PE %d ended or called shmem_finalize while it held or waited for the "
                         "lock at %p: call shmem_clear_lock before shmem_finalize",
                         before, lock);
    }
    waiting_end(&waiting);
}

void lock_set(const char *routine, void *lock, size_t size)
{
    struct lock_ref ref = lock_resolve(routine, lock, size);
    lock_require_not_held(routine, &ref);
    uint32_t index = lock_allocate_qnode(routine), qnode_id = lock_id_of(index);
    struct lock_qnode *qnode = lock_qnode_of(qnode_id);
    __atomic_store_n(&qnode->next, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&qnode->granted, 0, __ATOMIC_RELAXED);

    uint32_t before = lock_swap_word(&ref.tail, qnode_id);
    if (before != 0) {
        /* The PE of the previous queue node may already wait in lock_clear for the id of the next
         * queue node. */
        lock_write_qnode_of(routine, before, offsetof(struct lock_qnode, next), qnode_id);
        lock_wait_for_grant(routine, qnode, lock_pe_of(before), lock);
    }
    lock_store_held_qnode(&ref, index);
    lock_validate(routine);
}

int lock_test(const char *routine, void *lock, size_t size)
{
    struct lock_ref ref = lock_resolve(routine, lock, size);
    uint32_t index = lock_allocate_qnode(routine), qnode_id = lock_id_of(index);
    __atomic_store_n(&lock_qnode_of(qnode_id)->next, 0, __ATOMIC_RELAXED);
    if (!lock_compare_swap_word(&ref.tail, 0, qnode_id)) {
        lock_free_qnode(index);
        waiting_tested(false);
        return 1;
    }
    lock_store_held_qnode(&ref, index);
    return 0;
}

/* Waits for the id of the next node in the queue. The PE of that node has already replaced the tail
 * of the queue, and is about to store the id in qnode->next. */
static uint32_t lock_wait_for_next(const char *routine, struct lock_qnode *qnode, const void *lock)
{
    struct waiting waiting =
        waiting_begin(routine, &node_own_control()->doorbell, lock_explain_next, lock);
    uint32_t next;
    while ((next = __atomic_load_n(&qnode->next, __ATOMIC_ACQUIRE)) == 0)
        waiting_pause(&waiting);
    waiting_end(&waiting);
    return next;
}

void lock_clear(const char *routine, void *lock, size_t size)
{
    struct lock_ref ref = lock_resolve(routine, lock, size);
    uint32_t index = lock_take_held_qnode(&ref);
    if (index == 0 || index >= pool.count)
        report_fatal(routine,
                     "this PE does not hold the lock at %p: expected a lock that this PE has set",
                     lock);
    remote_complete(routine, &context_default);

    uint32_t qnode_id = lock_id_of(index);
    if (!lock_compare_swap_word(&ref.tail, qnode_id, 0)) {
        uint32_t next = lock_wait_for_next(routine, lock_qnode_of(qnode_id), lock);
        lock_write_qnode_of(routine, next, offsetof(struct lock_qnode, granted), 1);
    }
    lock_free_qnode(index);
    lock_validate(routine);
}

/* Aborts the job if a PE waits for a lock that this PE holds, since it would wait for ever. A PE
 * that queues after this check detects that this PE has exited (lock_wait_for_grant). */
void lock_stop(const char *routine)
{
    for (uint32_t index = 1; index < pool.first_unused; index++) {
        uint32_t next = __atomic_load_n(&lock_qnode_at(index)->next, __ATOMIC_ACQUIRE);
        if (next != 0)
            report_fatal(routine,
                         "PE %d waits for a lock that this PE holds: call shmem_clear_lock before "
                         "shmem_finalize",
                         lock_pe_of(next));
    }
}
