# Tests profiling tools that are linked with a program. A tool must receive the program's OpenSHMEM calls, and
# libisthmus must receive its MPI calls before MPI does. Covers each kind of tool, and each position of MPI on
# the command line. $@: NAME:COMPILER for each MPI.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

cat >tool.c <<'END_OF_TOOL'
#include <pshmem.h>
#include <stdio.h>
static int barriers, puts_seen;
void shmem_barrier_all(void) { barriers++; pshmem_barrier_all(); }
void shmem_long_p(long *dest, long value, int pe) { puts_seen++; pshmem_long_p(dest, value, pe); }
void shmem_finalize(void)
{
    printf("PE %d: %d barriers, %d puts\n", pshmem_my_pe(), barriers, puts_seen);
    fflush(stdout);
    pshmem_finalize();
}
END_OF_TOOL
cat >program.c <<'END_OF_PROGRAM'
#include <shmem.h>
static long word;
int main(void)
{
    shmem_init();
    shmem_barrier_all();
    shmem_long_p(&word, 5, (shmem_my_pe() + 1) % shmem_n_pes());
    shmem_barrier_all();
    int right = word == 5;
    shmem_finalize();
    return !right;
}
END_OF_PROGRAM
# With mpi_second, MPI is already initialized by OpenSHMEM. The program always calls MPI_Finalize while
# OpenSHMEM runs.
cat >hybrid.c <<'END_OF_HYBRID'
#include <mpi.h>
#include <shmem.h>
#include <stdio.h>
#include <string.h>
static int is_finalized(void)
{
    int flag;
    MPI_Finalized(&flag);
    return flag;
}
int main(int argc, char **argv)
{
    if (argc > 1 && strcmp(argv[1], "mpi_first") == 0)
        MPI_Init(&argc, &argv);
    shmem_init();
    if (argc > 1 && strcmp(argv[1], "mpi_second") == 0)
        MPI_Init(&argc, &argv);
    shmem_barrier_all();
    MPI_Finalize();
    int early = is_finalized();
    shmem_barrier_all();
    shmem_barrier_all();
    shmem_finalize();
    printf("MPI was finalized %s\n", early ? "too early" : is_finalized() ? "in time" : "too late");
    return 0;
}
END_OF_HYBRID
# Two MPI tools: one calls the PMPI routines, one finds the next definition with dlsym.
cat >mpi_tool.c <<'END_OF_TOOL'
#include <stdio.h>
int PMPI_Init(int *argc, char ***argv), PMPI_Finalize(void);
int MPI_Init(int *argc, char ***argv) { fputs("the MPI tool saw MPI_Init\n", stdout); return PMPI_Init(argc, argv); }
int MPI_Finalize(void) { fputs("the MPI tool saw MPI_Finalize\n", stdout); return PMPI_Finalize(); }
END_OF_TOOL
cat >next_tool.c <<'END_OF_TOOL'
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
int MPI_Init(int *argc, char ***argv)
{
    fputs("the MPI tool saw MPI_Init\n", stdout);
    return ((int (*)(int *, char ***))(uintptr_t)dlsym(RTLD_NEXT, "MPI_Init"))(argc, argv);
}
int MPI_Finalize(void)
{
    fputs("the MPI tool saw MPI_Finalize\n", stdout);
    return ((int (*)(void))(uintptr_t)dlsym(RTLD_NEXT, "MPI_Finalize"))();
}
END_OF_TOOL

run oshcc -Wall -fPIC -c tool.c
expect_status 0
run ar rcs libarchived.a tool.o
expect_status 0
run "$CC" -shared tool.o -o libbare.so
expect_status 0
run oshcc -shared tool.o -o libown.so # is itself linked with libisthmus
expect_status 0
for tool in mpi_tool next_tool; do
    run "$CC" -shared -fPIC $tool.c -o lib$tool.so
    expect_status 0
done
run oshcc -Wall -c program.c
expect_status 0
folder=(-L. -Wl,-rpath,"$WORK")

# expect_job NP BARRIERS PUTS: each of the NP PEs has printed the tool's counts.
expect_job()
{
    local pe
    expect_status 0
    for ((pe = 0; pe < $1; pe++)); do
        expect_text "^PE $pe: $2 barriers, $3 puts\$"
    done
}

