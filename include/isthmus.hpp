/*
 * C++17 interface of Isthmus: futures, remote procedure calls (RPC), and classes that own contexts,
 * teams and symmetric arrays.
 *
 * Everything is implemented with the routines of shmemx_request.h, shmemx_message.h and
 * shmemx_collective.h. docs/cpp.md explains how to use it.
 */
#ifndef ISTHMUS_HPP
#define ISTHMUS_HPP

#if !defined(__cplusplus) || __cplusplus < 201703L
#error "isthmus.hpp is for C++17 and later"
#endif

#include <shmemx.h>
#include <shmemx_collective.h>
#include <shmemx_message.h>
#include <shmemx_request.h>

#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>
#if __cplusplus >= 202002L
#include <span>
#endif

namespace isthmus
{

template <class T = void> class future;

/* ---- Spans ---------------------------------------------------------------------------------- */

namespace detail
{

/* Excludes a function parameter from the deduction of T (std::type_identity in C++20). */
template <class T> struct just {
    using type = T;
};
template <class T> using just_t = typename just<T>::type;

template <class C, class T>
using enable_container =
    std::enable_if_t<std::is_convertible_v<decltype(std::declval<C &>().data()), T *> &&
                     std::is_convertible_v<decltype(std::declval<C &>().size()), std::size_t>>;

} // namespace detail

/* A view of contiguous elements that another object owns, like std::span of C++20. */
template <class T> class span
{
  public:
    using element_type = T;
    using value_type = std::remove_cv_t<T>;
    using iterator = T *;

    constexpr span() noexcept = default;
    constexpr span(T *first, std::size_t count) noexcept : first_(first), count_(count)
    {
    }
    template <std::size_t N>
    constexpr span(T (&array)[N]) noexcept : first_(array), count_(N) // NOLINT: implicit, as in std
    {
    }
    template <class C, class = detail::enable_container<C, T>>
    constexpr span(C &container) noexcept // NOLINT: implicit, as in std
        : first_(container.data()), count_(container.size())
    {
    }
    template <class C, class = detail::enable_container<const C, T>>
    constexpr span(const C &container) noexcept // NOLINT: implicit, as in std
        : first_(container.data()), count_(container.size())
    {
    }

    constexpr T *data() const noexcept
    {
        return first_;
    }
    constexpr std::size_t size() const noexcept
    {
        return count_;
    }
    constexpr bool empty() const noexcept
    {
        return count_ == 0;
    }
    constexpr T *begin() const noexcept
    {
        return first_;
    }
    constexpr T *end() const noexcept
    {
        return first_ + count_;
    }
    constexpr T &operator[](std::size_t i) const
    {
        return first_[i];
    }
    constexpr span subspan(std::size_t begin, std::size_t count) const
    {
        return {first_ + begin, count};
    }

  private:
    T *first_ = nullptr;
    std::size_t count_ = 0;
};

namespace detail
{

/* ---- Errors and state of the library -------------------------------------------------------- */

inline bool is_running() noexcept
{
    int yes = 0;
    shmem_query_initialized(&yes);
    return yes != 0;
}

/* Number of times that isthmus::finalize has stopped the library. An object that owns a request or
 * a handle records this number. If the number has changed, the library has freed the request or
 * handle, and the object must not use it. */
inline std::atomic<unsigned> lives{0};

/* Returns true if the library runs and has not been stopped since `lives` had the value `life`.
 * Requests and handles that were created at that time are then still valid. */
inline bool is_alive(unsigned life) noexcept
{
    return lives.load(std::memory_order_relaxed) == life && is_running();
}

/* Prints one message in the form of the library's messages. */
inline void report(const char *routine, const char *what, const char *more = "") noexcept
{
    char line[1024];
    std::snprintf(line, sizeof line, "isthmus: PE %d: isthmus::%s: %s%s\n",
                  is_running() ? shmem_my_pe() : -1, routine, what, more);
    std::fflush(stdout);
    std::fputs(line, stderr);
}

[[noreturn]] inline void fail(const char *routine, const char *what) noexcept
{
    report(routine, what);
    if (is_running())
        shmem_global_exit(EXIT_FAILURE);
    std::abort();
}

/* ---- States of futures ---------------------------------------------------------------------- */

class state_base;

/* Callback of a state (the shared state of a future). It is called when the state is done, and
 * throws no exception. */
struct continuation {
    continuation() = default;
    continuation(const continuation &) = delete;
    continuation &operator=(const continuation &) = delete;
    virtual ~continuation() = default;
    virtual void run(state_base &done) noexcept = 0;
};

/* Shared state of a future: the result of an operation with a request, of a callback, or of
 * when_all. A reference count keeps the state alive as long as the library may write to it.
 * Futures, progress engines and callbacks hold references. Only one thread at a time may use a
 * state. */
class state_base
{
  public:
    shmemx_req_h request = SHMEMX_REQ_INVALID;
    unsigned life = lives.load(std::memory_order_relaxed);
    bool is_done = false;
    bool is_watched = false; /* a progress engine tests the request */
    std::exception_ptr error;
    std::unique_ptr<continuation> next;

    state_base() = default;
    state_base(const state_base &) = delete;
    state_base &operator=(const state_base &) = delete;
    virtual ~state_base() = default;
    /* Converts the data that the operation has received to the result. */
    virtual void arrive()
    {
    }
    bool is_operation() const noexcept
    {
        return request != SHMEMX_REQ_INVALID;
    }

  private:
    template <class S> friend class reference;
    unsigned long references = 0;
};

/* Deletes a state. The function is not inlined, because compilers do not follow the reference count
 * and would warn about a use after free. */
[[gnu::noinline]] inline void destroy(const state_base *state) noexcept
{
    delete state;
}

template <class S> class reference
{
  public:
    reference() noexcept = default;
    explicit reference(S *state) noexcept : state_(state)
    {
        state_->state_base::references++;
    }
    reference(const reference &other) noexcept : state_(other.state_)
    {
        if (state_ != nullptr)
            state_->state_base::references++;
    }
    reference(reference &&other) noexcept : state_(other.release())
    {
    }
    template <class Derived, class = std::enable_if_t<std::is_convertible_v<Derived *, S *>>>
    reference(reference<Derived> other) noexcept // NOLINT: implicit, as between pointers
        : state_(other.release())
    {
    }
    reference &operator=(reference other) noexcept
    {
        std::swap(state_, other.state_);
        return *this;
    }
    ~reference()
    {
        if (state_ != nullptr && --state_->state_base::references == 0)
            destroy(state_);
    }
    S *release() noexcept
    {
        return std::exchange(state_, nullptr);
    }
    S *get() const noexcept
    {
        return state_;
    }
    S *operator->() const noexcept
    {
        return state_;
    }
    S &operator*() const noexcept
    {
        return *state_;
    }

  private:
    S *state_ = nullptr;
};

template <class S, class... A> reference<S> make_state(A &&...arguments)
{
    return reference<S>(new S(std::forward<A>(arguments)...));
}

template <class T> class state : public state_base
{
  public:
    std::optional<T> value;
};

template <> class state<void> : public state_base
{
};

/* Memory for an object of type T. The contents are written as bytes. */
template <class T> class bytes_of
{
  public:
    void *data() noexcept
    {
        return raw_;
    }
    T &value() noexcept
    {
        return *std::launder(reinterpret_cast<T *>(raw_));
    }

  private:
    alignas(T) unsigned char raw_[sizeof(T)] = {};
};

/* State of an operation with a result of type T. The library writes the result to the memory
 * `landing`. */
template <class T> class landing_state : public state<T>
{
  public:
    bytes_of<T> landing;
    void arrive() override
    {
        this->value.emplace(std::move(landing.value()));
    }
};

/* ---- Progress engines ----------------------------------------------------------------------- */

/* The RPC message whose function runs in this thread. */
struct message {
    shmemx_am_token_t token;
};
inline thread_local const message *current_message = nullptr;

/* Progress engine of one thread. It tests the requests of states that have a callback, and of
 * states whose future was destroyed before the operation was complete. The requests are in one
 * array, so that one call of the library tests all of them. During this call, the library may run
 * functions of RPCs, which may add states. New states are kept in fresh_ until the call returns. */
class engine
{
  public:
    /* Returns the engine of this thread. */
    static engine &mine();

    void watch(const reference<state_base> &state)
    {
        state->is_watched = true;
        fresh_.push_back(state);
        if (fresh_.size() + states_.size() >= most_ && current_message == nullptr && !looks_) {
            look(); // frees states of complete operations, so that their number remains limited
            most_ = 2 * states_.size() + FIRST_MOST;
        }
    }
    /* Adds a state whose callback this thread will run. */
    void add_due(const reference<state_base> &state)
    {
        due_.push_back(state);
    }
    /* Tests all requests once, and runs the callbacks of states that are done. */
    void pass();
    bool is_idle() const noexcept
    {
        return states_.empty() && fresh_.empty() && due_.empty();
    }
    void hand_over(std::vector<reference<state_base>> &heirs);

