# Programs with inlined operations that were compiled with the headers of the last release must run with this library
# (docs/abi.md). $1: the tag of the release. Skipped outside a git checkout with this tag.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

git -C "$SOURCE" archive "$1" include 2>/dev/null | tar -x || exit 77
[ -e include/shmem_impl/inline.h ] || exit 77
ln -s "$SOURCE/test/api/programs" programs
eval "libraries=($(oshcc -showme:link))"

# build PROGRAM COMMAND...: compiles with the old headers, and links with this library.
build()
{
    local program=$1
    shift
    run "$@" -O2 -D_GNU_SOURCE -DSHMEMX_INLINE -Iinclude "${libraries[@]}" -o "$program"
    expect_status 0
}

# served.c checks that the library fills the data of its inlined operations.
build served "$CC" -rdynamic "$SOURCE/test/api/inlined/served.c"
build operations "$CC" "$SOURCE"/test/api/{main,api_test,wait_check,put_get_value,static_data,atomic,combine,put_signal,signal}.c \
    "$SOURCE"/test/api/{wait_until,test,order,context,space,atomic_bitwise,atomic_nbi,atomic_old_names,generic_c11}.c \
    "$SOURCE/test/api/inlined/inlined.c" -pthread
for mpi in none $BACKENDS; do
    run oshrun --mpi "$mpi" -np 2 ./served 1
    expect_status 0
    for np in 1 3; do
        run oshrun --mpi "$mpi" -np $np ./operations
        expect_status 0
    done
done
run oshrun --mpi none -np 2 env SHMEM_DEBUG=1 ./served 0
expect_status 0
finish
