# Runs jobs under Slurm's srun, with and without the plugin of each MPI. The test creates its own cluster of one
# host. The Slurm daemons run in separate namespaces, so all their processes and files disappear with the test.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

skip()
{
    echo "skipped: $1"
    exit 77
}

if [ "${1-}" != inside ]; then
    for command in slurmctld slurmd srun munged; do
        PATH=$PATH:/usr/sbin command -v $command >/dev/null ||
            skip "there is no $command (Debian: slurmctld slurmd slurm-client munge)"
    done
    spaces=(unshare --mount --pid --fork --kill-child --mount-proc)
    "${spaces[@]}" true 2>/dev/null || skip 'this system lets us make no namespaces'
    exec "${spaces[@]}" bash "$SOURCE/test/launch/srun.sh" inside $((20000 + $$ % 5000 * 2))
fi

PATH=$PATH:/usr/sbin
port=$2 # this test uses this port and the next; they depend on its process id
export SLURM_CONF=$WORK/slurm.conf

# The daemons' files are in a tmpfs of the mount namespace, and disappear with it.
start_cluster()
{
    local host folder=/mnt
    host=$(uname -n)
    mount -t tmpfs -o mode=755 tmpfs $folder
    dd if=/dev/urandom of=$folder/key bs=128 count=1 status=none
    chmod 400 $folder/key
    munged --force --key-file=$folder/key --socket=$folder/munge --pid-file=$folder/munge.pid \
        --log-file="$WORK/munged.log" --seed-file=$folder/seed
    cat >"$SLURM_CONF" <<END
ClusterName=isthmus
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthInfo=socket=$folder/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SwitchType=switch/none
SlurmdParameters=config_overrides
SlurmctldPort=$port
SlurmdPort=$((port + 1))
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldLogFile=$WORK/slurmctld.log
SlurmdLogFile=$WORK/slurmd.log
NodeName=$host NodeAddr=127.0.0.1 CPUs=4
PartitionName=all Nodes=ALL Default=YES
END
    mkdir $folder/state $folder/spool
    slurmctld && slurmd
}

is_idle()
{
    [ "$(timeout 60 sinfo --noheader --format=%T 2>/dev/null)" = idle ]
}

wait_for_cluster()
{
    await is_idle
    run srun --mpi=none true
    [ "$status" -eq 0 ] && return
    tail -n 5 "$WORK"/*.log
    skip "the daemons of Slurm do not work here: $errors"
}

expect_ring()
{
    expect_status 0
    [ "$(sort <<<"$output")" = "$1" ] || fail "expected the output, in any order: $1"
}

start_cluster >daemons.out 2>&1
wait_for_cluster
run oshcc "$SOURCE/test/launch/hello.c" -o hello
expect_status 0
run oshcc -I"$SOURCE/samples" "$SOURCE/samples/ring.c" -o ring
expect_status 0
plugins=$(srun --mpi=list 2>&1)

for mpi in $BACKENDS; do
    plugin=pmi2
    [[ $(isthmus-info --mpi "$mpi") != "Open MPI"* ]] || plugin=pmix # the MPI with the standard ABI may be either
    if ! grep -q $plugin <<<"$plugins"; then
        echo "left out: this Slurm has no plugin $plugin, for $mpi"
        continue
    fi
    # The MPI follows from the plugin.
    run srun --mpi=$plugin -n 3 ./hello
    expect_ring 'PE 0 of 3
PE 1 of 3
PE 2 of 3'
    ISTHMUS_MPI=$mpi run srun --mpi=$plugin -n 4 ./ring
    expect_status 0

    # Without a plugin each process would be a separate job, so the library must report an error.
    ISTHMUS_MPI=$mpi run srun --mpi=none -n 2 ./hello
    [ "$status" -ne 0 ] || fail 'expected a failure'
    expect_text 'isthmus: .*shmem_init: srun started this program as process 0 of 2'
    expect_text 'isthmus: .*shmem_init: srun started this program as process 1 of 2'
    expect_text "start the program with srun --mpi=$plugin, or with oshrun"
    ! grep -q 'OMPI was not built' <<<"$errors" || fail "expected no page of the MPI's own"
done
finish
