# Loads another OpenSHMEM library into the process: before libisthmus, after it, or with libisthmus preloaded.
# The library must report this. Profiling tools define the same names and must be accepted.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

cat >program.c <<'END'
#include <shmem.h>
#include <stdio.h>
int main(void)
{
    shmem_init();
    shmem_barrier_all();
    printf("PE %d runs\n", shmem_my_pe());
    shmem_finalize();
    return 0;
}
END
# Two fake libraries: old.c has no profiling interface, new.c has one.
cat >old.c <<'END'
void start_pes(int pes) { (void)pes; }
void shmem_putmem(void *dest, const void *source, unsigned long bytes, int pe) { }
void shmem_barrier_all(void) { }
void shmem_init(void) { }
void shmem_finalize(void) { }
int shmem_my_pe(void) { return 7; }
END
{ cat old.c && grep -v start_pes old.c | sed 's/ shmem_/ pshmem_/'; } >new.c
# Two tools that count calls: one calls the pshmem_ routines, one the next definition of the same name.
cat >tool.c <<'END'
#include <pshmem.h>
#include <stdio.h>
void shmem_init(void) { puts("counted"); pshmem_init(); }
void shmem_putmem(void *dest, const void *source, size_t bytes, int pe) { pshmem_putmem(dest, source, bytes, pe); }
void shmem_barrier_all(void) { pshmem_barrier_all(); }
END
cat >next.c <<'END'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
static void (*next(const char *name))(void)
{
    void (*routine)(void);
    *(void **)&routine = dlsym(RTLD_NEXT, name);
    return routine;
}
void shmem_init(void) { puts("counted"); next("shmem_init")(); }
void shmem_barrier_all(void) { next("shmem_barrier_all")(); }
void shmem_putmem(void *dest, const void *source, unsigned long bytes, int pe) { (void)next; }
END
for library in old new tool next; do
    run $CC -w "-I$PREFIX/include" -fPIC -shared $library.c -o lib$library.so
    expect_status 0
done
ours=(-L"$PREFIX/lib" -Wl,-rpath,"$PREFIX/lib" -listhmus)
program()
{
    run $CC "-I$PREFIX/include" program.c -o "$1" -L. -Wl,-rpath,"$WORK" -Wl,--no-as-needed "${@:2}"
    expect_status 0
}

for library in old new; do
    line="this process contains two OpenSHMEM libraries, .*libisthmus.so.* and .*lib$library.so: compile"
    program before -l$library "${ours[@]}"
    run ./before
    expect_error "$line"
    program behind "${ours[@]}" -l$library
    run ./behind
    expect_error "$line"
    program theirs -l$library
    run env LD_PRELOAD="$PREFIX/lib/libisthmus.so" ./theirs
    expect_error "$line"
done
for library in tool next; do
    program tooled -l$library "${ours[@]}"
    run ./tooled
    expect_status 0
    expect_text '^counted$'
    expect_text '^PE 0 runs$'
    program plain "${ours[@]}"
    run env LD_PRELOAD="$WORK/lib$library.so" ./plain
    expect_status 0
    expect_text '^counted$'
done

# Use Open MPI's OpenSHMEM library in a job.
if $CC -shared -w program.c -I"$PREFIX/include" -loshmem -o /dev/null 2>/dev/null; then
    program liboshmem -loshmem "${ours[@]}"
    run oshrun -np 2 ./liboshmem
    [ "$status" -ne 0 ] || fail 'expected a failure'
    expect_text 'this process contains two OpenSHMEM libraries, .*libisthmus.so.* and .*liboshmem.so'
fi
finish
