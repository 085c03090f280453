# Tests oshcc, oshc++, oshcxx and oshCC: they pass arguments unchanged, add flags at the right positions,
# support -show, and call other compilers.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

# A fake compiler that prints its arguments, one per line.
mkdir tools
printf '#!/bin/sh\nprintf "<%%s>\\n" "$@"\n' >tools/fake-cc
chmod +x tools/fake-cc
export PATH=$WORK/tools:$PATH
flags="<-I$PREFIX/include>
<-L$PREFIX/lib>
<-Xlinker>
<-rpath>
<-Xlinker>
<$PREFIX/lib>
<-Wl,--push-state,--no-as-needed>
<-listhmus-hybrid>
<-Wl,--pop-state>"
libraries="<-Wl,--push-state,--no-as-needed>
<-listhmus>
<-Wl,--pop-state>
<-lm>"

# Arguments with blanks, quotes and patterns, and empty arguments. Compiler flags precede them, and libraries
# follow.
OSHMEM_CC=fake-cc run oshcc 'a b.c' "-DTEXT=\"it's\"" '*' '' -lc
expect_status 0
expect_output "$flags
<a b.c>
<-DTEXT=\"it's\">
<*>
<>
<-lc>
$libraries"

# Linker flags are added only if the linker runs, and no flags if there is nothing to compile.
for option in -c -S -E -M -fsyntax-only; do
    OSHMEM_CC=fake-cc run oshcc $option a.c
    expect_output "<-I$PREFIX/include>
<$option>
<a.c>"
done
OSHMEM_CC=fake-cc run oshcc -v
expect_output '<-v>'

# Linker flags are also omitted if the linker makes a relocatable object or the compiler makes a precompiled
# header.
linker_flags_are_omitted()
{
    OSHMEM_CC=fake-cc run oshcc "$@"
    expect_output "<-I$PREFIX/include>
$(printf '<%s>\n' "$@")"
}
linker_flags_are_omitted -r a.o b.o -o c.o
linker_flags_are_omitted -nostdlib -Wl,-d,-r a.o
linker_flags_are_omitted -nostdlib -Xlinker -r a.o
linker_flags_are_omitted a.h
linker_flags_are_omitted a.h b.hpp -o out/a.h.gch
linker_flags_are_omitted -x c-header a.c
linker_flags_are_omitted -xc++-header a
linker_flags_are_omitted -x c++-system-header vector
linker_flags_are_omitted -fmodule-header a.h
linker_flags_are_omitted --precompile a.cppm
linker_flags_are_omitted --compile a.c
linker_flags_are_added()
{
    OSHMEM_CC=fake-cc run oshcc "$@"
    expect_text '^<-listhmus>$'
}
linker_flags_are_added a.c -include b.h
linker_flags_are_added a.c b.h
linker_flags_are_added -x c a.h
linker_flags_are_added -x c-header a.h -x none a.o
linker_flags_are_added a.c -I -r
linker_flags_are_added @a.h
linker_flags_are_added a.o -o r.h

# -static is refused when a program is linked, but accepted when only objects are compiled.
for option in -static --static -static-pie -Wl,-static; do
    OSHMEM_CC=fake-cc run oshcc a.c $option
    expect_error "^oshcc: $option is not supported, because Isthmus loads the MPI at run time: remove $option "
    OSHMEM_CC=fake-cc run oshcc $option -c a.c
    expect_output "<-I$PREFIX/include>
<$option>
<-c>
<a.c>"
done
run oshcc -static-libgcc -show a.c
expect_status 0

# The environment selects the compiler, with arguments, by either variable. A wrapper's own name is not
# accepted.
OSHCC='fake-cc -one -two' run oshcc -c a.c
expect_output "<-one>
<-two>
<-I$PREFIX/include>
<-c>
<a.c>"
OSHCC=oshcc OSHMEM_CC="$PREFIX/bin/oshcc" run oshcc -show a.c
expect_text "^$CC -I"
OSHCC=no-such-compiler run oshcc a.c
expect_error '^oshcc: compiler no-such-compiler not found: install it, or set OSHCC or OSHMEM_CC to another compiler$'
for wrapper in oshc++ oshcxx oshCC; do
    OSHCXX='fake-cc -cxx' run $wrapper -c a.cc
    expect_output "<-cxx>
<-I$PREFIX/include>
<-c>
<a.cc>"
    OSHMEM_CC=fake-cc run $wrapper -show a.cc
    expect_text '^/.*-listhmus-hybrid.* a.cc .*-listhmus .*-lm$'
done

