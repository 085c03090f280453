# rdma.sh MPI PRELOADED PROGRAM: tests a network with RDMA, which rdma.c simulates. The library must detect at startup
# that windows progress without the target, must send no notices, and must pass the API tests that use windows most.
. "$SOURCE/test/check.sh" || exit 1
mpi=$1 preloaded=$2 program=$3
tests=(--serialized)
for name in put_all_types get_all_types put_nbi_all_types get_nbi_all_types nbi_many words_of_all_pes atomic_values \
    atomic_contention atomic_nbi_values put_signal_after_data wait_until_woken test_polling order_quiet_visible_to_all \
    lock_exclusion barrier_completes_puts; do
    tests+=(--only "$name")
done

# MPI is loaded before the library, so the library cannot choose MPI's components: set them here.
if [ "$mpi" = openmpi ] && mpiexec.openmpi --version | grep -q ' 4[.]'; then
    export OMPI_MCA_osc=pt2pt,sm
fi
export ISTHMUS_NODE_SIZE=1 ISTHMUS_REMOTE=window ISTHMUS_AMO=mpi SHMEM_INFO=1 ISTHMUS_TRACE=$WORK/trace

# On crowded cores a PE may detect too late that windows progress without their target. This causes unnecessary notices,
# but no errors, so the test tries several times.
found='windows progress without calls of the target PE'
for start in 1 2 3 4 5; do
    rm -f "$WORK"/trace*
    run oshrun --mpi "$mpi" -np 3 env LD_PRELOAD="$preloaded" "$program" "${tests[@]}"
    expect_status 0
    ! grep -q "$found" <<<"$output" || break
done
expect_text "^Network: .*$found\$"
grep -hE '\bnotice\b' "$WORK"/trace* && fail 'expected no notice in a trace'

# If windows need the target, the traces must contain notices.
run oshrun --mpi "$mpi" -np 3 "$program" --serialized --only put_all_types
expect_status 0
expect_text '^Network: .*windows progress only while the target PE calls MPI$'
grep -qE '\bnotice\b' "$WORK"/trace* || fail 'expected notices in a trace'
finish
