# mistakes.sh MPI PROGRAM: each mistake ends the job with a line that names Fortran's routine.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1
program=$2
export SHMEM_SYMMETRIC_SIZE=1M

expect_mistake()
{
    run oshrun --mpi "$mpi" -np 2 "$program" "$1"
    [ "$status" -ne 0 ] || fail 'expected a failure'
    expect_text "^isthmus: (PE [01]|process [0-9]+): $2"
}

expect_mistake before_init 'SHMEM_MY_PE: .*shmem_init'
expect_mistake pe 'SHMEM_PUT4: pe is 2'
expect_mistake nelems 'SHMEM_INTEGER_PUT: nelems is -1: expected 0 or more'
expect_mistake not_symmetric 'SHMEM_REAL_PUT: dest is 0x[0-9a-f]*, which is not symmetric'
expect_mistake fault 'SHMEM_REAL_PUT: SIGSEGV: nothing is mapped at 0x8'
expect_mistake stride 'SHMEM_REAL_IGET: dst is 0'
expect_mistake length 'SHPALLOC: length is 0 words: expected more than 0'
expect_mistake room 'SHPALLOC: there is no room for 2147483647 words of 32 bits'
expect_mistake outside 'SHPDEALLC: addr is 0x[0-9a-f]*, outside the symmetric heap'
expect_mistake inside 'SHPCLMOVE: addr is 0x[0-9a-f]*, inside a block'
expect_mistake free 'SHPDEALLC: addr is 0x[0-9a-f]*, in no block'
expect_mistake lock_twice 'SHMEM_SET_LOCK: this PE holds the lock at 0x[0-9a-f]* already'
expect_mistake not_held 'SHMEM_CLEAR_LOCK: this PE does not hold the lock'
expect_mistake nreduce 'SHMEM_REAL16_SUM_TO_ALL: nreduce is -1'
expect_mistake active_set 'SHMEM_INT4_AND_TO_ALL: the active set .* ends at PE 2'
expect_mistake quad_set 'SHMEM_REAL16_MAX_TO_ALL: the active set .* ends at PE 32'
expect_mistake cmp 'SHMEM_WAIT_UNTIL: cmp is 17'

# The streams of Fortran are flushed on both PEs.
run oshrun --mpi "$mpi" -np 2 "$program" global_exit
expect_status 9
for pe in 0 1; do
    run cat written.$pe
    expect_output 'a line'
done
finish
