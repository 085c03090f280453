/*
 * alltoalls (strided blocks) over teams and active sets.
 */
#include "collective_check.h"

#define WRAP(FORM, ROUTINE)                                                                        \
    static int FORM##_call(const struct collective_arguments *arguments)                           \
    {                                                                                              \
        return ROUTINE(arguments->members->team, arguments->dest, arguments->source,               \
                       arguments->dst, arguments->sst, arguments->nelems);                         \
    }
#define LIST(FORM, ROUTINE, BYTES) {#ROUTINE, BYTES, FORM##_call},
#define WRAP_ALLTOALLS(TYPE, NAME) WRAP(alltoalls_##NAME, shmem_##NAME##_alltoalls)
#define LIST_ALLTOALLS(TYPE, NAME) LIST(alltoalls_##NAME, shmem_##NAME##_alltoalls, sizeof(TYPE))
SHMEM_IMPL_RMA_TYPES(WRAP_ALLTOALLS)
WRAP(alltoalls_mem, shmem_alltoallsmem)
static const struct collective_routine alltoallss[] = {
    SHMEM_IMPL_RMA_TYPES(LIST_ALLTOALLS) LIST(alltoalls_mem, shmem_alltoallsmem, 1)};

static void alltoalls_honors_strides_for_all_types(void)
{
    check_on_teams(check_alltoalls, alltoallss, LENGTH(alltoallss));
}

#define WRAP_SET(FORM, ROUTINE)                                                                    \
    static int FORM##_set_call(const struct collective_arguments *arguments)                       \
    {                                                                                              \
        const struct active_set *set = arguments->members->set;                                    \
        ROUTINE(arguments->dest, arguments->source, arguments->dst, arguments->sst,                \
                arguments->nelems, set->start, set->log_stride, set->size, set->p_sync);           \
        return 0;                                                                                  \
    }
#define WRAP_ALLTOALLS_SIZED(BITS, BYTES) WRAP_SET(alltoalls##BITS, shmem_alltoalls##BITS)
#define LIST_ALLTOALLS_SIZED(BITS, BYTES)                                                          \
    {"shmem_alltoalls" #BITS, BYTES, alltoalls##BITS##_set_call},
SHMEM_IMPL_ACTIVE_SET_SIZES(WRAP_ALLTOALLS_SIZED)
static const struct collective_routine alltoallss_of_sets[] = {
    SHMEM_IMPL_ACTIVE_SET_SIZES(LIST_ALLTOALLS_SIZED)};

static void alltoalls_honors_strides_in_active_sets(void)
{
    check_on_sets(check_alltoalls, alltoallss_of_sets, LENGTH(alltoallss_of_sets));
}

const struct api_test alltoalls_tests[] = {
    {"alltoalls_all_types", alltoalls_honors_strides_for_all_types, 1},
    {"alltoalls_active_set", alltoalls_honors_strides_in_active_sets, 1},
    API_TEST_END,
};