  private:
    enum { FIRST_MOST = 256 };

    void merge();
    void look();
    void forget_the_past();
    void take_done();
    void run_due();
    void adopt();

    std::vector<shmemx_req_h> requests_; /* requests_[i] belongs to states_[i] */
    std::vector<reference<state_base>> states_;
    std::vector<reference<state_base>> fresh_;
    std::deque<reference<state_base>> due_;
    std::size_t most_ = FIRST_MOST;
    unsigned life_ = lives.load(std::memory_order_relaxed);
    bool looks_ = false; /* the library is testing requests_ */
};

/* States that threads left in their engines when they ended. The next thread that calls its engine
 * adopts them. This object is never destroyed, because threads may end at any time. */
struct orphanage {
    std::mutex mutex;
    std::vector<reference<state_base>> states;
    std::atomic<bool> has_any{false};

    static orphanage &the()
    {
        static auto *one = new orphanage;
        return *one;
    }
};

struct engine_owner {
    engine *owned = nullptr;
    engine_owner() = default;
    engine_owner(const engine_owner &) = delete;
    engine_owner &operator=(const engine_owner &) = delete;
    ~engine_owner();
};

inline thread_local engine *this_engine = nullptr;

inline engine &make_engine()
{
    static thread_local engine_owner owner;
    static thread_local bool is_first = true; // a later engine serves destructors at thread exit
    this_engine = new engine;
    if (std::exchange(is_first, false))
        owner.owned = this_engine;
    return *this_engine;
}

inline engine &engine::mine()
{
    return this_engine != nullptr ? *this_engine : make_engine();
}

inline engine_owner::~engine_owner()
{
    if (owned == nullptr)
        return;
    this_engine = nullptr;
    if (is_running()) { // otherwise no operation is outstanding
        orphanage &heirs = orphanage::the();
        std::lock_guard<std::mutex> lock(heirs.mutex);
        owned->hand_over(heirs.states);
        heirs.has_any.store(!heirs.states.empty(), std::memory_order_release);
    }
    delete owned;
}

/* Marks the state as done. The progress engine of this thread will run the callback of the
 * state. */
inline void settle(const reference<state_base> &state) noexcept
{
    state->is_done = true;
    if (state->next != nullptr)
        engine::mine().add_due(state);
}

/* Called when the operation of the state is complete. Sets the result and marks the state as
 * done. */
inline void finish(const reference<state_base> &state) noexcept
{
    state->request = SHMEMX_REQ_INVALID;
    try {
        state->arrive();
    } catch (...) {
        state->error = std::current_exception();
    }
    settle(state);
}

/* Returns true if the operation of a state is complete. The caller ensures that no progress engine
 * tests this state. If the library was stopped since the operation started, the operation is
 * complete. */
inline bool test_request(state_base &state)
{
    return !is_alive(state.life) || shmemx_req_test(&state.request) <= 0;
}

/* Returns true if the state is done. Before that, tests the request of the state, unless a progress
 * engine tests it. */
inline bool look_at(const reference<state_base> &state)
{
    if (!state->is_done && state->is_operation() && !state->is_watched && test_request(*state))
        finish(state);
    return state->is_done;
}

inline void engine::merge()
{
    for (auto &state : fresh_) {
        requests_.push_back(state->request);
        states_.push_back(std::move(state));
    }
    fresh_.clear();
}

inline void engine::hand_over(std::vector<reference<state_base>> &heirs)
{
    merge();
    for (auto &state : states_)
        heirs.push_back(state);
    for (auto &state : due_)
        heirs.push_back(state);
}

/* Adds to this engine the states that ended threads have left. */
inline void engine::adopt()
{
    orphanage &left = orphanage::the();
    if (!left.has_any.load(std::memory_order_acquire))
        return;
    std::lock_guard<std::mutex> lock(left.mutex);
    for (auto &state : left.states)
        if (state->is_done)
            due_.push_back(state);
        else
            fresh_.push_back(state);
    left.states.clear();
    left.has_any.store(false, std::memory_order_relaxed);
}

/* Sets requests to SHMEMX_REQ_INVALID if the library was stopped since they were started.
 * shmem_finalize has completed their operations and freed the requests. */
inline void engine::forget_the_past()
{
    for (std::size_t i = 0; i < states_.size(); i++)
        if (!is_alive(states_[i]->life))
            requests_[i] = SHMEMX_REQ_INVALID;
}

inline void engine::take_done()
{
    std::size_t kept = 0;
    for (std::size_t i = 0; i < states_.size(); i++) {
        reference<state_base> state = std::move(states_[i]);
        if (requests_[i] == SHMEMX_REQ_INVALID) {
            finish(state);
            continue;
        }
        requests_[kept] = requests_[i];
        states_[kept++] = std::move(state);
    }
    requests_.resize(kept);
    states_.resize(kept);
}

inline void engine::look()
{
    merge();
    if (states_.empty())
        return;
    if (std::exchange(life_, lives.load(std::memory_order_relaxed)) != lives || !is_running())
        forget_the_past();
    if (is_running()) {
        looks_ = true;
        shmemx_req_test_all(requests_.data(), requests_.size(), nullptr);
        looks_ = false;
    }
    take_done();
}

inline void engine::run_due()
{
    while (!due_.empty()) {
        reference<state_base> state = std::move(due_.front());
        due_.pop_front();
        auto next = std::move(state->next);
        next->run(*state);
    }
}

inline void engine::pass()
{
    if (current_message != nullptr)
        return; // the function of an RPC runs, which must not run callbacks
    adopt();
    if (states_.empty() && fresh_.empty()) {
        if (is_running())
            shmemx_progress();
    } else {
        look();
    }
    run_due();
}

/* Waits until the state is done. Runs callbacks of other states of this thread while it waits. */
inline void wait_for(const reference<state_base> &state)
{
    engine &engine = engine::mine();
    while (!look_at(state)) {
        if (current_message != nullptr)
            fail("future::wait",
                 "called in the function of an rpc, which must not wait: use then instead");
        bool is_by_itself = state->is_operation() && !state->is_watched;
        while (is_by_itself && engine.is_idle() && !orphanage::the().has_any.load())
            if (shmemx_req_test(&state->request) <= 0) {
                finish(state);
                return;
            }
        engine.pass();
        if (!is_by_itself && !state->is_done && engine.is_idle())
            fail("future::wait", "no operation of this thread completes the future: wait in the "
                                 "thread that created the future");
    }
}

/* Called when the future of a state is destroyed. If the operation of the state is outstanding, the
 * engine of this thread keeps the state until the operation is complete. */
inline void drop(const reference<state_base> &state) noexcept
{
    if (!state->is_done && state->is_operation() && !state->is_watched && is_alive(state->life))
        engine::mine().watch(state);
}

/* Sets the callback of a state. If the state is done already, runs the callback at once. */
inline void attach(const reference<state_base> &state, std::unique_ptr<continuation> next)
{
    if (look_at(state)) {
        next->run(*state);
        return;
    }
    state->next = std::move(next);
    if (state->is_operation() && !state->is_watched)
        engine::mine().watch(state);
}

/* ---- Callbacks ------------------------------------------------------------------------------ */

template <class T> struct is_future : std::false_type {
};
template <class T> struct is_future<future<T>> : std::true_type {
};

template <class F, class T> struct takes_parts : std::false_type {
};
template <class F, class... T>
struct takes_parts<F, std::tuple<T...>> : std::is_invocable<F &, T &&...> {
};

template <class F, class T> constexpr bool takes()
{
    if constexpr (std::is_void_v<T>)
        return std::is_invocable_v<F &>;
    else
        return std::is_invocable_v<F &, T &&> || takes_parts<F, T>::value;
}

/* Calls f with the result of a state. If the result is a tuple and f does not accept a tuple, calls
 * f with the elements of the tuple. */
template <class F, class T> decltype(auto) call_with(F &f, state<T> &done)
{
    static_assert(takes<F, T>(),
                  "isthmus::future::then: the callback cannot be called with the future's result");
    if constexpr (std::is_void_v<T>)
        return std::invoke(f);
    else if constexpr (std::is_invocable_v<F &, T &&>)
        return std::invoke(f, std::move(*done.value));
    else
        return std::apply(f, std::move(*done.value));
}

template <class F, class T>
using result_of =
    std::decay_t<decltype(call_with(std::declval<F &>(), std::declval<state<T> &>()))>;

/* Result type of the future that `then` returns. For a callback that returns a future<T>, the
 * result type is T, so `then` returns a future<T> and not a future<future<T>>. */
template <class R> struct unwrapped {
    using type = R;
};
template <class T> struct unwrapped<future<T>> {
    using type = T;
};

/* Callback that moves the result or the exception of one state to another state. */
template <class T> class forward_result final : public continuation
{
  public:
    explicit forward_result(reference<state<T>> to) : to_(std::move(to))
    {
    }
    void run(state_base &done) noexcept override
    {
        to_->error = done.error;
        if constexpr (!std::is_void_v<T>)
            to_->value = std::move(static_cast<state<T> &>(done).value);
        settle(to_);
    }

  private:
    reference<state<T>> to_;
};

template <class T, class F> class callback final : public continuation
{
    using Result = result_of<F, T>;
    using Value = typename unwrapped<Result>::type;

  public:
    callback(F f, reference<state<Value>> result) : f_(std::move(f)), result_(std::move(result))
    {
    }
    void run(state_base &done) noexcept override
    {
        try {
            if (done.error != nullptr)
                result_->error = done.error;
            else if (!call(static_cast<state<T> &>(done)))
                return; // the callback forward_result settles result_ later
        } catch (...) {
            result_->error = std::current_exception();
        }
        settle(result_);
    }

  private:
    bool call(state<T> &done)
    {
        if constexpr (is_future<Result>::value) {
            attach(call_with(f_, done).take("future::then"),
                   std::make_unique<forward_result<Value>>(result_));
            return false;
        } else if constexpr (std::is_void_v<Result>) {
            call_with(f_, done);
        } else {
            result_->value.emplace(call_with(f_, done));
        }
        return true;
    }

    F f_;
    reference<state<Value>> result_;
};

struct access;

} // namespace detail

/* ---- Futures -------------------------------------------------------------------------------- */

/* The result of an outstanding operation or callback. Only one thread at a time may use a future. A
 * future can be moved but not copied. If it is destroyed, its operation continues. A future is
 * empty if it was default-constructed, moved from, or passed to `then` or when_all. Using an empty
 * future aborts the job with an error message. */
template <class T> class future
{
  public:
    using value_type = T;

    future() noexcept = default;
    future(future &&other) noexcept = default;
    future(const future &) = delete;
    future &operator=(const future &) = delete;
    future &operator=(future &&other) noexcept
    {
        future old(std::move(*this));
        state_ = std::exchange(other.state_, {});
        return *this;
    }
    ~future()
    {
        if (state_.get() != nullptr)
            detail::drop(state_);
    }

    bool valid() const noexcept
    {
        return state_.get() != nullptr;
    }

    /* Returns whether the result is available. Before that, tests the operation. If the future is
     * the result of a callback, calls isthmus::progress instead. */
    bool ready()
    {
        require("future::ready");
        if (!detail::look_at(state_) && !(state_->is_operation() && !state_->is_watched))
            detail::engine::mine().pass();
        return state_->is_done;
    }

    /* Waits for the result, and runs callbacks of this thread while it waits. If the future is an
     * lvalue, returns a reference to the result, which is valid as long as the future exists. If
     * the future is an rvalue, returns the result itself. If a callback has thrown an exception
     * instead of returning the result, throws this exception. */
    std::add_lvalue_reference_t<T> wait() &
    {
        require("future::wait");
        detail::wait_for(state_);
        return result();
    }
    T wait() &&
    {
        require("future::wait");
        detail::wait_for(state_);
        if constexpr (std::is_void_v<T>)
            result();
        else
            return std::move(result());
    }

    /* Returns the result without waiting. Aborts the job with an error message if the future is not
     * ready. */
    std::add_lvalue_reference_t<T> result()
    {
        require("future::result");
        if (!state_->is_done)
            detail::fail("future::result", "the future is not ready: call wait, or call ready "
                                           "until it returns true, before result");
        if (state_->error != nullptr)
            std::rethrow_exception(state_->error);
        if constexpr (!std::is_void_v<T>)
            return *state_->value;
    }

    /* Sets the callback f, which is called with the result when the result is available; f may move
     * the result. Returns a future of f's result. If f returns a future<T>, `then` also returns a
     * future<T>. If the result is available now, `then` calls f before it returns. Otherwise this
     * thread calls f in a later isthmus::progress or wait. `*this` is empty afterwards. */
    template <class F> auto then(F &&f)
    {
        using Function = std::decay_t<F>;
        using Value = typename detail::unwrapped<detail::result_of<Function, T>>::type;
        auto result = detail::make_state<detail::state<Value>>();
        auto state = take("future::then");
        detail::attach(state,
                       std::make_unique<detail::callback<T, Function>>(std::forward<F>(f), result));
        return future<Value>(std::move(result));
    }

  private:
    template <class U> friend class future;
    template <class U, class F> friend class detail::callback;
    friend struct detail::access;

    explicit future(detail::reference<detail::state<T>> state) noexcept : state_(std::move(state))
    {
    }
    void require(const char *routine) const
    {
        if (state_.get() == nullptr)
            detail::fail(routine, "the future is empty: expected a future that was not moved from, "
                                  "and was not passed to then or when_all");
    }
    detail::reference<detail::state<T>> take(const char *routine)
    {
        require(routine);
        return std::exchange(state_, {});
    }

    detail::reference<detail::state<T>> state_;
};

namespace detail
{

/* Gives other code of this header access to the private members of futures. */
struct access {
    template <class T> static future<T> make(reference<state<T>> state)
    {
        return future<T>(std::move(state));
    }
    template <class T> static reference<state<T>> take(future<T> &from, const char *routine)
    {
        return from.take(routine);
    }
};

/* Starts an operation and returns its future. `start(*state)` starts the operation, and stores its
 * request in the state. */
template <class T, class S, class Start> future<T> begin(reference<S> state, Start start)
{
    start(*state);
    return access::make<T>(std::move(state));
}

} // namespace detail

/* Return a future that is ready. */
inline future<> make_ready()
{
    auto state = detail::make_state<detail::state<void>>();
    state->is_done = true;
    return detail::access::make<void>(std::move(state));
}

template <class T> future<std::decay_t<T>> make_ready(T &&value)
{
    using Value = std::decay_t<T>;
    auto state = detail::make_state<detail::state<Value>>();
    state->value.emplace(std::forward<T>(value));
    state->is_done = true;
    return detail::access::make<Value>(std::move(state));
}

/* Progresses outstanding operations, and runs the callbacks of this thread whose operations are
 * complete. Does nothing in the function of an RPC. */
inline void progress()
{
    detail::engine::mine().pass();
}

namespace detail
{

/* ---- when_all ------------------------------------------------------------------------------- */

/* Holds the result of one future that was passed to when_all, until all these futures are ready.
 * Empty for a future<void>. */
template <class T> struct part {
    std::optional<T> value;
    void take(state<T> &done)
    {
        value = std::move(done.value);
    }
    std::tuple<T> give()
    {
        return std::tuple<T>(std::move(*value));
    }
};
template <> struct part<void> {
    void take(state<void> &)
    {
    }
    std::tuple<> give()
    {
        return {};
    }
};

template <class... T>
using joined_tuple = decltype(std::tuple_cat(std::declval<part<T> &>().give()...));
/* Result type of when_all: a tuple, or void if all futures are void. */
template <class... T>
using joined =
    std::conditional_t<std::is_same_v<joined_tuple<T...>, std::tuple<>>, void, joined_tuple<T...>>;

/* State of the future that when_all returns. It counts the arguments that are not ready. */
template <class Value, class Parts> class join_state : public state<Value>
{
  public:
    Parts parts;
    std::size_t left = 0;

    /* Called when one argument of when_all is ready. The result of the argument was stored in
     * `parts`, or `why` is the exception of the argument. */
    void count(const std::exception_ptr &why)
    {
        if (this->error == nullptr)
            this->error = why;
        if (--left > 0)
            return;
        if (this->error == nullptr)
            complete();
        settle(reference<state_base>(this));
    }

  private:
    void complete()
    {
        try {
            if constexpr (!std::is_void_v<Value>)
                this->value.emplace(parts.join());
        } catch (...) {
            this->error = std::current_exception();
        }
    }
};

/* Callback of an argument of when_all. It stores the argument's result in the join_state. */
template <class T, class Join> class joining final : public continuation
{
  public:
    joining(reference<Join> join, part<T> *place) : join_(std::move(join)), place_(place)
    {
    }
    void run(state_base &done) noexcept override
    {
        std::exception_ptr why = done.error;
        try {
            if (why == nullptr)
                place_->take(static_cast<state<T> &>(done));
        } catch (...) {
            why = std::current_exception();
        }
        join_->count(why);
    }

  private:
    reference<Join> join_;
    part<T> *place_; /* a member of join_ */
};

template <class... T> struct tuple_of_parts {
    std::tuple<part<T>...> each;
    joined_tuple<T...> join()
    {
        return std::apply([](auto &...one) { return std::tuple_cat(one.give()...); }, each);
    }
};

template <class T> struct row_of_parts {
    using joined = std::vector<T>;
    std::vector<part<T>> each;
    joined join()
    {
        joined all;
        all.reserve(each.size());
        for (auto &one : each)
            all.push_back(std::move(*one.value));
        return all;
    }
};
template <> struct row_of_parts<void> {
    using joined = void;
    std::vector<part<void>> each;
};

template <class T, class Join>
void join_one(const reference<Join> &join, part<T> &place, future<T> &from)
{
    attach(access::take(from, "when_all"), std::make_unique<joining<T, Join>>(join, &place));
}

template <class Join, class... T, std::size_t... I>
void join_each(const reference<Join> &join, std::index_sequence<I...>, future<T>... from)
{
    (join_one(join, std::get<I>(join->parts.each), from), ...);
}

template <class... T> future<joined<T...>> join_futures(future<T>... from)
{
    using Join = join_state<joined<T...>, tuple_of_parts<T...>>;
    auto join = make_state<Join>();
    join->left = sizeof...(T);
    join_each(join, std::index_sequence_for<T...>(), std::move(from)...);
    return access::make<joined<T...>>(std::move(join));
}

/* Returns the argument if it is a future. Otherwise returns a ready future with the argument as its
 * result. */
template <class T> future<T> as_future(future<T> &&one)
{
    return std::move(one);
}
template <class T, class = std::enable_if_t<!is_future<std::decay_t<T>>::value>>
future<std::decay_t<T>> as_future(T &&value)
{
    return make_ready(std::forward<T>(value));
}

} // namespace detail

/* Returns a future that is ready when all arguments are ready. The result is a tuple of the results
 * of the arguments, without arguments of type future<void>. If the tuple would be empty, returns a
 * future<void>. An argument that is not a future is treated as a ready future of this value.
 * Afterwards, the futures that were passed are empty. */
inline future<> when_all()
{
    return make_ready();
}

template <class First, class... More> auto when_all(First &&first, More &&...more)
{
    static_assert(
        !(std::is_lvalue_reference_v<First> && detail::is_future<std::decay_t<First>>::value) &&
            !((std::is_lvalue_reference_v<More> && detail::is_future<std::decay_t<More>>::value) ||
              ...),
        "isthmus::when_all takes its futures: give them by std::move");
    return detail::join_futures(detail::as_future(std::forward<First>(first)),
                                detail::as_future(std::forward<More>(more))...);
}

/* Returns a future of a vector with the results of any number of futures of one type, in the order
 * of `from`. For futures of void, returns a future<void>. */
template <class T> auto when_all(std::vector<future<T>> &&from)
{
    using Value = typename detail::row_of_parts<T>::joined;
    using Join = detail::join_state<Value, detail::row_of_parts<T>>;
    auto join = detail::make_state<Join>();
    join->left = from.size() + 1; // 1 more: not ready before this function ends
    join->parts.each.resize(from.size());
    for (std::size_t i = 0; i < from.size(); i++)
        detail::join_one(join, join->parts.each[i], from[i]);
    from.clear();
    join->count(nullptr);
    return detail::access::make<Value>(std::move(join));
}

namespace detail
{

/* ---- Serialization of messages -------------------------------------------------------------- */

/* Writes bytes to the memory of a message. If the memory is null, only counts the bytes. */
class output
{
  public:
    explicit output(char *to = nullptr) noexcept : to_(to)
    {
    }
    void add(const void *data, std::size_t bytes) noexcept
    {
        if (to_ != nullptr && bytes > 0)
            std::memcpy(to_ + at_, data, bytes);
        at_ += bytes;
    }
    void add_count(std::size_t count) noexcept
    {
        add(&count, sizeof count);
    }
    /* Inserts zeros up to the next multiple of `alignment`, which is at most 8. Messages arrive at
     * addresses that are multiples of 8, so the next value is aligned at the target. */
    void align(std::size_t alignment) noexcept
    {
        static const char zeros[8] = {};
        add(zeros, (alignment - at_ % alignment) % alignment);
    }
    std::size_t size() const noexcept
    {
        return at_;
    }

