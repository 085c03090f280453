// A C++ program: constructors of global objects run before main, destructors after finalize;
// exceptions; symmetric static members; and the type-generic names as overloads.
#include <shmemx.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "program_check.h"

namespace
{

struct Counter {
    long value;
    std::vector<int> list;
    Counter() : value(41), list(3, 7)
    {
        value++;
    }
    ~Counter()
    {
        if (list.size() != 3 || list[2] != 7)
            abort();
    }
};

Counter counter; // constructed before static data are shared
std::string text = "a string that is longer than any short-string buffer";

struct Class {
    static long shared;
};
long Class::shared = 5;

void exceptions_can_be_caught()
{
    try {
        throw std::runtime_error(text);
    } catch (const std::exception &error) {
        REQUIRE(text == error.what());
    }
}

template <typename Type> void check_combine()
{
    static Type word;
    Type fetched[2] = {};
    int me = shmem_my_pe();
    shmemx_req_h req;
    word = Type(6);
    shmemx_atomic_min(&word, Type(5), me);
    shmemx_atomic_max(SHMEM_CTX_DEFAULT, &word, Type(7), me);
    shmemx_atomic_mul(&word, Type(2), me);
    REQUIRE(shmemx_atomic_fetch_min(SHMEM_CTX_DEFAULT, &word, Type(3), me) == Type(14));
    REQUIRE(shmemx_atomic_fetch_max(&word, Type(4), me) == Type(3));
    shmemx_atomic_fetch_mul_nbi(SHMEM_CTX_DEFAULT, &fetched[0], &word, Type(2), me);
    shmemx_atomic_fetch_max_req(SHMEM_CTX_DEFAULT, &fetched[1], &word, Type(9), me, &req);
    shmemx_req_wait(&req);
    shmem_quiet();
    REQUIRE(fetched[0] == Type(4) && fetched[1] == Type(8) && word == Type(9));
}

template <typename Type> void check_floating_sum()
{
    static Type word;
    int me = shmem_my_pe();
    word = Type(1);
    shmemx_atomic_add(&word, Type(0.5), me);
    REQUIRE(shmemx_atomic_fetch_add(SHMEM_CTX_DEFAULT, &word, Type(0.5), me) == Type(1.5));
    REQUIRE(shmemx_atomic_compare_swap(&word, Type(2), Type(4), me) == Type(2));
    REQUIRE(shmem_atomic_fetch(&word, me) == Type(4));
}

template <typename Type> void check_rma()
{
    static Type there[4];
    Type here[4] = {Type(1), Type(2), Type(3), Type(4)}, got[4] = {};
    int me = shmem_my_pe();
    shmem_put(there, here, 2, me);
    shmem_put(SHMEM_CTX_DEFAULT, there + 2, here + 2, 2, me);
    shmem_get(got, there, 2, me);
    shmem_get_nbi(SHMEM_CTX_DEFAULT, got + 2, there + 2, 2, me);
    shmem_quiet();
    REQUIRE(got[0] == Type(1) && got[3] == Type(4));
    shmem_p(there, Type(9), me);
    REQUIRE(shmem_g(there, me) == Type(9));
    shmem_iput(there, here, 2, 1, 2, me);
    REQUIRE(there[2] == Type(2));
    here[0] = Type(1);
    shmem_put(there, here, 1, me);
    REQUIRE(shmem_sum_reduce(SHMEM_TEAM_WORLD, there + 1, there, 1) == 0);
    REQUIRE(there[1] == Type(shmem_n_pes()));
    shmem_barrier_all();
}

template <typename Type> void check_amo()
{
    static Type word;
    int me = shmem_my_pe();
    shmem_atomic_set(&word, Type(4), me);
    shmem_atomic_add(&word, Type(3), me);
    REQUIRE(shmem_atomic_fetch_inc(SHMEM_CTX_DEFAULT, &word, me) == Type(7));
    REQUIRE(shmem_atomic_compare_swap(&word, Type(8), Type(1), me) == Type(8));
    shmem_wait_until(&word, SHMEM_CMP_EQ, Type(1));
    REQUIRE(shmem_test(&word, SHMEM_CMP_NE, Type(1)) == 0);
}

void overloads_work_for_each_type()
{
    check_rma<float>();
    check_rma<double>();
    check_rma<long double>();
    check_rma<char>();
    check_rma<signed char>();
    check_rma<short>();
    check_rma<int>();
    check_rma<long>();
    check_rma<long long>();
    check_rma<unsigned char>();
    check_rma<unsigned short>();
    check_rma<unsigned int>();
    check_rma<unsigned long>();
    check_rma<unsigned long long>();
    check_amo<int>();
    check_amo<long>();
    check_amo<long long>();
    check_amo<unsigned int>();
    check_amo<unsigned long>();
    check_amo<unsigned long long>();
    check_combine<int>();
    check_combine<unsigned long>();
    check_combine<float>();
    check_combine<double>();
    check_floating_sum<float>();
    check_floating_sum<double>();
}

void globals_are_constructed_and_symmetric()
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    REQUIRE(counter.value == 42);
    REQUIRE(counter.list.size() == 3);
    shmem_barrier_all();
    shmem_long_p(&Class::shared, me + 10, (me + 1) % n);
    shmem_long_p(&counter.value, me + 20, (me + 1) % n);
    shmem_barrier_all();
    REQUIRE(Class::shared == (me + n - 1) % n + 10);
    REQUIRE(counter.value == (me + n - 1) % n + 20);
    REQUIRE(counter.list[2] == 7);
}

/* The overload of shmem_team_split_2d with four arguments, from the Memory Spaces proposal, with
 * blocks of 2 * 1 PEs. */
void four_argument_split_2d_forms_blocks()
{
    int me = shmem_my_pe(), n = shmem_n_pes();
    shmem_team_t block = SHMEM_TEAM_INVALID;
    REQUIRE(shmem_team_split_2d(SHMEM_TEAM_WORLD, 2, 1, &block) == 0);
    REQUIRE(shmem_team_n_pes(block) == (n - me / 2 * 2 < 2 ? 1 : 2));
    REQUIRE(shmem_team_my_pe(block) == me % 2);
    shmem_team_destroy(block);
}

} // namespace

int main()
{
    shmem_init();
    globals_are_constructed_and_symmetric();
    exceptions_can_be_caught();
    overloads_work_for_each_type();
    four_argument_split_2d_forms_blocks();
    REQUIRE(shmem_sync(SHMEM_TEAM_WORLD) == 0);
    shmem_finalize();
    return EXIT_SUCCESS;
}
