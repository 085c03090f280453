# Programs that their users build with a sanitizer, with a library that is not, as docs/using.md says; as whoever
# runs the tests, root too. What they find of the program's own they tell.
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

# sanitized COMPILER SANITIZER FINDING MPI
sanitized()
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
}

read -ra mpis <<<"$BACKENDS"
for compiler in gcc clang; do
    sanitized $compiler address 'LeakSanitizer: detected memory leaks' "${mpis[0]}"
    sanitized $compiler thread 'ThreadSanitizer: data race' "${mpis[-1]}"
    mpis=("${mpis[-1]}" "${mpis[0]}")
done
finish