  private:
    char *to_;
    std::size_t at_ = 0;
};

/* Reads the bytes of a message that has arrived, in the order in which `output` has written
 * them. */
class input
{
  public:
    explicit input(const void *from) noexcept : from_(static_cast<const char *>(from))
    {
    }
    const char *take(std::size_t bytes) noexcept
    {
        const char *data = from_ + at_;
        at_ += bytes;
        return data;
    }
    void read(void *to, std::size_t bytes) noexcept
    {
        if (bytes > 0)
            std::memcpy(to, take(bytes), bytes);
    }
    std::size_t take_count() noexcept
    {
        std::size_t count = 0;
        read(&count, sizeof count);
        return count;
    }
    void align(std::size_t alignment) noexcept
    {
        at_ += (alignment - at_ % alignment) % alignment;
    }

  private:
    const char *from_;
    std::size_t at_ = 0;
};

/* True for types whose values are addresses in this process. Such values cannot be sent to another
 * PE. */
template <class T>
struct is_address : std::bool_constant<std::is_pointer_v<T> || std::is_null_pointer_v<T>> {
};
template <class T> struct is_address<std::reference_wrapper<T>> : std::true_type {
};
template <class T> struct is_address<std::initializer_list<T>> : std::true_type {
};

/* Serialization of a type T. `type` is the type of the value at the target, e.g. std::string for a
 * const char *. is_view is true if this value points to memory of the message. This general
 * template is for trivially copyable types, whose bytes are sent. */
template <class T> struct wire {
    static_assert(
        !is_address<T>::value,
        "isthmus::rpc: an address means nothing on another PE: send what it points to by an "
        "isthmus::span, a string or a vector, and a function by isthmus::fn");
    static_assert(std::is_trivially_copyable_v<T>,
                  "isthmus::rpc: arguments, captures and results are trivially copyable, strings, "
                  "vectors, spans, pairs or tuples of these");
    static constexpr bool is_bytes = true;
    static constexpr bool is_view = false;
    using type = T;
    static void put(output &to, const T &value)
    {
        if constexpr (!std::is_empty_v<T>)
            to.add(std::addressof(value), sizeof value);
    }
    static T get(input &from)
    {
        bytes_of<T> bytes;
        if constexpr (!std::is_empty_v<T>)
            from.read(bytes.data(), sizeof(T));
        return std::move(bytes.value());
    }
};

struct made_of_parts {
    static constexpr bool is_bytes = false;
    static constexpr bool is_view = false;
};

template <class C, class Traits, class A>
struct wire<std::basic_string<C, Traits, A>> : made_of_parts {
    using type = std::basic_string<C, Traits, A>;
    static void put(output &to, const type &text)
    {
        to.add_count(text.size());
        to.add(text.data(), text.size() * sizeof(C));
    }
    static type get(input &from)
    {
        type text(from.take_count(), C());
        from.read(text.data(), text.size() * sizeof(C));
        return text;
    }
};

/* A null-terminated string arrives as a std::string. */
template <> struct wire<const char *> : made_of_parts {
    using type = std::string;
    static void put(output &to, const char *text)
    {
        to.add_count(std::strlen(text));
        to.add(text, std::strlen(text));
    }
    static type get(input &from)
    {
        return wire<std::string>::get(from);
    }
};
template <> struct wire<char *> : wire<const char *> {
};

/* Serialization of a sequence of elements. At the target, the sequence is a view of the memory of
 * the message. */
template <class T> struct wire_row {
    static_assert(alignof(T) <= 8, "isthmus::rpc: the elements of a span are aligned to 8 bytes at "
                                   "most: send a vector");
    static_assert(wire<T>::is_bytes, "isthmus::rpc: a span's elements are trivially copyable");
    static constexpr bool is_bytes = false;
    static constexpr bool is_view = true;
    static void put_row(output &to, const T *data, std::size_t count)
    {
        to.add_count(count);
        to.align(alignof(T));
        to.add(data, count * sizeof(T));
    }
    static span<const T> get_row(input &from)
    {
        std::size_t count = from.take_count();
        from.align(alignof(T));
        return {reinterpret_cast<const T *>(from.take(count * sizeof(T))), count};
    }
};

template <class T> struct wire<span<T>> : wire_row<std::remove_cv_t<T>> {
    using type = span<const std::remove_cv_t<T>>;
    static void put(output &to, const span<T> &row)
    {
        wire::put_row(to, row.data(), row.size());
    }
    static type get(input &from)
    {
        return wire::get_row(from);
    }
};

#if __cplusplus >= 202002L
template <class T, std::size_t N> struct wire<std::span<T, N>> : wire<span<T>> {
    static void put(output &to, const std::span<T, N> &row)
    {
        wire::put_row(to, row.data(), row.size());
    }
};
#endif

template <class C, class Traits> struct wire<std::basic_string_view<C, Traits>> : wire_row<C> {
    using type = std::basic_string_view<C, Traits>;
    static void put(output &to, const type &text)
    {
        wire::put_row(to, text.data(), text.size());
    }
    static type get(input &from)
    {
        span<const C> row = wire::get_row(from);
        return {row.data(), row.size()};
    }
};

template <class T, class A> struct wire<std::vector<T, A>> {
    static constexpr bool is_bytes = false;
    static constexpr bool is_view = wire<T>::is_view;
    static constexpr bool is_row =
        wire<T>::is_bytes && !std::is_same_v<T, bool> && std::is_default_constructible_v<T>;
    using type = std::conditional_t<std::is_same_v<T, typename wire<T>::type>, std::vector<T, A>,
                                    std::vector<typename wire<T>::type>>;
    static void put(output &to, const std::vector<T, A> &row)
    {
        to.add_count(row.size());
        if constexpr (is_row)
            to.add(row.data(), row.size() * sizeof(T));
        else
            for (const T &one : row)
                wire<T>::put(to, one);
    }
    static type get(input &from)
    {
        std::size_t count = from.take_count();
        if constexpr (is_row) {
            type row(count);
            from.read(row.data(), count * sizeof(T));
            return row;
        } else {
            type row;
            row.reserve(count);
            for (std::size_t i = 0; i < count; i++)
                row.push_back(wire<T>::get(from));
            return row;
        }
    }
};

template <class... T> struct wire<std::tuple<T...>> {
    static constexpr bool is_bytes = false;
    static constexpr bool is_view = (wire<T>::is_view || ...);
    using type = std::tuple<typename wire<T>::type...>;
    static void put(output &to, const std::tuple<T...> &all)
    {
        std::apply([&to](const T &...one) { (void)to, (wire<T>::put(to, one), ...); }, all);
    }
    static type get([[maybe_unused]] input &from)
    {
        return type{wire<T>::get(from)...}; // braces guarantee the order of evaluation
    }
};

template <class A, class B> struct wire<std::pair<A, B>> {
    static constexpr bool is_bytes = false;
    static constexpr bool is_view = wire<A>::is_view || wire<B>::is_view;
    using type = std::pair<typename wire<A>::type, typename wire<B>::type>;
    static void put(output &to, const std::pair<A, B> &both)
    {
        wire<A>::put(to, both.first);
        wire<B>::put(to, both.second);
    }
    static type get(input &from)
    {
        return type{wire<A>::get(from), wire<B>::get(from)};
    }
};

/* Serializes the values to one message, and calls `give(data, bytes)`, which sends the message. A
 * message of at most 512 bytes is built on the stack, and a longer message in allocated memory. */
template <class... T, class Give> void with_message(Give give, const T &...values)
{
    enum { SMALL = 512 };
    output count;
    (wire<T>::put(count, values), ...);
    if (count.size() == 0) {
        give(nullptr, 0);
        return;
    }
    alignas(8) char small[SMALL];
    std::unique_ptr<char[]> large(count.size() > SMALL ? new char[count.size()] : nullptr);
    char *data = large != nullptr ? large.get() : small;
    output to(data);
    (wire<T>::put(to, values), ...);
    give(data, to.size());
}

/* ---- Execution of functions at the target --------------------------------------------------- */

template <class F, class... A> constexpr bool is_callable()
{
    return std::is_invocable_v<F &, typename wire<A>::type...>;
}

template <class F, class... A>
using reply_of = std::decay_t<std::invoke_result_t<F &, typename wire<A>::type...>>;

template <class R> void reply(shmemx_am_token_t token, const R &result)
{
    static_assert(!wire<R>::is_view,
                  "isthmus::rpc: a function returns no span or string_view: what it "
                  "points to would be gone; return a vector or a string");
    if constexpr (wire<R>::is_bytes)
        shmemx_am_reply(token, std::addressof(result), sizeof result);
    else
        with_message(
            [token](const char *data, std::size_t bytes) { shmemx_am_reply(token, data, bytes); },
            result);
}

/* Called if the function of an RPC throws an exception. The function runs inside a call of the
 * library, so the program cannot catch the exception. Prints a message and terminates. */
[[noreturn]] inline void end_by_exception() noexcept
{
    try {
        throw;
    } catch (const std::exception &why) {
        report("rpc",
               "the function of an rpc threw an exception, which cannot reach the caller on "
               "another PE: ",
               why.what());
    } catch (...) {
        report("rpc", "the function of an rpc threw an exception, which cannot reach the caller on "
                      "another PE");
    }
    std::terminate();
}

template <bool replies, class F, class... A>
void run_function([[maybe_unused]] shmemx_am_token_t token, const void *argument)
{
    [[maybe_unused]] input from(argument);
    F f = wire<F>::get(from);
    std::tuple<typename wire<A>::type...> values{
        wire<A>::get(from)...}; // braces: evaluated in the order of A
    if constexpr (replies && !std::is_void_v<reply_of<F, A...>>)
        reply<reply_of<F, A...>>(token, std::apply(f, std::move(values)));
    else
        std::apply(f, std::move(values));
}

/* Handler of the active messages that call a function of type F with arguments of types A. */
template <bool replies, class F, class... A>
void handle(shmemx_am_token_t token, const void *argument, std::size_t) noexcept
{
    const message now{token};
    current_message = &now;
    try {
        run_function<replies, F, A...>(token, argument);
    } catch (...) {
        end_by_exception();
    }
    current_message = nullptr;
}

/* Returns the identifier of the handler for F and A. shmemx_am_locate derives the identifier from
 * the position of the handler in the executable or shared object. The identifier is therefore equal
 * on all PEs. */
template <bool replies, class F, class... A> shmemx_am_t handler_number()
{
    static std::atomic<shmemx_am_t> number{SHMEMX_AM_INVALID};
    shmemx_am_t known = number.load(std::memory_order_relaxed);
    if (known != SHMEMX_AM_INVALID)
        return known;
    if (shmemx_am_locate(handle<replies, F, A...>, 0, &known) != 0)
        fail("rpc", "the handlers of rpc are not registered yet: call isthmus::init or "
                    "isthmus::attach first");
    number.store(known, std::memory_order_relaxed);
    return known;
}

/* Checks at compile time that the function F can be called with arguments of types A. Always
 * returns true. The assertions print a clearer message than the compiler would print at the call of
 * F. */
template <class F, class... A> constexpr bool check_call()
{
    static_assert(is_callable<F, A...>(),
                  "isthmus::rpc: the function cannot be called with what arrives of the arguments "
                  "(by value, by const reference or by &&)");
    if constexpr (is_callable<F, A...>())
        static_assert(
            !is_future<reply_of<F, A...>>::value,
            "isthmus::rpc: a function cannot return a future, for the reply is due when it "
            "returns: have a callback send one by rpc_ff");
    return true;
}

/* State of an RPC whose result has any length. The library allocates memory for the result when the
 * reply arrives. */
template <class R> class parcel_state : public state<R>
{
  public:
    void *memory = nullptr;
    std::size_t bytes = 0;
    void arrive() override
    {
        input from(memory);
        this->value.emplace(wire<R>::get(from));
        std::free(std::exchange(memory, nullptr));
    }
    ~parcel_state() override
    {
        std::free(memory);
    }
};

template <class R> struct call_state {
    using type = std::conditional_t<wire<R>::is_bytes, landing_state<R>, parcel_state<R>>;
};
template <> struct call_state<void> {
    using type = state<void>;
};

struct destination {
    shmem_ctx_t context;
    int pe;
    shmemx_am_t handler;
};

inline void start_call(const destination &to, const char *data, std::size_t bytes,
                       state<void> &state)
{
    shmemx_am_call(to.context, to.pe, to.handler, data, bytes, nullptr, 0, nullptr, &state.request);
}
template <class R>
void start_call(const destination &to, const char *data, std::size_t bytes, landing_state<R> &state)
{
    shmemx_am_call(to.context, to.pe, to.handler, data, bytes, state.landing.data(), sizeof(R),
                   nullptr, &state.request);
}
template <class R>
void start_call(const destination &to, const char *data, std::size_t bytes, parcel_state<R> &state)
{
    shmemx_am_call_any(to.context, to.pe, to.handler, data, bytes, &state.memory, &state.bytes,
                       &state.request);
}

} // namespace detail

/* ---- Remote procedure calls ----------------------------------------------------------------- */

/* Function object that calls the function f. A program passes it to rpc as fn<f>, e.g.
 * rpc(pe, fn<f>, arguments). */
template <auto f> struct function {
    template <class... A>
    auto operator()(A &&...arguments) const
        -> decltype(std::invoke(f, std::forward<A>(arguments)...))
    {
        return std::invoke(f, std::forward<A>(arguments)...);
    }
};
template <auto f> inline constexpr function<f> fn{};

/* Calls f with copies of the arguments on PE `pe` of the context, and returns a future of its
 * result. The program may reuse the arguments when rpc returns. rpc is implemented with
 * shmemx_am_call. */
template <class F, class... A> auto rpc(shmem_ctx_t context, int pe, F &&f, A &&...arguments)
{
    using Function = std::decay_t<F>;
    static_assert(detail::check_call<Function, std::decay_t<A>...>());
    using R = detail::reply_of<Function, std::decay_t<A>...>;
    const detail::destination to{context, pe,
                                 detail::handler_number<true, Function, std::decay_t<A>...>()};
    auto state = detail::make_state<typename detail::call_state<R>::type>();
    detail::with_message<Function, std::decay_t<A>...>(
        [&](const char *data, std::size_t bytes) { detail::start_call(to, data, bytes, *state); },
        f, arguments...);
    return detail::access::make<R>(std::move(state));
}

template <class F, class... A> auto rpc(int pe, F &&f, A &&...arguments)
{
    return rpc(SHMEM_CTX_DEFAULT, pe, std::forward<F>(f), std::forward<A>(arguments)...);
}

/* Calls f on PE `pe` of the context and ignores its result. A quiet of the context or a barrier of
 * all PEs waits until f has run. rpc_ff is implemented with shmemx_am_send. */
template <class F, class... A> void rpc_ff(shmem_ctx_t context, int pe, F &&f, A &&...arguments)
{
    using Function = std::decay_t<F>;
    static_assert(detail::check_call<Function, std::decay_t<A>...>());
    shmemx_am_t handler = detail::handler_number<false, Function, std::decay_t<A>...>();
    detail::with_message<Function, std::decay_t<A>...>(
        [&](const char *data, std::size_t bytes) {
            shmemx_am_send(context, pe, handler, data, bytes);
        },
        f, arguments...);
}

template <class F, class... A> void rpc_ff(int pe, F &&f, A &&...arguments)
{
    rpc_ff(SHMEM_CTX_DEFAULT, pe, std::forward<F>(f), std::forward<A>(arguments)...);
}

/* Returns the PE that has sent the RPC whose function this thread runs, as a PE number of the job.
 * Returns -1 if this thread does not run the function of an RPC. */
inline int source()
{
    return detail::current_message == nullptr ? -1
                                              : shmemx_am_source(detail::current_message->token);
}

namespace detail
{

inline void no_message(shmemx_am_token_t, const void *, std::size_t) noexcept
{
}

} // namespace detail

/* ---- Initialization and finalization -------------------------------------------------------- */

/* Enables RPCs in a program that has called shmem_init itself. All PEs of the job must call this
 * function. */
inline void attach()
{
    shmemx_am_t id;
    shmemx_am_register(detail::no_message, 0, &id);
}

/* Calls shmem_init_thread and attach. All PEs of the job must call this function. Returns the
 * thread level that shmem_init_thread provides. Aborts the job if the initialization fails. */
inline int init(int threads = SHMEM_THREAD_SINGLE)
{
    int provided = 0;
    if (shmem_init_thread(threads, &provided) != 0)
        detail::fail("init", "shmem_init_thread failed");
    attach();
    return provided;
}

/* Waits until all callbacks of this thread have run, and until the operations of its destroyed
 * futures are complete. Then calls shmem_finalize, which completes all other operations. All PEs of
 * the job must call it. */
inline void finalize()
{
    detail::engine &engine = detail::engine::mine();
    do
        progress();
    while (!engine.is_idle());
    shmem_finalize();
    if (!detail::is_running())
        detail::lives++;
}

/* ---- Owning classes ------------------------------------------------------------------------- */

namespace detail
{

/* Owns a handle. The destructor destroys the handle, unless the library was stopped before. */
template <class Handle, void (*destroy)(Handle)> class owner
{
  public:
    owner() noexcept = default;
    explicit owner(Handle handle) noexcept : handle_(handle)
    {
    }
    owner(owner &&other) noexcept : handle_(other.release()), life_(other.life_)
    {
    }
    owner &operator=(owner &&other) noexcept
    {
        owner old(std::move(*this));
        life_ = other.life_;
        handle_ = other.release();
        return *this;
    }
    owner(const owner &) = delete;
    owner &operator=(const owner &) = delete;
    ~owner()
    {
        if (handle_ != Handle() && is_alive(life_))
            destroy(handle_);
    }
    Handle get() const noexcept
    {
        return handle_;
    }
    Handle release() noexcept
    {
        return std::exchange(handle_, Handle());
    }

  private:
    Handle handle_ = Handle();
    unsigned life_ = lives.load(std::memory_order_relaxed);
};

} // namespace detail

/* Owns a context. The destructor completes the context's operations and destroys the context. A
 * private context must be destroyed by the thread that created it. The object is invalid if no
 * context was available, or if it was moved from. */
class context
{
  public:
    explicit context(long options = 0)
    {
        shmem_ctx_t made = SHMEM_CTX_INVALID;
        shmem_ctx_create(options, &made);
        owner_ = owner(made);
    }
    /* Creates a context for communication with the PEs of a team. */
    explicit context(shmem_team_t team, long options = 0)
    {
        shmem_ctx_t made = SHMEM_CTX_INVALID;
        shmem_team_create_ctx(team, options, &made);
        owner_ = owner(made);
    }
    operator shmem_ctx_t() const noexcept // NOLINT: implicit, so that routines accept it
    {
        return owner_.get();
    }
    bool valid() const noexcept
    {
        return owner_.get() != SHMEM_CTX_INVALID;
    }
    void quiet() const
    {
        shmem_ctx_quiet(owner_.get());
    }
    void fence() const
    {
        shmem_ctx_fence(owner_.get());
    }

