/*
 * Remote procedure calls: every kind of argument and result, functions, and functions that send.
 */
#include <array>

#include "cpp_test.hpp"

namespace
{

using isthmus::fn;
using isthmus::rpc;
using isthmus::rpc_ff;
using isthmus::span;

struct point {
    double x, y;
    short tag;
};

/* Trivially copyable, but without a default constructor. */
class number
{
  public:
    explicit number(long value) : value_(value)
    {
    }
    long value() const
    {
        return value_;
    }

  private:
    long value_;
};

struct nothing {
};

/* A value of each kind must arrive unchanged on each PE, and return unchanged. */
template <class T> void value_returns_unchanged(const T &value)
{
    for (int pe = 0; pe < shmem_n_pes(); pe++)
        CHECK(rpc(
                  pe, [](T got) { return got; }, value)
                  .wait() == value);
}

template <class T> std::vector<T> row(std::size_t count)
{
    std::vector<T> all(count);
    for (std::size_t i = 0; i < count; i++)
        all[i] = static_cast<T>(i * 37 + 11);
    return all;
}

void values_of_all_kinds_return_unchanged()
{
    cpp_attach();
    value_returns_unchanged(true);
    value_returns_unchanged('x');
    value_returns_unchanged(static_cast<short>(-3));
    value_returns_unchanged(5);
    value_returns_unchanged(1L << 40);
    value_returns_unchanged(2.5f);
    value_returns_unchanged(2.5);
    value_returns_unchanged(2.5L);
    value_returns_unchanged(std::array<int, 3>{1, 2, 3});
    value_returns_unchanged(std::optional<int>(4));
    value_returns_unchanged(std::string());
    value_returns_unchanged(
        std::string("a string longer than any short-string buffer has room for"));
    value_returns_unchanged(std::string("with\0a zero", 11));
    value_returns_unchanged(std::wstring(L"wide"));
    value_returns_unchanged(std::u16string(u"sixteen"));
    value_returns_unchanged(std::vector<int>());
    value_returns_unchanged(row<int>(3));
    value_returns_unchanged(row<double>(1000));
    value_returns_unchanged(std::vector<bool>{true, false, true});
    value_returns_unchanged(std::vector<std::string>{"", "a", "bc"});
    value_returns_unchanged(std::vector<std::vector<short>>{{}, {1}, {2, 3}});
    value_returns_unchanged(std::pair<int, std::string>(1, "one"));
    value_returns_unchanged(std::tuple<>());
    value_returns_unchanged(std::tuple<int, std::string, std::vector<long>>(1, "two", {3, 4}));
    value_returns_unchanged(std::tuple<std::tuple<int>>(std::tuple<int>(3)));
    shmem_barrier_all();
}

void class_objects_can_be_sent_and_returned()
{
    cpp_attach();
    int right = next_pe();
    point back = rpc(
                     right,
                     [](const point &p, nothing) {
                         return point{p.y, p.x, p.tag};
                     },
                     point{1, 2, 3}, nothing())
                     .wait();
    CHECK(back.x == 2 && back.y == 1 && back.tag == 3); // NOLINT: set to these
    CHECK_EQ(rpc(
                 right, [](number n) { return number(n.value() + 1); }, number(4))
                 .wait()
                 .value(),
             5);
    auto all = rpc(
                   right, [](std::vector<number> n) { return n; },
                   std::vector<number>{number(1), number(2)})
                   .wait();
    CHECK(all.size() == 2 && all[1].value() == 2);
    rpc(
        right, [](nothing) { return nothing(); }, nothing())
        .wait();
    shmem_barrier_all();
}

/* Spans and views refer to the message's memory; other strings arrive as strings. */
void spans_and_views_read_the_message()
{
    cpp_attach();
    int right = next_pe();
    std::vector<double> numbers = row<double>(50);
    std::string text = "text";
    double sum =
        rpc(
            right,
            [](char, span<const double> got, std::string_view view, const std::string &from) {
                double all = 0;
                for (double one : got)
                    all += one;
                bool is_aligned = reinterpret_cast<std::uintptr_t>(got.data()) % 8 == 0;
                return is_aligned && view == "text" && from == "literal" ? all : -1;
            },
            'x', span<double>(numbers), std::string_view(text), "literal")
            .wait();
    CHECK_REAL(sum, 37.0 * 49 * 25 + 11 * 50);
    CHECK_EQ(rpc(
                 right, [](span<const int> none) { return none.size(); }, span<int>())
                 .wait(),
             0);
    CHECK_EQ(rpc(
                 right, [](std::vector<std::string_view> all) { return all[1].size(); },
                 std::vector<std::string_view>{"a", "bcd"})
                 .wait(),
             3);
    shmem_barrier_all();
}

void large_values_arrive_and_return()
{
    cpp_attach();
    for (std::size_t bytes : std::initializer_list<std::size_t>{511, 512, 1000, 65535, 65536, 65537,
                                                                200 * 1024, 3000000}) {
        std::vector<unsigned char> sent = row<unsigned char>(bytes);
        auto back = rpc(
                        next_pe(),
                        [](std::vector<unsigned char> got) {
                            for (unsigned char &one : got)
                                one = static_cast<unsigned char>(one ^ 0x55);
                            return got;
                        },
                        sent)
                        .wait();
        CHECK_EQ(back.size(), bytes);
        std::size_t right = 0;
        for (std::size_t i = 0; i < bytes; i++)
            right += back[i] == (sent[i] ^ 0x55);
        CHECK_EQ(right, bytes);
    }
    struct block {
        long all[4000];
    };
    auto sent = std::make_unique<block>();
    for (int i = 0; i < 4000; i++)
        sent->all[i] = i;
    CHECK_EQ(rpc(
                 next_pe(), [](const block &got) { return got; }, *sent)
                 .wait()
                 .all[3999],
             3999);
    shmem_barrier_all();
}

int twice(int x)
{
    return 2 * x;
}

struct counter {
    int by;
    int operator()(int x) const
    {
        return x + by;
    }
};

struct mutable_counter {
    int calls = 0;
    int operator()()
    {
        return ++calls;
    }
};

void functions_of_all_kinds_can_be_called()
{
    cpp_attach();
    int right = next_pe(), captured = 5;
    double second = 0.5;
    CHECK_EQ(rpc(right, fn<twice>, 4).wait(), 8);
    CHECK_EQ(rpc(right, fn<&number::value>, number(6)).wait(), 6);
    CHECK_EQ(rpc(right, counter{3}, 4).wait(), 7);
    CHECK_EQ(rpc(right, mutable_counter()).wait(), 1);
    CHECK_REAL(rpc(
                   right, [=](int x) { return x + captured + second; }, 1)
                   .wait(),
               6.5);
    CHECK_EQ(rpc(right, [] { return shmem_my_pe(); }).wait(), right);
    CHECK_EQ(rpc(right, [] { return isthmus::source(); }).wait(), shmem_my_pe());
    CHECK_EQ(isthmus::source(), -1);
    const auto constant = [](long x) { return x; };
    CHECK_EQ(rpc(right, constant, 3L).wait(), 3);
    auto generic = [](auto x) { return x; };
    CHECK(rpc(right, generic, std::string("g")).wait() == "g");
    CHECK_EQ(rpc(right, generic, 4).wait(), 4);
    shmem_barrier_all();
}

long hits;

void barrier_completes_fire_and_forget_calls()
{
    cpp_attach();
    hits = 0;
    shmem_barrier_all();
    for (int i = 0; i < 500; i++)
        for (int pe = 0; pe < shmem_n_pes(); pe++)
            rpc_ff(
                pe,
                [](int x, const std::string &text) {
                    hits += x + static_cast<long>(text.size());
                    return hits; // the result is discarded
                },
                i, std::string(static_cast<std::size_t>(i % 3), '.'));
    shmem_barrier_all();
    CHECK_EQ(hits, shmem_n_pes() * (500L * 499 / 2 + 499));
    shmem_barrier_all();
}

/* ---- Functions that send ---- */

long received;

/* Forwards to the next PE until `left` is 0. */
void pass_on(int left)
{
    received++;
    if (left > 0)
        rpc_ff(next_pe(), fn<pass_on>, left - 1);
}

void barrier_waits_for_forwarded_calls()
{
    cpp_attach();
    received = 0;
    shmem_barrier_all();
    int pes = shmem_n_pes();
    rpc_ff(next_pe(), fn<pass_on>, 10 * pes - 1);
    shmem_barrier_all();
    CHECK_EQ(received, 10L * pes);
    shmem_barrier_all();
}

long answer;

/* The called PE calls the next one, and its callback sends the result to `asker`, as a function
 * that returns a future would do. The callback runs while the called PE waits. */
void ask_on(int asker)
{
    rpc(next_pe(), [] { return shmem_my_pe() + 100L; }).then([asker](long got) {
        rpc_ff(
            asker, [](long x) { answer = x; }, got);
    });
}

void called_function_may_call_with_callback()
{
    cpp_attach();
    answer = 0;
    shmem_barrier_all();
    rpc_ff(next_pe(), fn<ask_on>, shmem_my_pe());
    while (answer == 0)
        isthmus::progress();
    CHECK_EQ(answer, (shmem_my_pe() + 2) % shmem_n_pes() + 100);
    isthmus::barrier(SHMEM_TEAM_WORLD).wait(); // runs callbacks for PEs that still wait
}

/* Each PE waits for a message that only arrives if callbacks attached by functions run in waits. */
void waits_run_callbacks_of_called_functions()
{
    cpp_attach();
    answer = 0;
    shmem_barrier_all();
    int last = shmem_n_pes() - 1;
    isthmus::future<> sync;
    if (shmem_my_pe() != last) {
        sync = isthmus::sync(SHMEM_TEAM_WORLD); // no future has a callback when the wait begins
    } else {
        rpc_ff(0, fn<ask_on>, last);
        while (answer == 0)
            isthmus::progress();
        sync = isthmus::sync(SHMEM_TEAM_WORLD);
    }
    sync.wait();
    shmem_barrier_all();
}

void rpc_on_context_reaches_team_members()
{
    cpp_attach();
    isthmus::team odd = isthmus::team::split_strided(SHMEM_TEAM_WORLD, 1, 2, shmem_n_pes() / 2, 1);
    CHECK_EQ(odd.valid(), shmem_my_pe() % 2 == 1);
    if (odd.valid()) {
        isthmus::context context(odd);
        CHECK(context.valid());
        for (int i = 0; i < odd.n_pes(); i++)
            CHECK_EQ(rpc(context, i, [] { return shmem_my_pe(); }).wait(), 2 * i + 1);
        hits = 0;
        shmem_team_sync(odd);
        for (int i = 0; i < 10; i++)
            rpc_ff(context, (odd.my_pe() + 1) % odd.n_pes(), [] { hits++; });
        context.quiet();
        shmem_team_sync(odd);
        CHECK_EQ(hits, 10);
    }
    shmem_barrier_all();
}

} // namespace

const struct api_test rpc_tests[] = {
    {"rpc_kinds", values_of_all_kinds_return_unchanged, 1},
    {"rpc_classes", class_objects_can_be_sent_and_returned, 1},
    {"rpc_views", spans_and_views_read_the_message, 1},
    {"rpc_large", large_values_arrive_and_return, 1},
    {"rpc_functions", functions_of_all_kinds_can_be_called, 1},
    {"rpc_fire_and_forget", barrier_completes_fire_and_forget_calls, 1},
    {"rpc_nested", barrier_waits_for_forwarded_calls, 1},
    {"rpc_from_function", called_function_may_call_with_callback, 1},
    {"rpc_callbacks_in_wait", waits_run_callbacks_of_called_functions, 2},
    {"rpc_contexts", rpc_on_context_reaches_team_members, 2},
    API_TEST_END,
};
