# Tests programs that are built with a sanitizer while the library is not, as described in docs/guides/debugging.md, also
# as root. The sanitizer must report the faults of the program and none of the library.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
files=$PREFIX/share/isthmus/sanitize
export UCX_MEM_MMAP_HOOK_MODE=none
export ASAN_OPTIONS=fast_unwind_on_malloc=0
export LSAN_OPTIONS=print_suppressions=0:suppressions=$files/leaks.supp
export TSAN_OPTIONS=suppressions=$files/threads.supp

cat >program.c <<'END'
#include <pthread.h>
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
static long x, races, *lost;
static void *race(void *unused)
{
    races++;
    return unused;
}
int main(int count, char **words)
{
    (void)words;
    shmem_init();
    int me = shmem_my_pe(), pes = shmem_n_pes();
    long *sum = shmem_calloc(1, sizeof *sum);
    shmem_long_p(&x, me + 10, (me + 1) % pes);
    shmem_long_atomic_add(sum, 1, 0);
    shmem_barrier_all();
    if (x != (me + pes - 1) % pes + 10 || (me == 0 && *sum != pes))
        return 1;
    if (count > 1) {
        pthread_t thread;
        pthread_create(&thread, NULL, race, NULL);
        races++;
        pthread_join(thread, NULL);
        lost = malloc(70);
        lost = NULL;
    }
    shmem_free(sum);
    shmem_finalize();
    puts("came to the end");
    return 0;
}
END

# While this PE waits, other PEs put data into its memory, which the progress thread writes. The program
# synchronizes with it by atomic operations of the library, which ThreadSanitizer does not see.
cat >exchange.c <<'END'
#include <shmem.h>
#include <shmemx.h>
#include <stdio.h>
enum { WORDS = 3000, ROUNDS = 20, BLOCK = 64, PES = 2 };
static long flag, sum, dest[WORDS], source[WORDS], blocks[PES * BLOCK], all[PES * BLOCK];
static uint64_t signal;
static int wrong(const long *words, int round)
{
    int faults = 0;
    for (int i = 0; i < WORDS; i++)
        faults += words[i] != round + i;
    return faults;
}
static void give_other_lengths(void)
{
    static char to[200000], from[200000];
    shmemx_req_h request;
    shmemx_broadcastmem_nb(SHMEM_TEAM_WORLD, to, from, shmem_my_pe() == 0 ? sizeof from : 100, 0, &request);
    shmemx_req_wait(&request);
}
int main(int count, char **words)
{
    int faults = 0;
    (void)words;
    shmem_init();
    if (count > 1)
        give_other_lengths();
    int next = (shmem_my_pe() + 1) % shmem_n_pes();
    long *heap = shmem_calloc(WORDS, sizeof *heap);
    for (int round = 1; round <= ROUNDS; round++) {
        for (int i = 0; i < WORDS; i++)
            source[i] = round + i;
        shmem_long_put(dest, source, WORDS, next);
        shmem_fence();
        shmem_long_p(&flag, round, next);
        shmem_long_wait_until(&flag, SHMEM_CMP_EQ, round);
        faults += wrong(dest, round);
        shmem_long_put_signal(heap, source, WORDS, &signal, (uint64_t)round, SHMEM_SIGNAL_SET, next);
        shmem_signal_wait_until(&signal, SHMEM_CMP_EQ, (uint64_t)round);
        faults += wrong(heap, round);
        shmem_long_atomic_add(&sum, 1, 0);
        shmem_barrier_all();
        faults += shmem_my_pe() == 0 && sum < (long)round * PES;
        shmem_long_get(dest, heap, WORDS, next);
        faults += wrong(dest, round);
        for (int i = 0; i < PES * BLOCK; i++)
            blocks[i] = round;
        shmem_long_alltoall(SHMEM_TEAM_WORLD, all, blocks, BLOCK);
        for (int i = 0; i < PES * BLOCK; i++)
            faults += all[i] != round;
        shmem_long_put_nbi(dest, source, WORDS, next);
        shmem_barrier_all();
    }
    shmem_finalize();
    if (faults == 0)
        puts("came to the end");
    return faults != 0;
}
END

# sanitizer_reports_only_program_faults COMPILER SANITIZER FINDING MPI: builds the programs with SANITIZER. A correct
# program must run without reports, and a faulty one must produce FINDING.
sanitizer_reports_only_program_faults()
{
    echo 'int main(void) { return 0; }' >nothing.c
    if ! $1 -fsanitize="$2" nothing.c -o nothing 2>/dev/null || ! ./nothing 2>/dev/null; then
        echo "left out: $1 has no $2 sanitizer that runs here"
        return
    fi
    OSHMEM_CC=$1 run oshcc -g -O0 -fsanitize="$2" program.c -o "$2" -lpthread
    expect_status 0
    for size in 0 1; do
        run env ISTHMUS_NODE_SIZE=$size oshrun --mpi "$4" -np 2 "./$2"
        expect_status 0
        expect_text 'came to the end'
    done
    run oshrun --mpi "$4" -np 2 "./$2" wrong
    [ "$status" -ne 0 ] || fail 'expected a finding'
    expect_text "$3"
    [ "$2" = thread ] || return
    OSHMEM_CC=$1 run oshcc -g -O1 -fsanitize="$2" exchange.c -o "$2"
    for remote in message window; do
        run env ISTHMUS_NODE_SIZE=1 ISTHMUS_REMOTE=$remote oshrun --mpi "$4" -np 2 "./$2"
        expect_status 0
        expect_text 'came to the end'
    done
    run env ISTHMUS_NODE_SIZE=1 oshrun --mpi "$4" -np 2 "./$2" lengths
    [ "$status" -ne 0 ] || fail 'expected an error'
    expect_text 'expected equal lengths on both PEs'
    grep -q 'ThreadSanitizer' <<<"$output$errors" && fail 'expected no words of ThreadSanitizer'
}

read -ra mpis <<<"$BACKENDS"
for compiler in gcc clang; do
    sanitizer_reports_only_program_faults $compiler address 'LeakSanitizer: detected memory leaks' "${mpis[0]}"
    sanitizer_reports_only_program_faults $compiler thread 'ThreadSanitizer: data race' "${mpis[-1]}"
    mpis=("${mpis[-1]}" "${mpis[0]}")
done
finish
