# Tests programs whose operations are inlined by default: how they are compiled, that tools see their calls, and what
# isthmus-info PROGRAM prints. In a build with a sanitizer, nothing is inlined, so the test has no subject.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

cat >program.c <<'END_OF_PROGRAM'
#include <shmem.h>
static long word;
int puts_of_another_file(long *dest);
int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), n = shmem_n_pes(), i;
    for (i = 1; i <= 10; i++)
        shmem_long_p(&word, i * n + me, (me + 1) % n);
    shmem_quiet();
    shmem_barrier_all();
    int right = word == 10 * n + (me + n - 1) % n && shmem_long_atomic_fetch_add(&word, 1, me) == word - 1;
    shmem_barrier_all();
#ifdef OTHER
    right = right && puts_of_another_file(&word);
#endif
    shmem_finalize();
    return !right;
}
END_OF_PROGRAM
cat >other.c <<'END_OF_OTHER'
#include <shmem.h>
#ifdef __cplusplus
extern "C"
#endif
int puts_of_another_file(long *dest);
int puts_of_another_file(long *dest)
{
    int me = shmem_my_pe();
    shmem_long_p(dest, 17, me);
    shmem_quiet();
    return shmem_long_g(dest, me) == 17;
}
END_OF_OTHER
# Counts puts, and prints the count at the end.
cat >tool.c <<'END_OF_TOOL'
#include <pshmem.h>
#include <stdio.h>
static int puts_seen;
void shmem_long_p(long *dest, long value, int pe) { puts_seen++; pshmem_long_p(dest, value, pe); }
void shmem_finalize(void)
{
    printf("%d puts\n", puts_seen);
    fflush(stdout);
    pshmem_finalize();
}
END_OF_TOOL
cat >wrap.c <<'END_OF_WRAP'
#include <shmem.h>
#include <stdio.h>
static int puts_seen;
void __real_shmem_long_p(long *dest, long value, int pe);
void __wrap_shmem_long_p(long *dest, long value, int pe);
void __wrap_shmem_long_p(long *dest, long value, int pe) { puts_seen++; __real_shmem_long_p(dest, value, pe); }
void __real_shmem_finalize(void);
void __wrap_shmem_finalize(void);
void __wrap_shmem_finalize(void)
{
    printf("%d puts\n", puts_seen);
    __real_shmem_finalize();
}
END_OF_WRAP
inlined='short operations are inlined'
called='no operations are inlined: all operations call the library'

# expect_built TEXT PROGRAM COMMAND...: the command makes the program, which works. isthmus-info prints the text, also
# after strip.
expect_built()
{
    local text=$1 program=$2
    shift 2
    run "$@"
    expect_status 0
    run isthmus-info "$program"
    expect_output "$program: $text"
    run oshrun --mpi none -np 2 "./$program"
    expect_status 0
    run strip "$program"
    run isthmus-info "$program"
    expect_output "$program: $text"
}

# expect_puts COUNT PROGRAM [VARIABLE=VALUE...]: a tool sees this number of puts on each of 2 PEs.
expect_puts()
{
    local count=$1 program=$2
    shift 2
    run env "$@" oshrun --mpi none -np 2 "./$program"
    expect_status 0
    expect_output "$count puts"$'\n'"$count puts"
}

# Each way to compile a program.
eval "flags=($(oshcc -showme:compile)) libraries=($(oshcc -showme:link))"
expect_built "$inlined" plain "$CC" -O2 "${flags[@]}" program.c "${libraries[@]}" -o plain
expect_built "$inlined" by_oshcc oshcc -O2 program.c -o by_oshcc
expect_built "$inlined" inline oshcc -O2 --inline program.c -o inline
expect_built "$inlined" keep oshcc -O2 -fno-inline program.c -o keep
expect_built "$inlined" position oshcc -O2 -fPIE -pie -DOTHER program.c other.c -o position
expect_built "$inlined" lto oshcc -O2 -flto -DOTHER program.c other.c -o lto
expect_built "$called" unoptimized oshcc program.c -o unoptimized
expect_built "$called" no_inline oshcc -O2 --no-inline program.c -o no_inline
expect_built "$called" both oshcc -O2 --no-inline -DSHMEMX_INLINE program.c -o both
expect_built "$called" defined oshcc -O2 -DSHMEMX_NO_INLINE program.c -o defined
if command -v "$CXX" >/dev/null; then
    expect_built "$inlined" cxx oshc++ -O2 -x c++ program.c -o cxx
    expect_built "$called" cxx_no_inline oshCC -O2 --no-inline -x c++ program.c -o cxx_no_inline
