# Tests on two simulated hosts what the documentation shows for Slurm: the batch script of the tutorial's last
# page, the plugin of each MPI, a profile, a trace, and the isthmus-top command of docs/profiling.md. The test
# creates its own cluster and Slurm daemons, which end with it.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
PATH=$PATH:/usr/sbin
page=$SOURCE/docs/tutorial/10_heat.md
export CLUSTER_NAME=slurm-$$ CLUSTER_BUILD=$PREFIX SLURM_CONF=$WORK/slurm.conf

skip()
{
    echo "skipped: $1"
    exit 77
}

for command in slurmctld slurmd srun sbatch munged; do
    command -v $command >/dev/null || skip "there is no $command (Debian: slurmctld slurmd slurm-client munge)"
done
[ ${#WORK} -lt 95 ] || skip "the folder's name is too long for a socket: $WORK"

environment=("PATH=$PATH" "SLURM_CONF=$SLURM_CONF" OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
    OMPI_MCA_btl_tcp_if_include=eth0) # Debian 14 presets lo
on_head=("$SOURCE/scripts/cluster" exec head env "${environment[@]}")

# The settings avoid cgroups, because the simulated hosts lack those that the daemons expect. PMIx by default
# uses a folder that exists on one host only.
write_settings()
{
    cat >"$SLURM_CONF" <<END
ClusterName=isthmus
SlurmctldHost=head(10.77.0.254)
SlurmUser=root
SlurmdUser=root
AuthInfo=socket=$WORK/munge
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SwitchType=switch/none
SlurmdParameters=config_overrides
SlurmctldPidFile=$WORK/slurmctld.pid
SlurmdPidFile=$WORK/slurmd-%n.pid
StateSaveLocation=$WORK/state
SlurmdSpoolDir=$WORK/spool-%n
SlurmctldLogFile=$WORK/slurmctld.log
SlurmdLogFile=$WORK/slurmd-%n.log
NodeName=h0 NodeAddr=10.77.0.1 CPUs=4
NodeName=h1 NodeAddr=10.77.0.2 CPUs=4
PartitionName=all Nodes=ALL Default=YES
END
    echo 'PMIxCliTmpDirBase=/dev/shm' >mpi.conf
    mkdir state spool-h0 spool-h1
    head -c 128 /dev/urandom >key
    chmod 400 key
}

start_daemons()
{
    "${on_head[@]}" munged --force --key-file="$WORK/key" --socket="$WORK/munge" --pid-file="$WORK/munge.pid" \
        --log-file="$WORK/munged.log" --seed-file="$WORK/seed"
    "${on_head[@]}" slurmctld
    for host in h0 h1; do
        "$SOURCE/scripts/cluster" exec $host env "${environment[@]}" sh -c 'cd /sys/fs/cgroup && mount -t tmpfs none . && cd . && mkdir systemd &&
            mount -t cgroup -o none,name=systemd none systemd && exec slurmd -N "$0"' $host
    done
}

are_idle()
{
    [ "$("${on_head[@]}" timeout 60 sinfo --noheader --format='%T %D' 2>/dev/null)" = 'idle 2' ]
}

wait_for_daemons()
{
    await are_idle && return
    tail -n 5 -- "$WORK"/*.log
    skip 'the daemons of Slurm do not work here'
}

# A program whose PE 0 computes until a file exists, while the other PEs wait for it in a barrier.
compile_waiting()
{
    cat >waiting.c <<'END'
#include <shmem.h>
#include <unistd.h>
int main(int argc, char **argv)
{
    shmem_init();
    while (shmem_my_pe() == 0 && access(argv[argc - 1], F_OK) != 0)
        ;
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
END
    oshcc -g waiting.c -o waiting || fail 'expected oshcc to compile'
}

shows_3_waiting()
{
    local number
    number=$("${on_head[@]}" squeue --noheader --states=R --format=%i)
    [ -n "$number" ] || return 1
    run "${on_head[@]}" ${1/JOB/$number} waiting
    [ "$(grep -c 'waits .* in shmem_barrier_all at waiting.c:8' <<<"$output")" -eq 3 ]
}

# Runs the isthmus-top command of the documentation in the job's allocation, on both hosts. On each host it must
# show the PEs of that host.
top_shows_pes_of_both_hosts()
{
    local job step='srun --overlap --jobid=JOB -N 2 --ntasks-per-node=1 isthmus-top --once'
    rm -f end
    grep -q -- "$step" "$SOURCE/docs/profiling.md" || fail "expected $step in docs/profiling.md"
    "${on_head[@]}" srun --mpi=$plugin -N 2 --ntasks-per-node=2 "$WORK/waiting" "$WORK/end" >waiting.out 2>&1 &
    job=$!
    await shows_3_waiting "$step" || fail "expected isthmus-top to see 3 PEs of both hosts wait"
    touch end
    wait $job || fail "expected the job to end well: $(cat waiting.out)"
}

"$SOURCE/scripts/cluster" up 2 || exit $? # 77 where it cannot
trap '"$SOURCE/scripts/cluster" down' EXIT
write_settings
start_daemons >daemons.out 2>&1
wait_for_daemons

oshcc -g -O2 "$SOURCE/samples/tutorial/10_heat.c" -o heat || fail 'expected oshcc to compile'
compile_waiting
awk '/^#!\/bin\/sh$/ { on = 1 } /^```$/ { on = 0 } on' "$page" >job.sh
grep -q '^#SBATCH --nodes=2 ' job.sh && grep -q '^oshrun -np 8 ./heat$' job.sh || fail "expected a script of two nodes in $page"
for mpi in $BACKENDS; do
    run "${on_head[@]}" "ISTHMUS_MPI=$mpi" sbatch --wait -D "$WORK" -o "$WORK/$mpi.out" job.sh
    expect_status 0
    run cat "$mpi.out"
    expect_output 'steady after 500 steps'

    plugin=pmi2
    [ "$mpi" != openmpi ] || plugin=pmix
    grep -q -- "srun --mpi=$plugin ./heat" "$page" || fail "expected srun --mpi=$plugin in $page"
    srun --mpi=list 2>&1 | grep -q $plugin || { echo "left out: this Slurm has no plugin $plugin, for $mpi" && continue; }
    run "${on_head[@]}" "ISTHMUS_PROFILE=$WORK/$mpi.profile" srun --mpi=$plugin -N 2 --ntasks-per-node=2 "$WORK/heat"
    expect_status 0
    expect_output 'steady after 500 steps'
    run isthmus-profile "$mpi.profile"
    expect_status 0
    expect_text "^heat: 4 PEs, .*, 2 hosts, $mpi\$"
    ! grep -q 'INCOMPLETE' <<<"$output" || fail 'expected a whole profile'

    run "${on_head[@]}" "ISTHMUS_TIMELINE=$WORK/$mpi.trace" srun --mpi=$plugin -N 2 --ntasks-per-node=2 "$WORK/heat"
    expect_status 0
    run isthmus-trace --json "$mpi.json" "$mpi.trace"
    expect_status 0
    expect_text "^heat: 4 PEs, .*, 2 hosts, $mpi\$"
    top_shows_pes_of_both_hosts
done
finish
