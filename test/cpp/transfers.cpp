/*
 * Put, get, atomics and collectives with futures.
 */
#include <algorithm>
#include <array>

#include "cpp_test.hpp"

namespace
{

using isthmus::span;
using isthmus::symmetric;

struct cell {
    long a;
    double b;
    bool operator==(const cell &other) const
    {
        return a == other.a && b == other.b; // NOLINT: set to these
    }
};

template <class T, class Make> void puts_and_gets_return_elements(Make make)
{
    enum { COUNT = 1000 };
    symmetric<T> there(COUNT);
    int me = shmem_my_pe(), right = next_pe(), left = (me + shmem_n_pes() - 1) % shmem_n_pes();
    std::vector<T> sent(COUNT), got(COUNT);
    for (int i = 0; i < COUNT; i++)
        sent[static_cast<std::size_t>(i)] = make(me * 7 + i);
    isthmus::put(there.data(), sent, right).wait();
    shmem_sync_all();
    CHECK(there[999] == make(left * 7 + 999) && there[0] == make(left * 7));
    isthmus::get(got, there.data(), right).wait();
    CHECK(got == sent);
    CHECK(isthmus::get(there.data() + 3, right).wait() == sent[3]);
    CHECK(isthmus::get(there.data() + 5, 10, right).wait() ==
          std::vector<T>(sent.begin() + 5, sent.begin() + 15));
    CHECK(isthmus::get(there.data(), 0, right).wait().empty());
    shmem_sync_all();
    isthmus::put(there.data() + 1, make(77), right).wait();
    auto [local, remote] =
        isthmus::put_both(there.data() + 2, span<const T>(sent).subspan(4, 2), right);
    local.wait();
    sent.assign(COUNT, make(0));
    remote.wait();
    shmem_sync_all();
    CHECK(there[1] == make(77));
    CHECK(there[2] == make(left * 7 + 4) && there[3] == make(left * 7 + 5));
    isthmus::context context;
    isthmus::put(context, there.data(), make(5), right).wait();
    CHECK(isthmus::get(context, there.data(), right).wait() == make(5));
    shmem_sync_all();
}

void elements_of_several_types_are_transferred()
{
    puts_and_gets_return_elements<char>([](int i) { return static_cast<char>(i); });
    puts_and_gets_return_elements<int>([](int i) { return i; });
    puts_and_gets_return_elements<double>([](int i) { return i + 0.5; });
    puts_and_gets_return_elements<cell>([](int i) { return cell{i, i * 0.25}; });
}

/* In a context, PE `pe` of its team is another PE of the world. */
void context_operations_return_team_values(shmem_ctx_t context, unsigned long *words, int pe)
{
    unsigned long base = 100UL * static_cast<unsigned long>(2 * pe + 1), two[2] = {1, 2};
    CHECK_EQ(isthmus::get(context, words + 8, pe).wait(), base + 8);
    CHECK_EQ(isthmus::get(context, words + 8, 2, pe).wait().at(1), base + 9);
    isthmus::get(context, two, words + 8, pe).wait();
    CHECK_EQ(two[1], base + 9);
    isthmus::put(context, words, base, pe).wait();
    isthmus::put(context, words + 1, two, pe).wait();
    auto [local, remote] = isthmus::put_both(context, words + 3, two, pe);
    local.wait();
    remote.wait();
    CHECK_EQ(isthmus::atomic_fetch(context, words + 8, pe).wait(), base + 8);
    CHECK_EQ(isthmus::atomic_swap(context, words + 5, 5, pe).wait(), base + 5);
    CHECK_EQ(isthmus::atomic_compare_swap(context, words + 5, 5, 6, pe).wait(), 5UL);
    CHECK_EQ(isthmus::atomic_fetch_inc(context, words + 5, pe).wait(), 6UL);
    CHECK_EQ(isthmus::atomic_fetch_add(context, words + 5, 8, pe).wait(), 7UL);
    CHECK_EQ(isthmus::atomic_fetch_and(context, words + 5, 13, pe).wait(), 15UL);
    CHECK_EQ(isthmus::atomic_fetch_or(context, words + 5, 2, pe).wait(), 13UL);
    CHECK_EQ(isthmus::atomic_fetch_xor(context, words + 5, 5, pe).wait(), 15UL);
}

void contexts_address_the_pes_of_their_team()
{
    enum { COUNT = 10 };
    unsigned long base = 100UL * static_cast<unsigned long>(shmem_my_pe());
    symmetric<unsigned long> words(COUNT);
    for (unsigned long i = 0; i < COUNT; i++)
        words[i] = base + i;
    shmem_sync_all();
    isthmus::team odd = isthmus::team::split_strided(SHMEM_TEAM_WORLD, 1, 2, shmem_n_pes() / 2, 1);
    std::array<unsigned long, COUNT> expected;
    for (unsigned long i = 0; i < COUNT; i++)
        expected[i] = base + i;
    if (odd.valid()) {
        isthmus::context context(odd);
        context_operations_return_team_values(context, words.data(),
                                              (odd.my_pe() + 1) % odd.n_pes());
        expected = {base, base + 8, base + 9, base + 8, base + 9,
                    10,   base + 6, base + 7, base + 8, base + 9};
    }
    shmem_sync_all();
    CHECK(std::equal(words.begin(), words.end(), expected.begin()));
    shmem_sync_all();
}

template <class T> void atomics_return_the_previous_value()
{
    symmetric<T> word(1);
    int right = next_pe();
    T *at = word.data();
    shmem_sync_all();
    CHECK_EQ(isthmus::atomic_fetch_add(at, 5, right).wait(), 0);
    CHECK_EQ(isthmus::atomic_fetch_inc(at, right).wait(), 5);
    CHECK_EQ(isthmus::atomic_swap(at, 9, right).wait(), 6);
    CHECK_EQ(isthmus::atomic_compare_swap(at, 9, 12, right).wait(), 9);
    CHECK_EQ(isthmus::atomic_compare_swap(at, 9, 13, right).wait(), 12);
    CHECK_EQ(isthmus::atomic_fetch(static_cast<const T *>(at), right)
                 .then([](T x) { return x + 1; })
                 .wait(),
             13);
    shmem_sync_all();
}

void futures_of_atomics_hold_previous_values()
{
    atomics_return_the_previous_value<int>();
    atomics_return_the_previous_value<long>();
    atomics_return_the_previous_value<long long>();
    atomics_return_the_previous_value<unsigned>();
    atomics_return_the_previous_value<unsigned long>();
    atomics_return_the_previous_value<unsigned long long>();
    symmetric<double> real(1);
    symmetric<std::uint64_t> bits(1);
    int right = next_pe();
    shmem_sync_all();
    CHECK_REAL(isthmus::atomic_swap(real.data(), 2.5, right).wait(), 0);
    CHECK_REAL(isthmus::atomic_fetch(real.data(), right).wait(), 2.5);
    CHECK_EQ(isthmus::atomic_fetch_or(bits.data(), 12, right).wait(), 0);
    CHECK_EQ(isthmus::atomic_fetch_and(bits.data(), 6, right).wait(), 12);
    CHECK_EQ(isthmus::atomic_fetch_xor(bits.data(), 5, right).wait(), 4);
    isthmus::context context;
    CHECK_EQ(isthmus::atomic_fetch(context, bits.data(), right).wait(), 1);
    shmem_sync_all();
}

/* Every PE adds to one word, with thousands of outstanding operations. */
void many_outstanding_atomics_add_up()
{
    enum { MANY = 2000 };
    symmetric<long> word(1);
    std::vector<isthmus::future<long>> all;
    for (int i = 0; i < MANY; i++)
        all.push_back(isthmus::atomic_fetch_add(word.data(), 1, 0));
    long last = -1;
    for (long before : isthmus::when_all(std::move(all)).wait()) {
        CHECK(before >= 0 && before < static_cast<long>(MANY) * shmem_n_pes());
        last = std::max(last, before);
    }
    CHECK(last >= MANY - 1);
    shmem_barrier_all();
    if (shmem_my_pe() == 0)
        CHECK_EQ(word[0], static_cast<long>(MANY) * shmem_n_pes());
    shmem_barrier_all();
}

/* ---- Collectives ---- */

struct pair_of {
    long low, high;
};

void collectives_of_team_are_correct(shmem_team_t team)
{
    enum { COUNT = 100 };
    long me = shmem_team_my_pe(team), pes = shmem_team_n_pes(team);
    if (me < 0)
        return;
    static symmetric<long> source(COUNT), dest(COUNT * API_MAX_PES), sum(COUNT), most(COUNT);
    static symmetric<pair_of> spread(COUNT), spreads(COUNT);
    auto set = [&] {
        for (int i = 0; i < COUNT; i++) {
            source[static_cast<std::size_t>(i)] = me * 10 + i;
            spread[static_cast<std::size_t>(i)] = {me, me};
        }
    };
    set();
    // All are outstanding at once, and are waited for in another order.
    auto summed = isthmus::reduce(team, sum.data(), source, std::plus<>());
    auto greatest = isthmus::reduce(team, most.data(), source, isthmus::maximum());
    auto spread_result = isthmus::reduce(
        team, spreads.data(), spread,
        [](const pair_of &a, const pair_of &b) {
            return pair_of{std::min(a.low, b.low), std::max(a.high, b.high)};
        },
        true);
    auto collected = isthmus::fcollect(team, dest.data(), span<const long>(source.data(), 3));
    isthmus::when_all(std::move(collected), std::move(spread_result), std::move(greatest)).wait();
    summed.wait();
    CHECK_EQ(sum[2], pes * (pes - 1) / 2 * 10 + 2 * pes);
    CHECK_EQ(most[COUNT - 1], (pes - 1) * 10 + COUNT - 1);
    CHECK(spreads[5].low == 0 && spreads[5].high == pes - 1);
    for (long pe = 0; pe < pes; pe++)
        CHECK_EQ(dest[static_cast<std::size_t>(3 * pe + 1)], pe * 10 + 1);
    isthmus::broadcast(team, dest.data(), source, static_cast<int>(pes - 1)).wait();
    CHECK_EQ(dest[COUNT - 1], (pes - 1) * 10 + COUNT - 1);
    isthmus::barrier(team).wait();
    std::size_t blocks = static_cast<std::size_t>(pes) * 2;
    isthmus::alltoall(team, dest.data(), span<const long>(source.data(), blocks)).wait();
    for (long pe = 0; pe < pes; pe++)
        CHECK_EQ(dest[static_cast<std::size_t>(2 * pe + 1)], pe * 10 + 2 * me + 1);
    isthmus::sync(team).wait();
}

/* Reductions that the library has for a type, and those that it does not have. */
void reduce_accepts_any_operation()
{
    symmetric<unsigned> in(4), out(4);
    symmetric<float> real(1);
    unsigned me = static_cast<unsigned>(shmem_my_pe()), pes = static_cast<unsigned>(shmem_n_pes());
    in[0] = in[1] = in[2] = 1U << me;
    in[3] = me + 2;
    real[0] = static_cast<float>(me);
    shmem_team_t world = SHMEM_TEAM_WORLD;
    unsigned all = (1U << pes) - 1;
    isthmus::reduce(world, out.data(), in, std::bit_or<>()).wait();
    CHECK_EQ(out[0], all);
    isthmus::reduce(world, out.data(), in, std::bit_xor<unsigned>()).wait();
    CHECK_EQ(out[1], all);
    isthmus::reduce(world, out.data(), in, std::bit_and<>()).wait();
    CHECK_EQ(out[2], pes == 1 ? 1U : 0U);
    isthmus::reduce(world, out.data(), in, isthmus::minimum()).wait();
    CHECK_EQ(out[3], 2U);
    isthmus::reduce(world, out.data(), in, std::multiplies<>()).wait();
    unsigned product = 1;
    for (unsigned pe = 0; pe < pes; pe++)
        product *= pe + 2;
    CHECK_EQ(out[3], product);
    isthmus::reduce(world, real.data(), real, std::plus<float>()).wait();
    CHECK_REAL(real[0], static_cast<float>(pes * (pes - 1) / 2));
    // An operation that does not commute is applied in the order of the PEs; here it returns the
    // first operand.
    isthmus::reduce(world, out.data(), in, [](unsigned a, unsigned) { return a; }).wait();
    CHECK_EQ(out[3], 2U);
    shmem_sync_all();
}

void collectives_are_correct_on_every_team()
{
    api_for_each_team(collectives_of_team_are_correct);
}

} // namespace

const struct api_test transfer_tests[] = {
    {"transfers_types", elements_of_several_types_are_transferred, 1},
    {"transfers_contexts", contexts_address_the_pes_of_their_team, 2},
    {"transfers_atomics", futures_of_atomics_hold_previous_values, 1},
    {"transfers_atomics_many", many_outstanding_atomics_add_up, 1},
    {"collectives_teams", collectives_are_correct_on_every_team, 1},
    {"collectives_operations", reduce_accepts_any_operation, 1},
    API_TEST_END,
};