# Link each kind of tool.
for tool in tool.o '-Wl,-Bstatic -larchived -Wl,-Bdynamic' '-Wl,--as-needed -lbare' -lown; do
    # shellcheck disable=SC2086 # words
    run oshcc program.o "${folder[@]}" $tool -o program
    expect_status 0
    run oshrun --mpi none -np 2 ./program
    expect_job 2 2 1
done

# With a tool, operations are not inlined, so that the tool sees them.
for tool in -larchived -lbare; do
    run oshcc --inline -O2 program.c "${folder[@]}" $tool -o inlined
    expect_status 0
    run oshrun --mpi none -np 2 ./inlined
    expect_job 2 2 1
done

# Link with the compiler instead of oshcc: the tool precedes the library.
run oshcc -showme:link
eval "flags=($output)"
run "$CC" program.o "${folder[@]}" -lbare "${flags[@]}" -o by_flags
expect_status 0
run oshrun --mpi none -np 2 ./by_flags
expect_job 2 2 1

# Programs in C++ and Fortran.
if command -v "$CXX" >/dev/null; then
    run oshc++ -x c++ program.c -x none "${folder[@]}" -lbare -o cxx
    expect_status 0
    run oshrun --mpi none -np 2 ./cxx
    expect_job 2 2 1
fi
cat >program.f90 <<'END_OF_PROGRAM'
program main
  include 'shmem.fh'
  call shmem_init()
  call shmem_barrier_all()
  call shmem_barrier_all()
  call shmem_finalize()
end program
END_OF_PROGRAM
if command -v gfortran >/dev/null; then
    for tool in '-Wl,--whole-archive -larchived -Wl,--no-whole-archive' '-Wl,--no-as-needed -lbare'; do
        # shellcheck disable=SC2086 # words
        run oshfort program.f90 "${folder[@]}" $tool -o fortran
        expect_status 0
        run oshrun --mpi none -np 2 ./fortran
        expect_job 2 2 0
    done
fi

# expect_hybrid MPI WAY INITS: runs the hybrid program with 3 PEs. Expects that the MPI tool saw INITS calls of
# MPI_Init on each PE.
expect_hybrid()
{
    local line
    run oshrun --mpi "$1" -np 3 ./hybrid "$2"
    expect_job 3 3 0
    for line in "3 MPI was finalized in time" "$((3 * $3)) the MPI tool saw MPI_Init" "3 the MPI tool saw MPI_Finalize"; do
        [ "$(grep -cx "${line#* }" <<<"$output")" -eq "${line%% *}" ] || fail "expected lines: $line"
    done
}

# Link MPI's library before libisthmus, and then after all other libraries, as MPI's compiler wrapper does.
for word; do
    mpi=${word%%:*}
    compiler=${word#*:}
    run "$compiler" -show hybrid.c
    expect_status 0
    read -ra flags <<<"${output#* }"
    run oshcc "${folder[@]}" -Wl,--no-as-needed -lmpi_tool "${flags[@]}" -larchived -o hybrid
    expect_status 0
    expect_hybrid "$mpi" mpi_first 1
    OSHMEM_CC=$compiler run oshcc hybrid.c "${folder[@]}" -Wl,--no-as-needed -lbare -lnext_tool -o hybrid
    expect_status 0
    expect_hybrid "$mpi" mpi_first 1
    expect_hybrid "$mpi" mpi_second 0 # Isthmus had initialized MPI
done

# Link MPI first, then libisthmus, then a tool that needs libisthmus-hybrid. The program does not finalize MPI,
# so Isthmus does at exit.
cat >never_finalized.c <<'END_OF_PROGRAM'
#include <mpi.h>
#include <shmem.h>
int main(int argc, char **argv)
{
    MPI_Init(&argc, &argv);
    shmem_init();
    return 0;
}
END_OF_PROGRAM
if [ $# -gt 0 ]; then
    run "$CC" -I"$PREFIX/include" -Wl,--no-as-needed "${flags[@]/hybrid.c/never_finalized.c}" -L"$PREFIX/lib" \
        -Wl,-rpath,"$PREFIX/lib" -listhmus "${folder[@]}" -lown -o never_finalized
    expect_status 0
    run oshrun --mpi "$mpi" -np 2 ./never_finalized
    expect_status 0
fi
finish
