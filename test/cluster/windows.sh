# Between hosts MPI's windows use TCP and progress only while their target calls MPI. The library must detect this at
# startup. Otherwise it would send no notices of its accesses (src/net/select_measure.c).
. "$SOURCE/test/cluster/hosts.sh" || exit 1
export SHMEM_INFO=1 ISTHMUS_REMOTE=window
for start in 1 2 3; do
    run "$cluster" run --mpi "$mpi" --timeout $HANG_S 1 "$programs/cluster_faults" once
    expect_status 0
    expect_text '^Network: .*windows progress only while the target PE calls MPI$'
done
finish
