/*
 * Futures: when they become ready, when callbacks run, and what callbacks return.
 */
#include <algorithm>
#include <stdexcept>
#include <sys/resource.h>

#include "cpp_test.hpp"

namespace
{

using isthmus::future;
using isthmus::make_ready;
using isthmus::when_all;

void ready_futures_hold_and_move_values()
{
    future<> none;
    CHECK(!none.valid());
    future<int> one = make_ready(7);
    CHECK(one.valid() && one.ready());
    CHECK_EQ(one.result(), 7);
    one.wait() = 8; // a reference to the future's value
    CHECK_EQ(one.result(), 8);
    future<int> moved = std::move(one);
    CHECK(moved.valid() && !one.valid()); // NOLINT: that is what is tested
    one = std::move(moved);
    CHECK_EQ(std::move(one).wait(), 8);
    future<> nothing = make_ready();
    nothing.wait();
    CHECK(nothing.ready());
}

void then_runs_at_once_on_ready_futures()
{
    int calls = 0;
    future<int> one = make_ready(20);
    future<long> two = one.then([&](int x) {
        calls++;
        return x + 1L;
    });
    CHECK_EQ(calls, 1); // immediately, because the future was ready
    CHECK(!one.valid());
    future<> three = two.then([&](long x) { calls += static_cast<int>(x); });
    CHECK_EQ(calls, 22);
    three.then([&] { calls = -1; }).wait();
    CHECK_EQ(calls, -1);
    CHECK_EQ(make_ready(3).then([](int x) { return make_ready(x * 2); }).wait(), 6);
    CHECK_EQ(make_ready(3).then([](int) { return make_ready(); }).then([] { return 5; }).wait(), 5);
}

/* Values, callbacks and captures that can only be moved. */
void values_and_callbacks_may_be_move_only()
{
    auto kept = std::make_unique<int>(4);
    future<std::unique_ptr<int>> made =
        make_ready(std::make_unique<int>(5))
            .then([kept = std::move(kept)](std::unique_ptr<int> got) mutable {
                *got += *kept;
                return got;
            });
    CHECK_EQ(*made.wait(), 9);
    std::unique_ptr<int> out = std::move(made).wait();
    CHECK_EQ(*out, 9);
}

/* A callback of a future that is not ready must run in progress or wait, neither earlier nor in
 * another routine of the library. */
void callbacks_run_only_in_progress_or_wait()
{
    cpp_attach();
    static int calls;
    calls = 0;
    shmem_barrier_all();
    // The last PE starts the sync after all others have checked that it is not complete.
    future<> sync;
    bool is_last = shmem_my_pe() == shmem_n_pes() - 1;
    if (!is_last) {
        sync = isthmus::sync(SHMEM_TEAM_WORLD).then([] { calls++; });
        CHECK_EQ(calls, 0);
        isthmus::progress();
        CHECK_EQ(calls, 0);
        CHECK(!sync.ready());
    }
    shmem_barrier_all();
    if (is_last)
        sync = isthmus::sync(SHMEM_TEAM_WORLD).then([] { calls++; });
    shmem_barrier_all();
    if (!is_last)
        CHECK_EQ(calls, 0);
    sync.wait();
    CHECK_EQ(calls, 1);
    shmem_barrier_all();
}

void when_all_collects_all_values()
{
    cpp_attach();
    static long word;
    word = shmem_my_pe();
    shmem_barrier_all();
    int right = next_pe();
    auto all = when_all(isthmus::get(&word, right), 4, isthmus::rpc(right, [] {}),
                        isthmus::rpc(
                            right, [](int x) { return std::to_string(x); }, 12),
                        make_ready(std::make_unique<int>(3)), isthmus::put(&word, 5L, right));
    static_assert(std::is_same_v<decltype(all),
                                 future<std::tuple<long, int, std::string, std::unique_ptr<int>>>>);
    bool ran = false;
    all.then([&](long got, int four, const std::string &text, std::unique_ptr<int> three) {
           CHECK(got == right || got == 5); // the get and the put are not ordered
           CHECK_EQ(four, 4);
           CHECK(text == "12");
           CHECK_EQ(*three, 3);
           ran = true;
       })
        .wait();
    CHECK(ran);
    shmem_barrier_all();
    CHECK_EQ(word, 5);
    static_assert(std::is_same_v<decltype(when_all(make_ready(), make_ready())), future<>>);
    when_all().wait();
    when_all(make_ready(), make_ready()).wait();
    CHECK_EQ(std::get<0>(when_all(make_ready(1)).wait()), 1);
    CHECK_EQ(
        when_all(1, 2).then([](std::tuple<int, int> both) { return std::get<1>(both); }).wait(), 2);
    when_all(std::vector<future<>>()).wait();
    CHECK(when_all(std::vector<future<int>>()).wait().empty());
    shmem_barrier_all();
}

/* Calling only ready() must complete an operation, the future of a callback, and a combination
 * of futures. */
void ready_alone_completes_operations()
{
    cpp_attach();
    int right = next_pe();
    auto one = isthmus::rpc(right, [] { return 1; });
    auto two = isthmus::rpc(right, [] { return 1; }).then([](int x) { return x + 1; });
    auto both = when_all(isthmus::rpc(right, [] { return 3; }), isthmus::rpc(right, [] {}));
    while (!one.ready())
        continue;
    while (!two.ready())
        continue;
    while (!both.ready())
        continue;
    CHECK_EQ(one.result(), 1);
    CHECK_EQ(two.result(), 2);
    CHECK_EQ(std::get<0>(both.result()), 3);
    shmem_barrier_all();
}

/* Three futures for each of MANY outstanding operations: waited for one by one, by callbacks,
 * and all together. */
void thousands_of_futures_get_their_values()
{
    cpp_attach();
    enum { MANY = 1000 };
    std::vector<future<long>> row, alone;
    long sum = 0;
    for (long i = 0; i < MANY; i++) {
        int pe = static_cast<int>(i % shmem_n_pes());
        auto add = [](long x) { return x + shmem_my_pe(); };
        row.push_back(isthmus::rpc(pe, add, i));
        alone.push_back(isthmus::rpc(pe, add, i));
        isthmus::rpc(pe, add, i).then([&](long x) { sum += x; });
    }
    long expected = 0, got = 0;
    std::vector<long> all = when_all(std::move(row)).wait();
    CHECK_EQ(all.size(), static_cast<std::size_t>(MANY));
    for (long i = 0; i < MANY; i++) {
        long wanted = i + i % shmem_n_pes();
        got += all[static_cast<std::size_t>(i)] == wanted;
        got += alone[static_cast<std::size_t>(i)].wait() == wanted;
        expected += wanted;
    }
    CHECK_EQ(got, 2L * MANY);
    while (sum != expected)
        isthmus::progress();
    shmem_barrier_all();
}

/* A chain in which each callback starts the next call. Its length would overflow the stack if
 * callbacks were nested. */
future<long> count_down(long left)
{
    return isthmus::rpc(
               shmem_my_pe(), [](long x) { return x - 1; }, left)
        .then([](long x) { return x == 0 ? make_ready(0L) : count_down(x); });
}

void long_chains_need_little_stack()
{
    cpp_attach();
    rlimit usual{};
    CHECK_EQ(getrlimit(RLIMIT_STACK, &usual), 0);
    rlimit small = usual;
    small.rlim_cur = std::min<rlim_t>(usual.rlim_cur, 1 << 20); // a small stack suffices for the
                                                                // test
    CHECK_EQ(setrlimit(RLIMIT_STACK, &small), 0);
    CHECK_EQ(count_down(4000).wait(), 0);
    CHECK_EQ(setrlimit(RLIMIT_STACK, &usual), 0);
    shmem_barrier_all();
}

void exceptions_of_callbacks_reach_wait()
{
    cpp_attach();
    int calls = 0;
    auto thrown = make_ready(1).then([](int) -> int { throw std::runtime_error("one"); });
    auto behind = thrown.then([&](int x) {
        calls++;
        return x;
    });
    bool caught = false;
    try {
        behind.wait();
    } catch (const std::runtime_error &error) {
        caught = std::string(error.what()) == "one";
    }
    CHECK(caught);
    CHECK_EQ(calls, 0); // there is no value for the callback
    caught = false;
    auto all = when_all(isthmus::rpc(next_pe(), [] { return 3; }), std::move(behind),
                        isthmus::rpc(next_pe(), [] {}).then([] { throw 7; }));
    try {
        all.wait();
    } catch (const std::runtime_error &) {
        caught = true;
    }
    CHECK(caught);
    caught = false;
    try { // through a callback that returns a future
        isthmus::rpc(next_pe(), [] {
        }).then([] {
              return isthmus::rpc(next_pe(), [] {}).then([] { throw 8; });
          }).wait();
    } catch (int which) {
        caught = which == 8;
    }
    CHECK(caught);
    make_ready().then([] { throw 9; }); // its exception is never retrieved
    shmem_barrier_all();
}

/* A callback may wait; other callbacks run during this wait. */
void callbacks_may_wait_for_futures()
{
    cpp_attach();
    int right = next_pe();
    long other = 0;
    isthmus::rpc(right, [] { return 3L; }).then([&](long x) { other += x; });
    long got = isthmus::rpc(right, [] { return 1L; })
                   .then([right](long x) {
                       return x + isthmus::rpc(right, [] {
                                      return 10L;
                                  }).then([](long y) {
                                        return y + 100;
                                    }).wait();
                   })
                   .wait();
    CHECK_EQ(got, 111);
    while (other == 0)
        isthmus::progress();
    CHECK_EQ(other, 3);
    shmem_barrier_all();
}

} // namespace

const struct api_test future_tests[] = {
    {"futures_ready", ready_futures_hold_and_move_values, 1},
    {"futures_then", then_runs_at_once_on_ready_futures, 1},
    {"futures_move_only", values_and_callbacks_may_be_move_only, 1},
    {"futures_when", callbacks_run_only_in_progress_or_wait, 2},
    {"futures_all", when_all_collects_all_values, 1},
    {"futures_polled", ready_alone_completes_operations, 1},
    {"futures_many", thousands_of_futures_get_their_values, 1},
    {"futures_long_chain", long_chains_need_little_stack, 1},
    {"futures_exceptions", exceptions_of_callbacks_reach_wait, 1},
    {"futures_wait_in_callback", callbacks_may_wait_for_futures, 1},
    API_TEST_END,
};
