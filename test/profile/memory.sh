# Checks the additional memory of a PE with a profile, and with a trace, when the tables are full and the
# threads have taken all rings: at most 64 MiB. The tools must report that calls did not fit.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
most=$((64 << 10)) # KiB

# The program has 20,000 call sites with nine sizes each, whose calls fill the first ring. The calls of its
# threads fill the rings of 4 MiB and less.
{
    cat <<'END'
#include <pthread.h>
#include <shmem.h>
#include <stdio.h>
enum { SITES = 20, THREADS = 14, CALLS = 66000 };
static char to[512], from[512];
#define P shmem_putmem(to, from, bytes, 0);
#define P10 P P P P P P P P P P
#define P100 P10 P10 P10 P10 P10 P10 P10 P10 P10 P10
#define P1000 P100 P100 P100 P100 P100 P100 P100 P100 P100 P100
END
    printf 'static void put_%d(size_t bytes) { P1000 }\n' {1..20}
    echo 'static void (*const puts_of[SITES])(size_t) = {'
    printf 'put_%d,\n' {1..20}
    cat <<'END'
};
static void *call(void *unused)
{
    for (int i = 0; i < CALLS; i++)
        shmem_putmem(to, from, 1, 0);
    return unused;
}
int main(void)
{
    int provided;
    char line[128];
    long resident = 0;
    pthread_t threads[THREADS];
    shmem_init_thread(SHMEM_THREAD_MULTIPLE, &provided);
    for (size_t bytes = 1; bytes <= 256; bytes *= 2)
        for (int i = 0; i < SITES; i++)
            puts_of[i](bytes);
    for (int i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, call, NULL);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    FILE *file = fopen("/proc/self/status", "r");
    while (file != NULL && fgets(line, sizeof line, file) != NULL)
        sscanf(line, "VmRSS: %ld", &resident);
    printf("resident %ld\n", resident);
    shmem_finalize();
    return 0;
}
END
} >sites.c
run oshcc -O0 sites.c -o sites -lpthread
expect_status 0

# Runs the program and sets kib to its resident memory at the end, in KiB.
resident() # [VARIABLE=VALUE]
{
    run env ISTHMUS_MPI="$mpi" "$@" ./sites
    expect_status 0
    [[ $output =~ resident\ ([0-9]+) ]] || fail "expected what is resident"
    kib=${BASH_REMATCH[1]:-0}
}

for mpi in $BACKENDS; do
    resident
    without=$kib
    for how in profile:ISTHMUS_PROFILE trace:ISTHMUS_TIMELINE; do
        resident "${how#*:}=${how%:*}"
        how=${how%:*}
        echo "$mpi: $((kib - without)) KiB more with a $how"
        [ $((kib - without)) -le "$most" ] || fail "expected at most $most KiB more than without a $how"
        [ $((kib - without)) -ge $((most * 8 / 10)) ] || fail "expected tables and rings that are full"
    done
done
run isthmus-profile profile
expect_text '^INCOMPLETE: [0-9,]* calls did not fit into the tables and are missing$'
run isthmus-trace trace
expect_text '^The profile of this job lacks [0-9,]* calls, because its tables were full$'
finish