fi
for standard in c99 c11 gnu89; do
    expect_built "$inlined" in_$standard oshcc -O2 -std=$standard program.c -o in_$standard
done

# Files that were compiled with and without optimization, in one program.
run oshcc -O0 -DOTHER -c program.c
run oshcc -O2 -c other.c
expect_built "$inlined" mixed oshcc program.o other.o -o mixed
# A shared library with inlined operations, linked with a program that has none, and opened at run time.
run oshcc -O2 -fPIC -shared other.c -o libother.so
expect_status 0
run isthmus-info libother.so
expect_output "libother.so: $inlined"
expect_built "$called" with_library oshcc -DOTHER program.c -L. -lother -Wl,-rpath,"$WORK" -o with_library

# With a sanitizer, all operations are calls.
run oshcc -O2 -fsanitize=address -c other.c -o sanitized.o
expect_status 0
run nm sanitized.o
grep -q shmemx_inline_attach <<<"$output" && fail "expected no inlined operations with -fsanitize=address"

# Tools see each call: preloaded and linked libraries, in C and C++.
run "$CC" -shared -fPIC "${flags[@]}" -O2 tool.c -o libtool.so
expect_status 0
run oshcc -O2 program.c -L. -ltool -Wl,-rpath,"$WORK" -o with_tool
expect_puts 10 with_tool
run oshcc -O2 program.c tool.c -o with_object
expect_puts 10 with_object
expect_puts 10 by_oshcc LD_PRELOAD="$WORK/libtool.so"
if command -v "$CXX" >/dev/null; then
    run oshc++ -O2 -shared -fPIC -x c++ <(sed 's/^#include <pshmem.h>/&\nextern "C" {/; $a }' tool.c) -o libcxxtool.so
    expect_status 0
    expect_puts 10 by_oshcc LD_PRELOAD="$WORK/libcxxtool.so"
fi

# A tool in C or C++ that includes pshmem.h first can define the routines with each compiler.
for compiler in clang clang++; do
    command -v $compiler >/dev/null || continue
    cp tool.c tool_$compiler.c
    [ $compiler = clang ] || sed -i 's/^static/extern "C" {\n&/; $a }' tool_$compiler.c
    run $compiler -O2 -Wall -Wextra -Wpedantic -Werror -fPIC -shared "${flags[@]}" \
        -x c$([ $compiler = clang ] || echo ++) tool_$compiler.c -o libtool_$compiler.so
    expect_status 0
    expect_puts 10 by_oshcc LD_PRELOAD="$WORK/libtool_$compiler.so"
done

# The linker cannot replace calls that are not in the program: with --wrap, the program needs --no-inline.
wrapped=(-Wl,--wrap=shmem_long_p,--wrap=shmem_finalize program.c wrap.c)
run oshcc -O2 "${wrapped[@]}" -o wrapped
expect_puts 0 wrapped
run oshcc -O2 --no-inline "${wrapped[@]}" -o wrapped_calls
expect_puts 10 wrapped_calls

# isthmus-info with other files.
run isthmus-info /bin/sh
expect_text ': (calls no OpenSHMEM routines|not a dynamically linked program)'
run isthmus-info program.c
expect_error 'isthmus-info: program.c: not a dynamically linked program or shared library of this host'
run isthmus-info missing
expect_error 'isthmus-info: missing: cannot read: No such file or directory'
for length in 0 4 63 64 200 4000; do # damaged files
    head -c $length plain >damaged
    run isthmus-info damaged
    expect_error 'isthmus-info: damaged: not a dynamically linked program'
done
finish