  private:
    using owner = detail::owner<shmem_ctx_t, shmem_ctx_destroy>;
    owner owner_;
};

/* Owns a team. Creation and destruction are collective, so all members must destroy their objects
 * in the same order. The object is invalid on PEs that are not members, after a failed split, and
 * after it was moved from. */
class team
{
  public:
    team() noexcept = default;
    /* Takes ownership of a team that the program has created. */
    explicit team(shmem_team_t made) noexcept : owner_(made)
    {
    }
    static team split_strided(shmem_team_t parent, int start, int stride, int size,
                              int contexts = 0)
    {
        shmem_team_t made = SHMEM_TEAM_INVALID;
        shmem_team_config_t config{};
        config.num_contexts = contexts;
        shmem_team_split_strided(parent, start, stride, size, &config, SHMEM_TEAM_NUM_CONTEXTS,
                                 &made);
        return team(made);
    }
    operator shmem_team_t() const noexcept // NOLINT: implicit, so that routines accept it
    {
        return owner_.get();
    }
    bool valid() const noexcept
    {
        return owner_.get() != SHMEM_TEAM_INVALID;
    }
    int my_pe() const
    {
        return shmem_team_my_pe(owner_.get());
    }
    int n_pes() const
    {
        return shmem_team_n_pes(owner_.get());
    }

