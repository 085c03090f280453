/*
 * List of the tests of spaces on devices: the API tests that run over all zones, two of which are
 * in a space (api_test.h), and the tests of spaces.
 */
#include "spaces_test.h"

#define DECLARE(FILE) extern const struct api_test FILE##_tests[];
#define API_FILES(X)                                                                               \
    X(put)                                                                                         \
    X(get)                                                                                         \
    X(put_get_value)                                                                               \
    X(strided)                                                                                     \
    X(block_strided)                                                                               \
    X(shape)                                                                                       \
    X(nbi)                                                                                         \
    X(atomic)                                                                                      \
    X(atomic_bitwise)                                                                              \
    X(atomic_nbi)                                                                                  \
    X(combine)                                                                                     \
    X(put_signal)                                                                                  \
    X(wait_until)                                                                                  \
    X(test)                                                                                        \
    X(wait_sets)                                                                                   \
    X(wait_vectors)                                                                                \
    X(broadcast)                                                                                   \
    X(broadcast_active_set)                                                                        \
    X(collect)                                                                                     \
    X(alltoall)                                                                                    \
    X(alltoalls)                                                                                   \
    X(reduce_active_set)
API_FILES(DECLARE)

#define SPACE_FILES(X)                                                                             \
    X(properties)                                                                                  \
    X(refusals)                                                                                    \
    X(blocks)                                                                                      \
    X(transfers)                                                                                   \
    X(atomics)                                                                                     \
    X(signals)                                                                                     \
    X(collectives)                                                                                 \
    X(reductions)                                                                                  \
    X(copies)                                                                                      \
    X(own_memory)                                                                                  \
    X(last)
SPACE_FILES(DECLARE)

#define LIST(FILE) {FILE##_tests, NULL},
const struct api_test_list api_test_lists[] = {{put_tests, "put_all_types"},
                                               {get_tests, "get_all_types"},
                                               {get_tests, "get_odd_offsets"},
                                               {put_get_value_tests, "p_all_types"},
                                               {put_get_value_tests, "g_all_types"},
                                               {strided_tests, "iput"},
                                               {strided_tests, "iget"},
                                               {block_strided_tests, "ibput"},
                                               {block_strided_tests, "ibget"},
                                               {shape_tests, "boxes_random"},
                                               {shape_tests, "boxes_face"},
                                               {shape_tests, "lists_random"},
                                               {nbi_tests, "put_nbi_all_types"},
                                               {nbi_tests, "get_nbi_all_types"},
                                               {atomic_tests, "atomic_values"},
                                               {atomic_tests, "atomic_integer_values"},
                                               {atomic_bitwise_tests, "atomic_bitwise_values"},
                                               {atomic_nbi_tests, "atomic_nbi_values"},
                                               {atomic_nbi_tests, "atomic_nbi_bitwise"},
                                               {combine_tests, "combine_values"},
                                               {combine_tests, "combine_mixed"},
                                               {put_signal_tests, "put_signal_all_types"},
                                               {wait_until_tests, "wait_until_all_types"},
                                               {test_tests, "test_all_types"},
                                               {wait_sets_tests, NULL},
                                               {wait_vectors_tests, NULL},
                                               {broadcast_tests, "broadcast_all_types"},
                                               {broadcast_active_set_tests, NULL},
                                               {collect_tests, "collect_all_types"},
                                               {collect_tests, "fcollect_all_types"},
                                               {collect_tests, "collect_active_set"},
                                               {collect_tests, "fcollect_active_set"},
                                               {alltoall_tests, "alltoall_all_types"},
                                               {alltoall_tests, "alltoall_active_set"},
                                               {alltoalls_tests, "alltoalls_all_types"},
                                               {alltoalls_tests, "alltoalls_active_set"},
                                               {reduce_active_set_tests, NULL},
                                               SPACE_FILES(LIST){NULL, NULL}};
