# What happens to a job when a part of it is lost: it ends in time, says what was lost, leaves nothing.
. "$SOURCE/test/cluster/hosts.sh" || exit 1

# Starts a job in a mode of faults.c and waits until it is ready, and its PEs' lines are there: launchers may bring
# them later than PE 0's, and one within another.
start()
{
    local try
    ran="faults $*"
    : >out # else "ready" of the job before may be seen
    "$cluster" run --mpi "$mpi" --timeout 60 2 "$programs/cluster_faults" "$@" >out 2>err </dev/null &
    job=$!
    for ((try = 0; try < 300; try++)); do
        grep -q ready out && [ "$(grep -o 'is process [0-9]* on h[0-9]' out | wc -l)" -eq 4 ] && return 0
        sleep 0.1
    done
    status=none output=$(<out) errors=$(<err)
    fail 'the job did not start'
    finish
}

# Open MPI 5's mpiexec says that it lost a host or its daemon, and ends with 0.
ends_with_0()
{
    [ "$mpi" = openmpi ] && [ "$1" = host ] && ! isthmus-info | grep -q 'Open MPI v4'
}

# The job must end within 15 s of now, and not well; a line must match a pattern. With "host" the loss is
# of more than a PE.
expect_end()
{
    local before=$SECONDS
    wait "$job"
    status=$? output=$(<out) errors=$(<err)
    [ $((SECONDS - before)) -le 15 ] || fail "the job ended after $((SECONDS - before)) s"
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
    local try
    for ((try = 0; try < 20; try++)); do
        "$cluster" exec h1 pkill -KILL 'orted|prted|hydra_pmi_prox' 2>/dev/null && return
        sleep 0.1
    done
    fail 'the daemon on h1 cannot be found'
}

# reach FROM TO...: does a host get through to others, which refuse?
reach()
{
    local to
    for to in "${@:2}"; do
        "$cluster" exec "$1" bash -c "echo >/dev/tcp/$to/9" 2>&1 | grep -q refused || return 1
    done
}

# Until each host gets through to each other, and again.
restore_link()
{
    local try well=0
    "$cluster" exec head ip link set v1 up
    for ((try = 0; try < 100; try++)); do
        reach head h0 h1 && reach h0 head h1 && reach h1 head h0 && well=$((well + 1)) || well=0
        [ $well -lt 3 ] || return 0
        sleep 0.3
    done
    fail 'the hosts do not reach each other again'
}

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

# A short cut is survived.
start print
"$cluster" exec head ip link set v1 down
sleep 5
lines=$(wc -l <out)
restore_link
for ((try = 0; try < 100; try++)); do
    [ "$(wc -l <out)" -eq "$lines" ] || break
    sleep 0.1
done
[ $try -lt 100 ] || fail 'the job does not go on'
kill_pe 1
expect_end '(PE|rank) 1 .*signal 9'
expect_nothing_left
clean_hosts

# What was printed before a PE ends the job is not lost.
for pe in 0 3; do
    run "$cluster" run --mpi "$mpi" --timeout 60 2 "$programs/cluster_faults" exit $pe 5
    expect_status 5
    expect_text "PE $pe leaves"
    expect_nothing_left
done
finish
