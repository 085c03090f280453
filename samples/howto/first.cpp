/*
 * C routines with names that contain no type (shmem_p), and classes and functions of isthmus.hpp:
 * an array in symmetric memory, a future of a put, and a remote procedure call.
 */
#include <isthmus.hpp>

#include <cstdio>
#include <string>

static int from_left = -1; // symmetric: every PE has this variable

int main()
{
    isthmus::init();
    int me = shmem_my_pe();
    int next = (me + 1) % shmem_n_pes();
    {
        isthmus::symmetric<double> row(100); // collective: 100 zeros in the symmetric heap

        shmem_p(&from_left, me, next); // a routine of C: the compiler finds the type
        isthmus::future<void> sent = isthmus::put(row.data(), me + 0.5, next);
        isthmus::future<std::size_t> length = isthmus::rpc(
            next, [](const std::string &text) { return text.size(); }, "four");

        sent.wait();                               // the put is complete
        isthmus::barrier(SHMEM_TEAM_WORLD).wait(); // the puts of all PEs are complete
        std::printf("PE %d: from_left %d, row[0] %.1f, length %zu\n", me, from_left, row[0],
                    length.wait());
    } // collective: the destructor frees the array
    isthmus::finalize();
    return 0;
}