# -show prints a command that a shell parses to the same arguments, and executes nothing.
for show in -show --show -showme --showme; do
    OSHMEM_CC=fake-cc run oshcc $show 'a b.c' "-DTEXT=\"it's\"" -o x
    expect_status 0
    printed=$output
    OSHMEM_CC=fake-cc run oshcc 'a b.c' "-DTEXT=\"it's\"" -o x
    wanted=$output
    run bash -c "$printed"
    expect_output "$wanted"
done
OSHMEM_CC=fake-cc run oshcc -show
expect_text '^fake-cc -I.* -listhmus'
OSHMEM_CC=fake-cc run oshcc -show -c a.c
expect_output "fake-cc -I$PREFIX/include -c a.c"
for show in -showme:compile --showme:compile -compile-info; do
    run oshcc $show
    expect_output "-I$PREFIX/include"
done
for show in -showme:link --showme:link -link-info; do
    run oshcc $show
    expect_text "^-L$PREFIX/lib .*-listhmus-hybrid .*-listhmus .*-lm$"
done
run oshcc --help
expect_status 0
expect_text '^usage: oshcc'
expect_text '^  oshcc hello.c -o hello$'
run oshcc --showme:version
expect_text '^oshcc \(Isthmus\) [0-9]+\.[0-9]+\.[0-9]+$'
IFS=' .' read -r _ _ major minor patch <<<"$output"

# shmem.h defines the version as a number.
printf '#include <shmem.h>\nversion ISTHMUS_VERSION\n' >version.c
run oshcc -E version.c
expect_text "^version $((10000 * major + 100 * minor + patch))$"

# Functions of libm can be linked without -lm, also by a linker that resolves symbols only from libraries that
# follow.
printf '#include <math.h>\nint main(int n, char **v)\n{\n    return v == 0 || sqrt(n) != 1;\n}\n' >root.c
run oshcc -fno-builtin -Wl,--as-needed root.c -o root
expect_status 0
run ./root
expect_status 0

# A real program is compiled in one step and in two. It is linked with libisthmus even if it uses none of its
# symbols.
printf 'int main(void)\n{\n    return 0;\n}\n' >unused.c
run oshcc -Wl,--as-needed unused.c -o unused
expect_status 0
run readelf -d unused
expect_text 'NEEDED.*libisthmus\.so\.0'
cp "$SOURCE/test/launch/hello.c" 'a program.c'
run oshcc -c 'a program.c' -o 'a program.o'
expect_status 0
run oshcc 'a program.o' -o 'a program'
expect_status 0
run ldd 'a program'
expect_text "libisthmus\.so\.0 => $PREFIX/lib/libisthmus"
run './a program'
expect_output 'PE 0 of 1'
# Relocatable objects and precompiled headers, with each compiler.
run oshcc -r 'a program.o' -o relocatable.o
expect_status 0
run oshcc relocatable.o -o relocated
expect_status 0
run ./relocated
expect_output 'PE 0 of 1'
printf '#include <shmem.h>\n' >all.h
printf '#include "all.h"\nint main(void)\n{\n    return SHMEM_MAJOR_VERSION != 1;\n}\n' >all.c
for compiler in "$CC" gcc clang; do
    command -v "$compiler" >/dev/null || continue
    for output in '' all.h.gch; do
        rm -f all.h.[gp]ch
        OSHMEM_CC=$compiler run oshcc all.h ${output:+-o "$output"}
        expect_status 0
        [ -e all.h.gch ] || [ -e all.h.pch ] || fail "$compiler made no precompiled header"
    done
done
rm -f all.h.[gp]ch
if command -v "$CXX" >/dev/null; then
    run oshc++ -x c++-header all.h -o all.h.gch
    expect_status 0
    if "$CXX" --version | grep -q 'Free Software Foundation' && "$CXX" -std=c++20 -fmodules-ts -x c++ -E /dev/null >/dev/null 2>&1; then
        printf 'import <shmem.h>;\nint main()\n{\n    return SHMEM_MAJOR_VERSION != 1;\n}\n' >unit.cc
        run oshc++ -std=c++20 -fmodules-ts -x c++-system-header shmem.h
        expect_status 0
        run oshc++ -std=c++20 -fmodules-ts unit.cc -o unit
        expect_status 0
        run ./unit
        expect_status 0
    fi
    printf '#include <shmem.h>\nint main()\n{\n    shmem_init();\n    shmem_finalize();\n}\n' >c.cc
    run oshc++ c.cc -o cxx
    expect_status 0
    run ./cxx
    expect_status 0
fi

# With the flags of an MPI wrapper, libisthmus-hybrid comes first, and libisthmus comes after possible tools.
OSHMEM_CC=fake-cc run oshcc a.c -ltool -lmpi
expect_output "$flags
<a.c>
<-ltool>
<-lmpi>
$libraries"
finish
