/*
 * Broadcasts over active sets: the root's dest stays unchanged, and the root is given as a number
 * in the set.
 */
#include "collective_check.h"

#define WRAP_SET(FORM, ROUTINE)                                                                    \
    static int FORM##_set_call(const struct collective_arguments *arguments)                       \
    {                                                                                              \
        const struct active_set *set = arguments->members->set;                                    \
        ROUTINE(arguments->dest, arguments->source, arguments->nelems, arguments->root,            \
                set->start, set->log_stride, set->size, set->p_sync);                              \
        return 0;                                                                                  \
    }
#define WRAP_BROADCAST_SIZED(BITS, BYTES) WRAP_SET(broadcast##BITS, shmem_broadcast##BITS)
#define LIST_BROADCAST_SIZED(BITS, BYTES)                                                          \
    {"shmem_broadcast" #BITS, BYTES, broadcast##BITS##_set_call},
SHMEM_IMPL_ACTIVE_SET_SIZES(WRAP_BROADCAST_SIZED)
static const struct collective_routine broadcasts_of_sets[] = {
    SHMEM_IMPL_ACTIVE_SET_SIZES(LIST_BROADCAST_SIZED)};

static void set_broadcast_leaves_root_dest_unchanged(void)
{
    check_on_sets(check_broadcast, broadcasts_of_sets, LENGTH(broadcasts_of_sets));
}

const struct api_test broadcast_active_set_tests[] = {
    {"broadcast_active_set", set_broadcast_leaves_root_dest_unchanged, 1},
    API_TEST_END,
};
