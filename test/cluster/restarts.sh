# Runs RESTARTS short jobs one after another; each must end.
. "$SOURCE/test/cluster/hosts.sh" || exit 1
for ((start = 1; start <= ${RESTARTS:-15}; start++)); do
    run "$cluster" run --mpi "$mpi" --timeout $HANG_S 2 "$programs/cluster_faults" once
    expect_status 0
    [ "$status" -eq 0 ] || break
done
expect_nothing_left
finish
