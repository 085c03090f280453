# mistakes.sh MPI PROGRAM MODULE_PROGRAM: each mistake must end the job with a message that names the Fortran routine.
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
expect_mistake room 'SHPALLOC: the symmetric heap does not have enough free memory for 2147483647 words of 32 bits'
expect_mistake outside 'SHPDEALLC: addr is 0x[0-9a-f]*, outside the symmetric heap'
expect_mistake inside 'SHPCLMOVE: addr is 0x[0-9a-f]*, inside a block'
expect_mistake free 'SHPDEALLC: addr is 0x[0-9a-f]*, not in an allocated block'
expect_mistake lock_twice 'SHMEM_SET_LOCK: this PE already holds the lock at 0x[0-9a-f]*'
expect_mistake not_held 'SHMEM_CLEAR_LOCK: this PE does not hold the lock'
expect_mistake nreduce 'SHMEM_REAL16_SUM_TO_ALL: nreduce is -1'
expect_mistake active_set 'SHMEM_INT4_AND_TO_ALL: the active set .* ends at PE 2'
expect_mistake quad_set 'SHMEM_REAL16_MAX_TO_ALL: the active set .* ends at PE 32'
expect_mistake cmp 'SHMEM_WAIT_UNTIL: cmp is 17'

# Mistakes with the module.
program=$3
expect_mistake before_init 'SHMEM_TEAM_MY_PE: .*shmem_init'
expect_mistake counts 'SHMEM_PUT: source has 3 elements, but dest has 2 elements: expected equal numbers'
expect_mistake kinds 'SHMEM_PUT_NBI: source has elements of 8 bytes, but dest has elements of 4 bytes: expected the same type and kind'
expect_mistake types 'SHMEM_GET: source and dest have elements of 4 bytes, but different types'
expect_mistake pe 'SHMEM_GET_NBI: pe is 2'
expect_mistake assumed_size 'SHMEM_PUT: source is an array of assumed size'
expect_mistake not_symmetric 'SHMEM_PUT_SIGNAL: dest is 0x[0-9a-f]*, which is not symmetric'
expect_mistake gaps 'SHMEM_BROADCAST: source is an array section with gaps'
expect_mistake room 'SHMEM_FCOLLECT: dest has 3 elements: expected at least 2 times the number of elements of source, 2'
expect_mistake parts 'SHMEM_ALLTOALL: source has 3 elements: expected a multiple of the number of PEs of the team, 2'
expect_mistake team 'SHMEM_ALLTOALL: team is SHMEM_TEAM_INVALID: expected a team'
expect_mistake strides 'SHMEM_ALLTOALLS: dest has elements of 3 bytes: expected 1, 2, 4, 8 or 16'
expect_mistake far_parts 'SHMEM_ALLTOALLS: dest has 3 elements: expected at least 4'
expect_mistake sum 'SHMEM_SUM_REDUCE: source has elements of 3 bytes, of a type that this routine does not support: .*REALs'
expect_mistake max 'SHMEM_MAX_REDUCE: source has elements of 8 bytes, of a type that this routine does not support'
expect_mistake and 'SHMEM_AND_REDUCE: .*expected INTEGERs or LOGICALs'
expect_mistake rank 'SHMEM_MALLOC: shape has 1 elements: expected 1 for each of the 2 dimensions'
expect_mistake shape 'SHMEM_CALLOC: shape contains -1 in element 2: expected 0 or more'
expect_mistake real_shape 'SHMEM_MALLOC: shape has another type: expected INTEGER'
expect_mistake memory 'SHMEM_MALLOC: not enough free memory for 17179869176 bytes: .*or pass the argument stat'
expect_mistake not_a_block 'SHMEM_FREE: ptr \(0x[0-9a-f]*\) is inside a block'
expect_mistake pointer 'SHMEM_POINTER: target has rank 2, but the pointer has rank 1: expected equal ranks'
expect_mistake split 'SHMEM_TEAM_SPLIT_STRIDED: the routine failed: pass the argument stat to handle the error'
expect_mistake status 'SHMEM_INT32_TEST_ANY: status has 2 elements: expected 3, the number of elements of ivars'
expect_mistake indices 'SHMEM_INT32_TEST_SOME: indices has 2 elements: expected 3'
expect_mistake nelems 'SHMEM_IPUT: nelems is -1: expected 0 or more'
expect_mistake stride 'SHMEM_IGET: sst is 0 elements: expected at least 1'
expect_mistake beyond 'SHMEM_IBPUT: source has 16 elements: expected at least 18'
expect_mistake sig_op 'SHMEM_SIGNAL: sig_op is 9: expected SHMEM_SIGNAL_SET or SHMEM_SIGNAL_ADD'
expect_mistake atomic 'shmem_int64_atomic_add: pe is 2'
expect_mistake context 'SHMEM_INT64_ATOMIC_ADD: pe is 2'
expect_mistake atomic_max 'shmemx_int64_atomic_max: pe is 2'
expect_mistake atomic_add 'SHMEMX_FLOAT_ATOMIC_ADD: dest is 0x[0-9a-f]*, which is not symmetric'
expect_mistake atomic_mul 'SHMEMX_INT32_ATOMIC_FETCH_MUL_REQ: pe is 2'
expect_mistake color 'SHMEMX_TEAM_SPLIT: color is -2'
expect_mistake colors_of_none 'SHMEMX_TEAM_SPLIT: the routine failed: pass the argument stat to handle the error'
expect_mistake req_counts 'SHMEMX_PUT_REQ: source has 3 elements, but dest has 2 elements: expected equal numbers'
expect_mistake req_pe 'SHMEMX_GET_REQ: pe is 2'
expect_mistake req_twice 'SHMEMX_REQ_WAIT: req contains 0x[0-9a-f]*, which is not an active request: expected'
expect_mistake req_status 'SHMEMX_REQ_WAIT_ALL: status has 1 elements: expected 3, the number of elements of reqs'
expect_mistake req_gaps 'SHMEMX_REQ_TEST_ALL: reqs is an array section with gaps'
expect_mistake nd_dimensions 'SHMEMX_PUT_ND: dest_strides has 2 elements: expected 3, one for each element of extents'
expect_mistake nd_stride 'SHMEMX_GET_ND: dest_strides contains 0 in element 2: expected at least 1'
expect_mistake nd_beyond 'SHMEMX_PUT_ND_NBI: source has 16 elements: expected at least 22'
expect_mistake nd_most 'SHMEMX_PUT_ND: extents has 9 elements: expected at most 8'
expect_mistake nd_real 'SHMEMX_PUT_ND: dest_strides has another type: expected INTEGER'
expect_mistake lists 'SHMEMX_PUTV: dest has 16 bytes, but source has 12 bytes: expected equal lengths'
expect_mistake piece 'SHMEMX_PIECE: section is an array section with gaps'
expect_mistake irregular_pes 'SHMEMX_ALLTOALLV: source_nelems has 3 elements: expected 2, one for each PE of the team'
expect_mistake irregular_room 'SHMEMX_GATHERV_NB: dest has 16 elements: too short for the 2 elements at offset 15 \(from element 2 of dest_nelems and dest_offsets\)'
expect_mistake irregular_negative 'SHMEMX_SCATTERV: source_offsets contains -1 in element 2: expected 0 or more'
expect_mistake irregular_lengths 'SHMEMX_ALLTOALLV: '
expect_mistake nb_room 'SHMEMX_FCOLLECT_NB: dest has 3 elements: expected at least 2 times the number of elements of source, 2'
expect_mistake nb_type 'SHMEMX_SUM_REDUCE_NB: source has elements of 3 bytes, of a type that this routine does not support'
expect_mistake no_op 'SHMEMX_REDUCE_OP: op is (nil|0x0|\(nil\)), which is not in the executable or in a library'
expect_mistake internal_op 'SHMEMX_REDUCE_OP_NB: op is 0x[0-9a-f]*, which is not in the executable or in a library: expected C_FUNLOC of'

# Fortran's output units must be flushed on both PEs.
run oshrun --mpi "$mpi" -np 2 "$2" global_exit
expect_status 9
for pe in 0 1; do
    run cat written.$pe
    expect_output 'a line'
done
finish