  private:
    detail::owner<shmem_team_t, shmem_team_destroy> owner_;
};

/* Owns an array of `count` elements in the symmetric heap, which are initially 0. Construction and
 * destruction are collective over the job: all PEs must execute them in the same order, with the
 * same count. If the heap is exhausted, the constructor throws std::bad_alloc on all PEs. The array
 * is empty after it was moved from. */
template <class T> class symmetric
{
    static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>,
                  "isthmus::symmetric: the elements are trivially copyable");
    static_assert(alignof(T) <= 64,
                  "isthmus::symmetric: memory of the heap is aligned to 64 bytes");

  public:
    symmetric() noexcept = default;
    explicit symmetric(std::size_t count) : owner_(shmem_calloc(count, sizeof(T))), count_(count)
    {
        if (count > 0 && owner_.get() == nullptr)
            throw std::bad_alloc();
    }
    symmetric(symmetric &&other) noexcept
        : owner_(std::move(other.owner_)), count_(std::exchange(other.count_, 0))
    {
    }
    symmetric &operator=(symmetric &&other) noexcept
    {
        owner_ = std::move(other.owner_);
        count_ = std::exchange(other.count_, 0);
        return *this;
    }
    symmetric(const symmetric &) = delete;
    symmetric &operator=(const symmetric &) = delete;
    ~symmetric() = default;

