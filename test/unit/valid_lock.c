/*
 * Tests the consistency check of a PE's list of free nodes in the queues of locks.
 */
#include "rma/lock.c" /* NOLINT(bugprone-suspicious-include) */

#include "valid.h"

enum { CONTROL = 4096, NODES = 16 };

static const char *found;
static _Alignas(4096) char file[CONTROL + NODES * sizeof(struct lock_qnode)];

static void damaged_free_node_is_reported(void)
{
    lock_validate("shmem_clear_lock");
}

int main(void)
{
    static const int pes[] = {0};
    job.n_pes = node.n_pes = 1;
    node.pes = pes;
    layout.control_length = sizeof file;
    layout.locks_length = NODES * sizeof(struct lock_qnode);
    node_set_files(file, sizeof file);
    lock_start();
    uint32_t first = lock_allocate_qnode("unit"), second = lock_allocate_qnode("unit"),
             third = lock_allocate_qnode("unit");
    lock_free_qnode(first);
    lock_free_qnode(second);
    EXPECT_VALID(lock_is_valid(&found));

    lock_qnode_at(first)->next = lock_id_of(third);
    EXPECT_FAULT(lock_is_valid(&found), "a free node has a successor");
    expect_line(damaged_free_node_is_reported,
                "shmem_clear_lock: the internal data of the locks are damaged: a free node "
                "has a successor");
    lock_qnode_at(first)->next = 0;
    lock_set_holding(second, &found);
    EXPECT_FAULT(lock_is_valid(&found), "a lock is held by a free node");
    lock_set_holding(second, NULL);
    lock_qnode_at(first)->granted = second;
    EXPECT_FAULT(lock_is_valid(&found), "the list of free nodes goes round");
    lock_qnode_at(first)->granted = pool.first_unused;
    EXPECT_FAULT(lock_is_valid(&found), "a free node was never used");
    lock_qnode_at(first)->granted = 0;
    pool.first_unused = pool.count + 1;
    EXPECT_FAULT(lock_is_valid(&found), "more nodes were used than exist");
    pool.first_unused = third + 1;
    EXPECT_VALID(lock_is_valid(&found));
    return unit_status();
}
