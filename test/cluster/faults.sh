# What happens to a job when a part of it is lost: it ends, says what was lost, leaves nothing. Usage: faults.sh MPI
# PROGRAMS [clock]. With "clock", the cases that depend on time: a job ends soon after a loss, and survives a short cut of
# the network. If nothing else is wrong than a missed limit, the status is that of a missed clock.
. "$SOURCE/test/cluster/hosts.sh" || exit 1
limit=$(scaled 15) # seconds from a loss to the end of the job
late=0

# Starts a job in a mode of faults.c and waits until it is ready, and its PEs' lines are there: launchers may bring
# them later than PE 0's, and one within another.
is_ready()
{
    grep -q ready out && [ "$(grep -o 'is process [0-9]* on h[0-9]' out | wc -l)" -eq 4 ]
}

is_ready_or_has_ended()
{
    is_ready || has_ended $job
}

start()
{
    ran="faults $*"
    : >out # else "ready" of the job before may be seen
    "$cluster" run --mpi "$mpi" --timeout $HANG_S 2 "$programs/cluster_faults" "$@" >out 2>err </dev/null &
    job=$!
    await is_ready_or_has_ended
    is_ready && return 0
    status=none output=$(<out) errors=$(<err)
    fail 'the job did not start'
    finish
}

# Open MPI 5's mpiexec says that it lost a host or its daemon, and ends with 0.
ends_with_0()
{
    [ "$mpi" = openmpi ] && [ "$1" = host ] && ! isthmus-info | grep -q 'Open MPI v4'
}

# The job must end by itself, and not well; a line must match a pattern. With "host" the loss is of more than a PE.
expect_end()
{
    local before=$SECONDS
    wait "$job"
    status=$? output=$(<out) errors=$(<err)
    [ $((SECONDS - before)) -le "$limit" ] || { late=1 && echo "the job ended after $((SECONDS - before)) s"; }
    [ $status -ne 124 ] || fail 'the job hangs'
    [ $status -ne 0 ] || ends_with_0 "${2-}" || fail 'expected a status that tells of the loss'
    expect_text "$1"
}

kill_pe()
{
    local process host
    read -r _ _ _ _ process _ host < <(grep -o "PE $1 is process [0-9]* on h[0-9]" out)
    "$cluster" exec "$host" kill -KILL "$process"
}

# Now and then pkill sees no process at all.
kill_daemon()
{
    await "$cluster" exec h1 pkill -KILL 'orted|prted|hydra_pmi_prox' 2>/dev/null || fail 'the daemon on h1 cannot be found'
}

# reach FROM TO...: does a host get through to others, which refuse?
reach()
{
    local to
    for to in "${@:2}"; do
        "$cluster" exec "$1" bash -c "echo >/dev/tcp/$to/9" 2>&1 | grep -q refused || return 1
    done
}

# Whether each host gets through to each other; three times, since the first may not last.
all_reach_all()
{
    local _
    for _ in 1 2 3; do
        reach head h0 h1 && reach h0 head h1 && reach h1 head h0 || return 1
    done
}

restore_link()
{
    "$cluster" exec head ip link set v1 up
    await all_reach_all || fail 'the hosts do not reach each other again'
}

prints_more()
{
    [ "$(wc -l <out)" -ne "$lines" ]
}

goes_on_or_ends()
{
    prints_more || has_ended $job
}

# A cut that is shorter than the time after which a host counts as lost.
survive_a_short_cut()
{
    local cut
    start print
    cut=$SECONDS
    "$cluster" exec head ip link set v1 down
    sleep 5
    lines=$(wc -l <out)
    "$cluster" exec head ip link set v1 up
    cut=$((SECONDS - cut))
    restore_link
    await goes_on_or_ends
    if has_ended $job && [ $cut -gt 7 ]; then
        late=1 && echo "the cut lasted for $cut s"
        wait $job
        return
    fi
    prints_more || fail 'the job does not go on'
    kill_pe 1
    expect_end '(PE|rank) 1 .*signal 9'
}

if [ "${3-}" = clock ]; then
    start barrier
    kill_pe 1
    expect_end '(PE|rank) 1 .*signal 9'
    start compute
    "$cluster" exec head ip link set v1 down
    expect_end 'h1' host
    restore_link
    clean_hosts
    survive_a_short_cut
    clean_hosts
    finish $late
fi

for mode_and_pe in wait:0 wait:3 compute:2 barrier:1; do
    pe=${mode_and_pe#*:}
    start "${mode_and_pe%:*}"
    kill_pe "$pe"
    expect_end "(PE|rank) $pe .*signal 9"
    expect_nothing_left
done

for mode in wait compute barrier; do
    start $mode
    kill_daemon
    expect_end 'daemon.* h1' host
    expect_nothing_left "$(files_of_mpi)"
    clean_hosts
done

for mode in compute print; do
    start $mode
    "$cluster" exec head ip link set v1 down
    expect_end 'h1' host
    expect_nothing_left "$(files_of_mpi)"
    restore_link
    clean_hosts
done

# What was printed before a PE ends the job is not lost.
for pe in 0 3; do
    run "$cluster" run --mpi "$mpi" --timeout $HANG_S 2 "$programs/cluster_faults" exit $pe 5
    expect_status 5
    expect_text "PE $pe leaves"
    expect_nothing_left
done
finish