    T *data() const noexcept
    {
        return static_cast<T *>(owner_.get());
    }
    std::size_t size() const noexcept
    {
        return count_;
    }
    T *begin() const noexcept
    {
        return data();
    }
    T *end() const noexcept
    {
        return data() + count_;
    }
    T &operator[](std::size_t i) const
    {
        return data()[i];
    }

  private:
    detail::owner<void *, shmem_free> owner_;
    std::size_t count_ = 0;
};

/* ---- Put and get ---------------------------------------------------------------------------- */

namespace detail
{

template <class T> constexpr void check_transfer()
{
    static_assert(std::is_trivially_copyable_v<T>,
                  "isthmus::put and get move bytes: the elements are trivially copyable");
}

/* State of a put that holds a copy of the value until the put is complete. */
template <class T> class kept_state : public state<void>
{
  public:
    explicit kept_state(const T &value) : kept(value)
    {
    }
    T kept;
};

} // namespace detail

/* Puts the elements of `source` to dest on PE `pe`. The future is ready when all PEs see the data
 * at the target. The program must not change source until the future is ready. */
template <class T>
future<> put(shmem_ctx_t context, T *dest, detail::just_t<span<const T>> source, int pe)
{
    detail::check_transfer<T>();
    return detail::begin<void>(
        detail::make_state<detail::state<void>>(), [&](detail::state<void> &state) {
            shmemx_ctx_putmem_req(context, dest, source.data(), source.size() * sizeof(T), pe,
                                  nullptr, &state.request);
        });
}
template <class T> future<> put(T *dest, detail::just_t<span<const T>> source, int pe)
{
    return put(SHMEM_CTX_DEFAULT, dest, source, pe);
}

