/*
 * Programs selected by the first argument: mistakes that must be reported, and objects that outlive
 * the library.
 */
#include <isthmus.hpp>

#include <stdexcept>
#include <thread>
#include <unistd.h>

namespace
{

int other()
{
    return (shmem_my_pe() + 1) % shmem_n_pes();
}

void exception_in_rpc_is_reported()
{
    isthmus::rpc(other(), [] { throw std::runtime_error("what it says"); }).wait();
}

void wait_in_rpc_is_reported()
{
    isthmus::rpc(other(), [] { isthmus::rpc(other(), [] {}).wait(); }).wait();
}

/* Dereferences an address of the sender, as a lambda that captures a pointer would. */
void crash_in_rpc_is_reported()
{
    isthmus::rpc(
        other(), [](std::uintptr_t address) { return *reinterpret_cast<volatile char *>(address); },
        std::uintptr_t{64})
        .wait();
}

/* The message must name the routine that the function calls, not the one that executes the
 * function. */
void crash_in_routine_of_rpc_is_reported()
{
    static long word;
    isthmus::rpc(
        other(),
        [](std::uintptr_t address) {
            shmem_putmem(&word, reinterpret_cast<void *>(address), sizeof word, shmem_my_pe());
        },
        std::uintptr_t{64})
        .wait();
}

void wait_on_empty_future_is_reported()
{
    isthmus::future<int> moved = isthmus::make_ready(1);
    moved.then([](int) {});
    moved.wait(); // NOLINT: that is the mistake
}

void result_before_ready_is_reported()
{
    if (shmem_my_pe() == 0)
        isthmus::sync(SHMEM_TEAM_WORLD).result();
    while (true)
        pause(); // the library aborts the job
}

/* Waits for the future of a callback in a thread that has not started the operation. */
void wait_in_foreign_thread_is_reported()
{
    auto made = isthmus::sync(SHMEM_TEAM_WORLD).then([] {});
    std::thread([&] { made.wait(); }).join();
}

isthmus::team everybody()
{
    return isthmus::team::split_strided(SHMEM_TEAM_WORLD, 0, 1, shmem_n_pes());
}

/* Objects in static variables, which are destroyed after the library has finalized: used and
 * dropped futures, futures with callbacks, a context, memory and a team. */
void objects_outlive_the_library()
{
    static isthmus::context context;
    static isthmus::symmetric<long> heap(10);
    static isthmus::team team = everybody();
    static isthmus::future<std::vector<int>> kept =
        isthmus::rpc(other(), [] { return std::vector<int>(1000, 4); });
    static auto attached = isthmus::rpc(other(), [] { return 1; }).then([](int) { std::abort(); });
    isthmus::rpc(other(), [] { return std::vector<int>(1000, 4); });
    shmem_finalize(); // not isthmus::finalize, which would run the callback
    if (kept.wait().size() != 1000)
        std::abort();
}

/* Initializes the library twice. Objects of the first time must not release anything in the
 * second, moved or not. If an object of the first time is assigned a resource in the second, it
 * must release that resource. */
void old_objects_release_nothing_in_second_life()
{
    isthmus::context context;
    isthmus::symmetric<long> heap(10);
    isthmus::team team = everybody();
    isthmus::future<int> kept = isthmus::rpc(other(), [] { return 5; });
    bool ran = false;
    isthmus::rpc(other(), [] {}).then([&] { ran = true; });
    isthmus::finalize();
    if (!ran)
        std::abort();
    isthmus::init();
    if (kept.wait() != 5 || isthmus::rpc(other(), [] { return 6; }).wait() != 6)
        std::abort();
    isthmus::context moved(std::move(context));
    team = everybody();
    shmem_team_t had = team;
    team = isthmus::team();
    if (shmem_team_is_valid(had) != 0)
        std::abort();
}

} // namespace

int main(int argc, char **argv)
{
    const std::string how = argc > 1 ? argv[1] : "";
    bool is_attached = how != "unattached";
    if (is_attached)
        isthmus::init(SHMEM_THREAD_MULTIPLE);
    else
        shmem_init();
    if (how == "throw" && shmem_my_pe() == 0)
        exception_in_rpc_is_reported();
    if (how == "wait" && shmem_my_pe() == 0)
        wait_in_rpc_is_reported();
    if (how == "crash" && shmem_my_pe() == 0)
        crash_in_rpc_is_reported();
    if (how == "crash_in_routine" && shmem_my_pe() == 0)
        crash_in_routine_of_rpc_is_reported();
    if (how == "unattached")
        isthmus::rpc(other(), [] {}).wait();
    if (how == "empty")
        wait_on_empty_future_is_reported();
    if (how == "early")
        result_before_ready_is_reported();
    if (how == "elsewhere" && shmem_my_pe() == 0)
        wait_in_foreign_thread_is_reported();
    if (how == "outlive") {
        objects_outlive_the_library();
        return EXIT_SUCCESS;
    }
    if (how == "twice")
        old_objects_release_nothing_in_second_life();
    shmem_barrier_all();
    isthmus::finalize();
    return EXIT_SUCCESS;
}
