#include "arena.h"

#include "base/report.h"

size_t arena_take(const char *routine, int rank, size_t bytes)
{
    size_t taken = layout_round_up(bytes, 64);
    size_t capacity = arena_locks_offset() - sizeof(struct control);
    uint64_t before = __atomic_fetch_add(&node_control(rank)->arena_used, taken, __ATOMIC_RELAXED);
    ASSERT(before % 64 == 0);
    if (before + taken > capacity)
        report_fatal(
            routine,
            "the library's own memory on PE %d is exhausted (%zu bytes): too many teams or "
            "active sets",
            node.pes[rank], capacity);
    return sizeof(struct control) + before;
}
