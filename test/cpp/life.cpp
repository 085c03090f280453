/*
 * Lifetimes: dropped futures, owning objects, and objects that threads leave.
 */
#include <algorithm>
#include <thread>

#include "cpp_test.hpp"

namespace
{

using isthmus::future;
using isthmus::rpc;

std::vector<int> make_row(std::size_t count)
{
    return std::vector<int>(count, 5);
}

/* Replies and fetched values arrive after their futures were destroyed, and the callbacks run. */
void callbacks_of_dropped_futures_run()
{
    cpp_attach();
    static long word;
    int calls = 0, right = next_pe();
    shmem_barrier_all();
    for (int i = 0; i < 2000; i++) {
        rpc(right, isthmus::fn<make_row>, static_cast<std::size_t>(i % 100));
        rpc(
            right, [](int x) { return x; }, i);
        isthmus::atomic_fetch_inc(&word, right);
        isthmus::get(&word, 1, right);
        isthmus::put(&word + 0, word, right).then([] {});
        rpc(
            right, [](int x) { return x; }, i)
            .then([&](int) { calls++; });
        future<int> replaced = rpc(right, [] { return 1; });
        replaced = rpc(right, [] { return 2; });
        if (i % 500 == 0)
            CHECK_EQ(replaced.wait(), 2);
        if (i % 100 == 0)
            isthmus::when_all(std::move(replaced), rpc(right, [] { return 3; }));
    }
    while (calls < 2000)
        isthmus::progress();
    shmem_barrier_all();
    isthmus::progress();
    CHECK_EQ(calls, 2000);
    shmem_barrier_all();
}

/* The reply of a dropped future needs memory of the operation. No further call of isthmus.hpp
 * follows, so the barrier must receive it. */
void barrier_receives_replies_nobody_awaits()
{
    cpp_attach();
    for (int i = 0; i < 10; i++)
        rpc(next_pe(), isthmus::fn<make_row>, static_cast<std::size_t>(10000));
    shmem_barrier_all();
}

void owners_move_and_release_their_objects()
{
    isthmus::context first, second;
    CHECK(first.valid() && second.valid());
    shmem_ctx_t handle = second;
    first = std::move(second);
    CHECK(!second.valid() && first == handle); // NOLINT: that is what is tested
    isthmus::context third(std::move(first));
    CHECK(!first.valid() && third.valid()); // NOLINT
    third = isthmus::context(SHMEM_CTX_PRIVATE);
    CHECK(third.valid());
    CHECK(!isthmus::context(1L << 20).valid()); // there is no such option
    CHECK(!isthmus::context(SHMEM_TEAM_WORLD, 1L << 20).valid());

    isthmus::team none;
    CHECK(!none.valid() && none.n_pes() == -1);
    isthmus::team team = isthmus::team::split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes());
    CHECK_EQ(team.n_pes(), shmem_n_pes());
    shmem_team_t had = team;
    none = std::move(team);
    CHECK(!team.valid() && none.valid()); // NOLINT
    none = isthmus::team();
    CHECK_EQ(shmem_team_is_valid(had), 0);
    CHECK(!isthmus::team::split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes() + 1).valid());

    isthmus::symmetric<long> heap(5), other(7);
    CHECK(heap.size() == 5 && heap[4] == 0);
    heap = std::move(other);
    CHECK(heap.size() == 7 && other.size() == 0 && other.data() == nullptr); // NOLINT
    isthmus::symmetric<long> empty(0);
    CHECK(empty.begin() == empty.end());
    auto used = std::make_unique<isthmus::symmetric<long>>(1000);
    std::fill(used->begin(), used->end(), -1L);
    used.reset();
    isthmus::symmetric<long> again(1000);
    CHECK(std::all_of(again.begin(), again.end(), [](long x) { return x == 0; }));
    bool thrown = false;
    try {
        isthmus::symmetric<long> much(static_cast<std::size_t>(1) << 44);
    } catch (const std::bad_alloc &) {
        thrown = true;
    }
    CHECK(thrown);
    shmem_barrier_all();
}

/* ---- Threads ---- */

void in_threads(int count, void (*body)(int number))
{
    std::vector<std::thread> threads;
    for (int i = 0; i < count; i++)
        threads.emplace_back(body, i);
    for (std::thread &thread : threads)
        thread.join();
}

std::atomic<long> wrong, called;

void call_and_chain(int number)
{
    int pes = shmem_n_pes();
    for (int i = 0; i < 300; i++) {
        long got = rpc((i + number) % pes, [](long x) { return x + 1; }, 1000L * number + i)
                       .then([](long x) {
                           return rpc(
                               0, [](long y) { return y * 2; }, x);
                       })
                       .wait();
        if (got != (1000L * number + i + 1) * 2)
            wrong++;
    }
}

void chains_of_threads_return_right_values()
{
    cpp_attach();
    wrong = 0;
    shmem_barrier_all();
    in_threads(3, call_and_chain);
    CHECK_EQ(wrong.load(), 0);
    shmem_barrier_all();
}

/* Threads end with outstanding callbacks, some of which are due. The next thread that makes
 * progress must run these. */
enum { LEFT = 300 };

void leave_behind(int number)
{
    for (int i = 0; i < LEFT; i++)
        rpc((i + number) % shmem_n_pes(), [] {
            return std::string(100, 'x');
        }).then([](const std::string &text) { called += text.size() == 100 ? 1 : 10000; });
}

void callbacks_of_ended_threads_still_run()
{
    cpp_attach();
    called = 0;
    shmem_barrier_all();
    in_threads(2, leave_behind);
    while (called < 2L * LEFT)
        isthmus::progress();
    CHECK_EQ(called.load(), 2L * LEFT);
    shmem_barrier_all();
}

/* A future may be moved to another thread if it has no callback. */
void future_can_be_waited_in_another_thread()
{
    cpp_attach();
    future<int> made = rpc(next_pe(), [] { return 6; });
    int got = 0;
    std::thread other([&, mine = std::move(made)]() mutable { got = std::move(mine).wait(); });
    other.join();
    CHECK_EQ(got, 6);
    shmem_barrier_all();
}

} // namespace

const struct api_test life_tests[] = {
    {"life_dropped", callbacks_of_dropped_futures_run, 1},
    {"life_dropped_and_barrier", barrier_receives_replies_nobody_awaits, 1},
    {"life_owners", owners_move_and_release_their_objects, 1},
    {"threads_chains", chains_of_threads_return_right_values, 1},
    {"threads_left_behind", callbacks_of_ended_threads_still_run, 1},
    {"threads_moved", future_can_be_waited_in_another_thread, 1},
    API_TEST_END,
};