/* Puts one value to dest on PE `pe`. The program may reuse `value` at once, because the state of
 * the future contains a copy. */
template <class T>
future<> put(shmem_ctx_t context, T *dest, const detail::just_t<T> &value, int pe)
{
    detail::check_transfer<T>();
    return detail::begin<void>(detail::make_state<detail::kept_state<T>>(value),
                               [&](detail::kept_state<T> &state) {
                                   shmemx_ctx_putmem_req(context, dest, std::addressof(state.kept),
                                                         sizeof(T), pe, nullptr, &state.request);
                               });
}
template <class T> future<> put(T *dest, const detail::just_t<T> &value, int pe)
{
    return put(SHMEM_CTX_DEFAULT, dest, value, pe);
}

/* Futures of a put: `local` is ready when the program may reuse source, and `remote` when all PEs
 * see the data at the target. */
struct put_futures {
    future<> local, remote;
};

template <class T>
put_futures put_both(shmem_ctx_t context, T *dest, detail::just_t<span<const T>> source, int pe)
{
    detail::check_transfer<T>();
    auto local = detail::make_state<detail::state<void>>();
    auto remote = detail::make_state<detail::state<void>>();
    shmemx_ctx_putmem_req(context, dest, source.data(), source.size() * sizeof(T), pe,
                          &local->request, &remote->request);
    return {detail::access::make<void>(local), detail::access::make<void>(remote)};
}
template <class T> put_futures put_both(T *dest, detail::just_t<span<const T>> source, int pe)
{
    return put_both(SHMEM_CTX_DEFAULT, dest, source, pe);
}

/* Gets dest.size() elements from `source` on PE `pe`. The program must not access dest until the
 * future is ready. */
template <class T>
future<> get(shmem_ctx_t context, detail::just_t<span<T>> dest, const T *source, int pe)
{
    detail::check_transfer<T>();
    return detail::begin<void>(
        detail::make_state<detail::state<void>>(), [&](detail::state<void> &state) {
            shmemx_ctx_getmem_req(context, dest.data(), source, dest.size() * sizeof(T), pe,
                                  &state.request);
        });
}
template <class T> future<> get(detail::just_t<span<T>> dest, const T *source, int pe)
{
    return get(SHMEM_CTX_DEFAULT, dest, source, pe);
}

/* Get one value, or `count` values, from `source` on PE `pe`. The result of the future is the
 * value, or a vector of the values. */
template <class T> future<T> get(shmem_ctx_t context, const T *source, int pe)
{
    detail::check_transfer<T>();
    return detail::begin<T>(detail::make_state<detail::landing_state<T>>(),
                            [&](detail::landing_state<T> &state) {
                                shmemx_ctx_getmem_req(context, state.landing.data(), source,
                                                      sizeof(T), pe, &state.request);
                            });
}
template <class T> future<T> get(const T *source, int pe)
{
    return get(SHMEM_CTX_DEFAULT, source, pe);
}

template <class T>
future<std::vector<T>> get(shmem_ctx_t context, const T *source, std::size_t count, int pe)
{
    using Row = std::vector<T>;
    detail::check_transfer<T>();
    static_assert(!std::is_same_v<T, bool>,
                  "isthmus::get: a vector of bool has no elements to get to");
    return detail::begin<Row>(detail::make_state<detail::state<Row>>(),
                              [&](detail::state<Row> &state) {
                                  state.value.emplace(count);
                                  shmemx_ctx_getmem_req(context, state.value->data(), source,
                                                        count * sizeof(T), pe, &state.request);
                              });
}
template <class T> future<std::vector<T>> get(const T *source, std::size_t count, int pe)
{
    return get(SHMEM_CTX_DEFAULT, source, count, pe);
}

/* ---- Atomics -------------------------------------------------------------------------------- */

namespace detail
{

template <class T, class... Types> constexpr bool is_one_of = (std::is_same_v<T, Types> || ...);

template <class T>
constexpr bool is_amo_standard =
    is_one_of<T, int, long, long long, unsigned, unsigned long, unsigned long long>;
template <class T>
constexpr bool is_amo_extended = is_amo_standard<T> || is_one_of<T, float, double>;
template <class T>
constexpr bool is_amo_bitwise =
    is_one_of<T, unsigned, unsigned long, unsigned long long, std::int32_t, std::int64_t>;

/* Starts an atomic operation with `start(fetch, request)`, and returns a future of the previous
 * value of the variable. */
template <bool has_type, class T, class Start> future<T> begin_fetch(Start start)
{
    static_assert(has_type, "isthmus: OpenSHMEM has this atomic operation for other types only");
    if constexpr (has_type)
        return begin<T>(make_state<landing_state<T>>(), [&](landing_state<T> &state) {
            start(static_cast<T *>(state.landing.data()), &state.request);
        });
    else
        return {};
}

} // namespace detail

/* Atomic operations on a variable of PE `pe` that return the previous value. The future is ready
 * when the operation has been executed. The result of the future is the previous value of the
 * variable. The permitted types are those of the specification. */
template <class T> future<T> atomic_fetch(shmem_ctx_t context, const T *source, int pe)
{
    return detail::begin_fetch<detail::is_amo_extended<T>, T>([=](auto *fetch, shmemx_req_h *req) {
        shmemx_atomic_fetch_req(context, fetch, source, pe, req);
    });
}
template <class T> future<T> atomic_fetch(const T *source, int pe)
{
    return atomic_fetch(SHMEM_CTX_DEFAULT, source, pe);
}

template <class T>
future<T> atomic_swap(shmem_ctx_t context, T *dest, detail::just_t<T> value, int pe)
{
    return detail::begin_fetch<detail::is_amo_extended<T>, T>([=](auto *fetch, shmemx_req_h *req) {
        shmemx_atomic_swap_req(context, fetch, dest, value, pe, req);
    });
}
template <class T> future<T> atomic_swap(T *dest, detail::just_t<T> value, int pe)
{
    return atomic_swap(SHMEM_CTX_DEFAULT, dest, value, pe);
}

template <class T>
future<T> atomic_compare_swap(shmem_ctx_t context, T *dest, detail::just_t<T> condition,
                              detail::just_t<T> value, int pe)
{
    return detail::begin_fetch<detail::is_amo_standard<T>, T>([=](auto *fetch, shmemx_req_h *req) {
        shmemx_atomic_compare_swap_req(context, fetch, dest, condition, value, pe, req);
    });
}
template <class T>
future<T> atomic_compare_swap(T *dest, detail::just_t<T> condition, detail::just_t<T> value, int pe)
{
    return atomic_compare_swap(SHMEM_CTX_DEFAULT, dest, condition, value, pe);
}

template <class T> future<T> atomic_fetch_inc(shmem_ctx_t context, T *dest, int pe)
{
    return detail::begin_fetch<detail::is_amo_standard<T>, T>([=](auto *fetch, shmemx_req_h *req) {
        shmemx_atomic_fetch_inc_req(context, fetch, dest, pe, req);
    });
}
template <class T> future<T> atomic_fetch_inc(T *dest, int pe)
{
    return atomic_fetch_inc(SHMEM_CTX_DEFAULT, dest, pe);
}

template <class T>
future<T> atomic_fetch_add(shmem_ctx_t context, T *dest, detail::just_t<T> value, int pe)
{
    return detail::begin_fetch<detail::is_amo_standard<T>, T>([=](auto *fetch, shmemx_req_h *req) {
        shmemx_atomic_fetch_add_req(context, fetch, dest, value, pe, req);
    });
}
template <class T> future<T> atomic_fetch_add(T *dest, detail::just_t<T> value, int pe)
{
    return atomic_fetch_add(SHMEM_CTX_DEFAULT, dest, value, pe);
}

template <class T>
future<T> atomic_fetch_and(shmem_ctx_t context, T *dest, detail::just_t<T> value, int pe)
{
    return detail::begin_fetch<detail::is_amo_bitwise<T>, T>([=](auto *fetch, shmemx_req_h *req) {
        shmemx_atomic_fetch_and_req(context, fetch, dest, value, pe, req);
    });
}
template <class T> future<T> atomic_fetch_and(T *dest, detail::just_t<T> value, int pe)
{
    return atomic_fetch_and(SHMEM_CTX_DEFAULT, dest, value, pe);
}

template <class T>
future<T> atomic_fetch_or(shmem_ctx_t context, T *dest, detail::just_t<T> value, int pe)
{
    return detail::begin_fetch<detail::is_amo_bitwise<T>, T>([=](auto *fetch, shmemx_req_h *req) {
        shmemx_atomic_fetch_or_req(context, fetch, dest, value, pe, req);
    });
}
template <class T> future<T> atomic_fetch_or(T *dest, detail::just_t<T> value, int pe)
{
    return atomic_fetch_or(SHMEM_CTX_DEFAULT, dest, value, pe);
}

