# check_api.py must report a missing export, a wrong prototype, a missing constant, and a generic name that selects a
# wrong routine. It must accept a correct library.
. "${SOURCE:?}/test/check.sh" || exit 1
[ "$PWD" -ef "${WORK:?}" ] || exit 1 # the test creates and removes files in this folder
check()
{
    run python3 "$SOURCE/test/abi/check_api.py" "$@" --data "$WORK/api.tsv"
}
headers()
{
    rm -rf "${WORK:?}/include"
    cp -r "$SOURCE/include" "$WORK/include"
    sed -i "$2" "$WORK/include/$1"
    check headers "$WORK/include" --cc "$CC" ${CXX:+--cxx "$CXX"} --standard c11 --standard c++11
}
head -1 "$SOURCE/test/abi/api.tsv" >api.tsv
grep -E $'^(shmem_test_lock|shmem_(TYPENAME_)?(p|atomic_or)|SHMEM_CMP_GE)\t' "$SOURCE/test/abi/api.tsv" >>api.tsv

headers shmem.h ''
expect_status 0
headers shmem.h 's/int shmem_test_lock(long/int shmem_test_lock(int/'
expect_status 1
expect_text 'shmem_test_lock'
headers shmem.h '/define SHMEM_CMP_GE/d'
expect_status 1
expect_text 'SHMEM_CMP_GE'
headers shmem_impl/generics/shmem.h '/SHMEM_IMPL_CASE_shmem_atomic_or(/s/##_atomic_or$/##_atomic_and/'
expect_status 1
expect_text 'call_shmem_ulong_atomic_or calls .*shmem_ulong_atomic_and'

# A library with five symbols: one is weak, one is not weak, one is not an OpenSHMEM routine, and one is an extension
# without a profiling entry point. All other routines are missing.
cat >library.c <<'END'
int pshmem_test_lock(long *lock) { return *lock != 0; }
int shmem_test_lock(long *lock) __attribute__((weak, alias("pshmem_test_lock")));
void shmem_int_p(int *dest, int value, int pe) { *dest = value + pe; }
void stray(void) {}
void shmemx_alone(void) {}
END
run "$CC" -shared -fPIC library.c -o library.so
expect_status 0
check symbols library.so
expect_status 1
expect_text '^not exported: pshmem_long_p$'
expect_text 'not of the API: stray$'
expect_text 'not weak: shmem_int_p$'
expect_text 'no twin pshmemx_alone$'
finish
