# faults.sh MPI PROGRAMS [clock]: tests the loss of a part of a job. The job must end, report what was lost, and leave
# nothing. With "clock", runs the cases that depend on time: a job ends soon after a loss, and survives a short
# interruption of the network. If only a time limit is exceeded, the status is that of a missed limit.
. "$SOURCE/test/cluster/hosts.sh" || exit 1
limit=$(scaled 15) # seconds from a loss to the end of the job
late=0

# A job is ready if PE 0 has reported so and the lines of all PEs have been printed. Launchers may print them later than
# PE 0's line, and mixed with each other.
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
    : >out # otherwise "ready" of the previous job may be found
    "$cluster" run --mpi "$mpi" --timeout $HANG_S 2 "$programs/cluster_faults" "$@" >out 2>err </dev/null &
    job=$!
    await is_ready_or_has_ended
    is_ready && return 0
    status=none output=$(<out) errors=$(<err)
    fail 'the job did not start'
    finish
}

# Open MPI 5's mpiexec reports the loss of a host or of its daemon, but exits with 0.
ends_with_0()
{
    [ "$mpi" = openmpi ] && [ "$1" = host ] && ! isthmus-info | grep -q 'Open MPI v4'
}

# The job must end by itself with an error status, and a line of its output must match the pattern. "host" means that
# more than one PE is lost.
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

# Repeats, because pkill occasionally finds no process.
kill_daemon()
{
    await "$cluster" exec h1 pkill -KILL 'orted|prted|hydra_pmi_prox' 2>/dev/null || fail 'the daemon on h1 cannot be found'
}

# reach FROM TO...: succeeds if host FROM can connect to the others. They refuse the connection, which shows that they
# are reachable.
reach()
{
    local to
    for to in "${@:2}"; do
        "$cluster" exec "$1" bash -c "echo >/dev/tcp/$to/9" 2>&1 | grep -q refused || return 1
    done
}

# Succeeds if each host reaches every other one, three times in a row, because the first success may be temporary.
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

# An interruption of the network that is shorter than the time after which a host counts as lost.
job_survives_a_short_cut()
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
    job_survives_a_short_cut
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

# Text that was printed before a PE ends the job must not be lost.
for pe in 0 3; do
    run "$cluster" run --mpi "$mpi" --timeout $HANG_S 2 "$programs/cluster_faults" exit $pe 5
    expect_status 5
    expect_text "PE $pe leaves"
    expect_nothing_left
done
finish