template <class T>
future<T> atomic_fetch_xor(shmem_ctx_t context, T *dest, detail::just_t<T> value, int pe)
{
    return detail::begin_fetch<detail::is_amo_bitwise<T>, T>([=](auto *fetch, shmemx_req_h *req) {
        shmemx_atomic_fetch_xor_req(context, fetch, dest, value, pe, req);
    });
}
template <class T> future<T> atomic_fetch_xor(T *dest, detail::just_t<T> value, int pe)
{
    return atomic_fetch_xor(SHMEM_CTX_DEFAULT, dest, value, pe);
}

/* ---- Collectives ---------------------------------------------------------------------------- */

/* Operations for isthmus::reduce that return the smaller or the greater operand. */
struct minimum {
    template <class T> T operator()(const T &a, const T &b) const
    {
        return b < a ? b : a;
    }
};
struct maximum {
    template <class T> T operator()(const T &a, const T &b) const
    {
        return a < b ? b : a;
    }
};

namespace detail
{

template <class T> constexpr void check_collective()
{
    static_assert(std::is_trivially_copyable_v<T>,
                  "isthmus: collectives move bytes: the elements are trivially copyable");
}

/* Starts a collective with `start(&request)`, and returns its future. */
template <class Start> future<> begin_collective(Start start)
{
    return begin<void>(make_state<state<void>>(),
                       [&](state<void> &state) { start(&state.request); });
}

/* Maps the type of an operation to the form without a type argument, e.g. std::plus<T> to
 * std::plus<>. */
template <class Op> struct plain_operation {
    using type = Op;
};
template <class T> struct plain_operation<std::plus<T>> {
    using type = std::plus<>;
};
template <class T> struct plain_operation<std::multiplies<T>> {
    using type = std::multiplies<>;
};
template <class T> struct plain_operation<std::bit_and<T>> {
    using type = std::bit_and<>;
};
template <class T> struct plain_operation<std::bit_or<T>> {
    using type = std::bit_or<>;
};
template <class T> struct plain_operation<std::bit_xor<T>> {
    using type = std::bit_xor<>;
};

template <class T> struct reduction {
    shmem_team_t team;
    T *dest;
    const T *source;
    std::size_t count;
};

/* Start a nonblocking reduction of the library. Each overload exists only for those types T for
 * which the library has the reduction. */
template <class T>
auto start_reduction(std::plus<>, const reduction<T> &what, shmemx_req_h *req)
    -> decltype(shmemx_sum_reduce_nb(what.team, what.dest, what.source, what.count, req))
{
    return shmemx_sum_reduce_nb(what.team, what.dest, what.source, what.count, req);
}
template <class T>
auto start_reduction(std::multiplies<>, const reduction<T> &what, shmemx_req_h *req)
    -> decltype(shmemx_prod_reduce_nb(what.team, what.dest, what.source, what.count, req))
{
    return shmemx_prod_reduce_nb(what.team, what.dest, what.source, what.count, req);
}
template <class T>
auto start_reduction(std::bit_and<>, const reduction<T> &what, shmemx_req_h *req)
    -> decltype(shmemx_and_reduce_nb(what.team, what.dest, what.source, what.count, req))
{
    return shmemx_and_reduce_nb(what.team, what.dest, what.source, what.count, req);
}
template <class T>
auto start_reduction(std::bit_or<>, const reduction<T> &what, shmemx_req_h *req)
    -> decltype(shmemx_or_reduce_nb(what.team, what.dest, what.source, what.count, req))
{
    return shmemx_or_reduce_nb(what.team, what.dest, what.source, what.count, req);
}
template <class T>
auto start_reduction(std::bit_xor<>, const reduction<T> &what, shmemx_req_h *req)
    -> decltype(shmemx_xor_reduce_nb(what.team, what.dest, what.source, what.count, req))
{
    return shmemx_xor_reduce_nb(what.team, what.dest, what.source, what.count, req);
}
template <class T>
auto start_reduction(minimum, const reduction<T> &what, shmemx_req_h *req)
    -> decltype(shmemx_min_reduce_nb(what.team, what.dest, what.source, what.count, req))
{
    return shmemx_min_reduce_nb(what.team, what.dest, what.source, what.count, req);
}
template <class T>
auto start_reduction(maximum, const reduction<T> &what, shmemx_req_h *req)
    -> decltype(shmemx_max_reduce_nb(what.team, what.dest, what.source, what.count, req))
{
    return shmemx_max_reduce_nb(what.team, what.dest, what.source, what.count, req);
}

template <class Op, class T, class = void> struct is_native : std::false_type {
};
template <class Op, class T>
struct is_native<Op, T,
                 std::void_t<decltype(start_reduction(Op(), std::declval<const reduction<T> &>(),
                                                      std::declval<shmemx_req_h *>()))>>
    : std::true_type {
};

/* Function for shmemx_reduce_op that combines arrays of T with the operation Op of the program. */
template <class Op, class T> void combine(void *inout, const void *in, std::size_t count) noexcept
{
    bytes_of<Op> op;
    T *to = static_cast<T *>(inout);
    const T *from = static_cast<const T *>(in);
    for (std::size_t i = 0; i < count; i++)
        to[i] = op.value()(to[i], from[i]);
}

} // namespace detail

/* sync returns a future that is ready when all PEs of the team have called it. barrier also
 * completes this PE's operations on the default context before it returns. */
inline future<> sync(shmem_team_t team)
{
    return detail::begin_collective([=](shmemx_req_h *req) { shmemx_team_sync_nb(team, req); });
}
inline future<> barrier(shmem_team_t team)
{
    return detail::begin_collective([=](shmemx_req_h *req) { shmemx_team_barrier_nb(team, req); });
}

/* Nonblocking collectives. Each transfers source.size() elements. All PEs of the team must call
 * these functions. dest and source are symmetric memory, and the program must not access dest and
 * source until the future is ready.
 *
 * broadcast: On all PEs, dest receives the elements of the root's source.
 *
 * fcollect: On all PEs, dest receives the elements of source of all PEs, in the order of the PE
 * numbers.
 *
 * alltoall: On PE j, block i of dest receives block j of source of PE i. Source consists of one
 * block for each PE. All blocks have the same length. */
template <class T>
future<> broadcast(shmem_team_t team, T *dest, detail::just_t<span<const T>> source, int root)
{
    detail::check_collective<T>();
    return detail::begin_collective([=](shmemx_req_h *req) {
        shmemx_broadcastmem_nb(team, dest, source.data(), source.size() * sizeof(T), root, req);
    });
}

template <class T>
future<> fcollect(shmem_team_t team, T *dest, detail::just_t<span<const T>> source)
{
    detail::check_collective<T>();
    return detail::begin_collective([=](shmemx_req_h *req) {
        shmemx_fcollectmem_nb(team, dest, source.data(), source.size() * sizeof(T), req);
    });
}

template <class T>
future<> alltoall(shmem_team_t team, T *dest, detail::just_t<span<const T>> source)
{
    detail::check_collective<T>();
    std::size_t pes = static_cast<std::size_t>(shmem_team_n_pes(team));
    if (source.size() % pes != 0)
        detail::fail("alltoall", "the length of source is not a multiple of the number of PEs of "
                                 "the team: expected one block of equal length for each PE");
    return detail::begin_collective([=](shmemx_req_h *req) {
        shmemx_alltoallmem_nb(team, dest, source.data(), source.size() / pes * sizeof(T), req);
    });
}

/* Nonblocking reduction. On all PEs, dest[i] receives the elements source[i] of all PEs, combined
 * with the operation. dest may be the same array as source. All PEs of the team must call it.
 *
 * If Op is std::plus, std::multiplies, std::bit_and, std::bit_or, std::bit_xor, isthmus::minimum or
 * isthmus::maximum, and the library has this reduction for T, the library's reduction is used.
 * Otherwise shmemx_reduce_op is used, and Op must be a type without state. Unless `commutes` is
 * true, the elements are then combined in the order of the team's PEs. */
template <class T, class Op>
future<> reduce(shmem_team_t team, T *dest, detail::just_t<span<const T>> source, Op,
                bool commutes = false)
{
    using Plain = typename detail::plain_operation<Op>::type;
    static_assert(std::is_empty_v<Op>, "isthmus::reduce: the operation has no state, for other PEs "
                                       "may call it");
    static_assert(sizeof(T) <= 8192, "isthmus::reduce: an element has 8192 bytes at most");
    detail::check_collective<T>();
    return detail::begin_collective([=](shmemx_req_h *req) {
        if constexpr (detail::is_native<Plain, T>::value)
            detail::start_reduction(
                Plain(), detail::reduction<T>{team, dest, source.data(), source.size()}, req);
        else
            shmemx_reduce_op_nb(team, dest, source.data(), source.size(), sizeof(T),
                                detail::combine<Op, T>, commutes, req);
    });
}

} // namespace isthmus

#endif
