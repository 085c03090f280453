# With SHMEMX_INLINE the compiler inlines the overloads of C++ as it inlines the routines with a type in their names: two functions
# that differ only in this have the same size. Without inlining, the one with the overload only jumps to the routine.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
cat >both.cpp <<'END'
#include <cstdint>
#include <shmem.h>
extern "C" {
void p_by_name(long *dest) { shmem_long_p(dest, 1, 0); }
void p_by_overload(long *dest) { shmem_p(dest, 1L, 0); }
void add_by_name(long *dest) { shmem_long_atomic_add(dest, 1, 0); }
void add_by_overload(long *dest) { shmem_atomic_add(dest, 1L, 0); }
void wait_by_name(long *ivar) { shmem_long_wait_until(ivar, SHMEM_CMP_EQ, 1); }
void wait_by_overload(long *ivar) { shmem_wait_until(ivar, SHMEM_CMP_EQ, 1L); }
void wait_by_volatile(volatile long *ivar) { shmem_wait_until(ivar, SHMEM_CMP_EQ, 1L); }
}
END

# size_of FUNCTION: in bytes, in hexadecimal digits.
size_of()
{
    nm -S both.o | awk -v name="$1" '$4 == name { print $2 }'
}

functions_have_equal_size()
{
    [ -n "$(size_of "$1")" ] && [ "$(size_of "$1")" = "$(size_of "$2")" ] ||
        fail "expected the same size of $1 ($(size_of "$1")) and $2 ($(size_of "$2"))"
}

# Otherwise the compiler may merge functions with equal code.
run oshc++ -O2 -DSHMEMX_INLINE -fno-ipa-icf -c both.cpp -o both.o
expect_status 0
functions_have_equal_size p_by_name p_by_overload
functions_have_equal_size add_by_name add_by_overload
functions_have_equal_size wait_by_name wait_by_overload
functions_have_equal_size wait_by_name wait_by_volatile
finish
