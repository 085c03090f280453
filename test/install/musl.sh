# Tests the library without MPI on musl, built with Debian's musl-gcc: the tests of the API, and the ends of
# programs. musl has no on_exit, from which the library learns the exit status with glibc.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

skip()
{
    echo "skipped: $1"
    exit 77
}

command -v musl-gcc >/dev/null || skip 'there is no musl-gcc (Debian: musl-tools)'
[ "$(uname -m)" = x86_64 ] || skip "musl/find_object.c knows glibc's structure of x86-64 only"

# musl-gcc has no kernel headers. Link to those that Debian installs among the glibc headers.
mkdir kernel
ln -s /usr/include/linux /usr/include/asm-generic kernel/
ln -s "/usr/include/$(gcc -print-multiarch)/asm" kernel/
run musl-gcc -Wall -Wextra -fPIC -O1 -c "$SOURCE/test/install/musl/find_object.c" -o find_object.o
expect_status 0
cat >compiler <<END
#!/bin/sh
case " \$* " in
*' -c '*) exec musl-gcc "\$@" -idirafter "$WORK/kernel" ;;
*) exec musl-gcc "\$@" -idirafter "$WORK/kernel" "$WORK/find_object.o" -Wl,--eh-frame-hdr ;;
esac
END
chmod +x compiler

# Hide the libraries that are installed for glibc.
export PKG_CONFIG_LIBDIR=/nonexistent
run "$CMAKE" -S "$SOURCE" -B build -DCMAKE_C_COMPILER="$WORK/compiler" -DCMAKE_CXX_COMPILER= -DCMAKE_Fortran_COMPILER= \
    -DCMAKE_IGNORE_PATH="/usr/include;/usr/lib/$(gcc -print-multiarch)" -DISTHMUS_MPI=none -DISTHMUS_WERROR=ON \
    -DISTHMUS_OTF2=OFF -DISTHMUS_PERFETTO=OFF -DCMAKE_BUILD_TYPE=None -DCMAKE_C_FLAGS=-O0
expect_status 0
ran='the build' status=0 output='' errors=''
"$CMAKE" --build build --parallel 2 --target isthmus-modules isthmus-launch isthmus-files isthmus-profile isthmus-hybrid api_tests >build.log 2>&1 ||
    { status=1 output=$(tail -n 20 build.log) && fail 'cannot be built' && finish; }
PATH=$WORK/build/bin:$PATH

run readelf -d build/lib/libisthmus.so
expect_text 'NEEDED.*\[libc\.so\]' # with glibc it would be libc.so.6
for np in 1 3; do
    run oshrun -np $np build/test/api/api_tests
    expect_text "^$np PEs: .* passed, 0 failed"
done

run oshcc "$SOURCE/test/install/musl/ends.c" -o ends
expect_status 0
for way in 'exit 3' 'return 4'; do
    run oshrun -np 2 ./ends "${way% *}"
    expect_status "${way#* }"
    expect_text "^isthmus: PE 1: exit: called with status ${way#* } before shmem_finalize; the job ends"
done
run oshrun -np 2 ./ends normally
expect_status 0
expect_text '^PE 1 says so at its end'
run oshrun -np 1 ./ends child
expect_status 0
expect_text "^the child's status is 5"
# A tool that is linked with the program.
cat >tool.c <<'END'
#include <pshmem.h>
#include <stdio.h>
int shmem_my_pe(void) { puts("the tool was called"); return pshmem_my_pe(); }
END
run oshcc -shared -fPIC tool.c -o libtool.so
expect_status 0
run oshcc "$SOURCE/test/install/musl/ends.c" -L. -Wl,-rpath,"$WORK" -ltool -o tooled
expect_status 0
run oshrun -np 2 ./tooled return
expect_status 4
expect_text '^the tool was called'
expect_text '^isthmus: PE 1: exit: called with status 4 before shmem_finalize; the job ends'
run oshrun --profile=profile -np 2 ./ends normally
expect_status 0
expect_text '^ends normally: 2 PEs'
finish
