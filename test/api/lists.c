/*
 * The list of all tests of the program api_tests.
 */
#include "api_test.h"

/* All files with tests: NAME.c defines NAME_tests. */
#define API_TEST_FILES(X)                                                                          \
    X(query)                                                                                       \
    X(put)                                                                                         \
    X(get)                                                                                         \
    X(put_get_value)                                                                               \
    X(strided)                                                                                     \
    X(block_strided)                                                                               \
    X(nbi)                                                                                         \
    X(static_data)                                                                                 \
    X(atomic)                                                                                      \
    X(atomic_bitwise)                                                                              \
    X(atomic_nbi)                                                                                  \
    X(combine)                                                                                     \
    X(atomic_old_names)                                                                            \
    X(put_signal)                                                                                  \
    X(signal)                                                                                      \
    X(wait_until)                                                                                  \
    X(test)                                                                                        \
    X(wait_sets)                                                                                   \
    X(wait_vectors)                                                                                \
    X(order)                                                                                       \
    X(pe_quiet)                                                                                    \
    X(polling)                                                                                     \
    X(lock)                                                                                        \
    X(barrier_sync)                                                                                \
    X(broadcast)                                                                                   \
    X(broadcast_active_set)                                                                        \
    X(collect)                                                                                     \
    X(alltoall)                                                                                    \
    X(alltoalls)                                                                                   \
    X(reduce)                                                                                      \
    X(reduce_active_set)                                                                           \
    X(scan)                                                                                        \
    X(nonblocking)                                                                                 \
    X(irregular)                                                                                   \
    X(collective_lengths)                                                                          \
    X(team_split_strided)                                                                          \
    X(team_split_2d)                                                                               \
    X(team_split)                                                                                  \
    X(team_queries)                                                                                \
    X(context)                                                                                     \
    X(session)                                                                                     \
    X(memory)                                                                                      \
    X(memory_realloc)                                                                              \
    X(space)                                                                                       \
    X(old_names)                                                                                   \
    X(cache)                                                                                       \
    X(request)                                                                                     \
    X(blocks_nbi)                                                                                  \
    X(shape)                                                                                       \
    X(threads)                                                                                     \
    X(generic_c11)

#define DECLARE_TESTS(NAME) extern const struct api_test NAME##_tests[];
#define LIST_TESTS(NAME)    {NAME##_tests, NULL},
API_TEST_FILES(DECLARE_TESTS)
const struct api_test_list api_test_lists[] = {API_TEST_FILES(LIST_TESTS){NULL, NULL}};
