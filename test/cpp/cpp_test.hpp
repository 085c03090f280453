/* Declarations that the tests of isthmus.hpp share. The test harness of api/ is C. */
#ifndef ISTHMUS_TEST_CPP_TEST_HPP
#define ISTHMUS_TEST_CPP_TEST_HPP

#include <isthmus.hpp>

extern "C" {
#include "api_test.h"

extern const struct api_test future_tests[], rpc_tests[], transfer_tests[], life_tests[];
}

/* Calls isthmus::attach, once. Collective over all PEs. */
void cpp_attach();

inline int next_pe()
{
    return (shmem_my_pe() + 1) % shmem_n_pes();
}

#endif
