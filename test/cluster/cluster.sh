# Tests scripts/cluster: the processes that it starts must end, and its error messages.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
cluster=$SOURCE/scripts/cluster
one=itself-$$-a
two=itself-$$-b
trap '"$cluster" --name $one down; "$cluster" --name $two down' EXIT
unset CLUSTER_NAME
first_mpi=${BACKENDS%% *}

# Lists processes of these clusters, as seen from outside.
processes_of()
{
    local folder
    for folder in /proc/[0-9]*; do
        tr '\0' '\n' 2>/dev/null <"$folder/environ" | grep -qE "isthmus-cluster-[0-9]+/($1)(/|$)" &&
            echo "${folder#/proc/}"
    done
}

has_no_process()
{
    [ -z "$(processes_of "$1")" ]
}

expect_no_process()
{
    await has_no_process "$1" || fail "processes are left: $(processes_of "$1")"
}

# shows PATTERN COUNT: succeeds if the status of cluster $one has COUNT lines that match PATTERN.
shows()
{
    [ "$("$cluster" --name $one status | grep -c -- "$1")" -eq "$2" ]
}

for words in '' up 'up 0' 'up x' 'up 201' 'nonsense' '--name' '--name a/b up 2' 'run 0 ls' 'run --mpi' \
    'run --nope x' 'run' 'exec' 'exec h0'; do
    run "$cluster" $words
    expect_error '^cluster: '
    expect_status 2
done
run "$cluster" --help
expect_status 0
expect_text '^usage: cluster'
run "$cluster" --name $one down # no cluster is running
expect_status 0

run "$cluster" --name $one up 2
if [ $status -eq 77 ]; then
    echo "$errors"
    exit 77
fi
expect_status 0
run "$cluster" --name $one up 2
expect_error 'is up already'
expect_status 1
run "$cluster" --name $two status
expect_error 'is not up'
run "$cluster" --name $two up 3
expect_status 0
for name in $one:2 $two:3; do
    run "$cluster" --name ${name%:*} status
    expect_output "$(grep -E "^cluster .* ${name#*:} hosts" <<<"$output")"
    expect_status 0
done

# Hosts: their names, status and arguments of a command, and nothing shared between them.
run "$cluster" --name $two exec h2 sh -c 'hostname; echo "$1"; exit 9' sh "a  'b' \$c"
expect_status 9
expect_output "h2
a  'b' \$c"
run "$cluster" --name $two exec h7 true
expect_error 'no such host'
run "$cluster" --name $two exec h0 touch /dev/shm/left
run "$cluster" --name $two exec h1 test -e /dev/shm/left
expect_status 1
run "$cluster" --name $two status
expect_text '^h0: file /dev/shm/left$'
run "$cluster" --name $two exec h0 rm /dev/shm/left

# Jobs: where they run, which environment they get, and their status.
for mpi in $BACKENDS; do
    ISTHMUS_TEST='a b;c' run "$cluster" --name $one run --mpi $mpi 2 sh -c \
        'echo "$(hostname) $ISTHMUS_TEST"'
    output=$(sort <<<"$output")
    expect_output "h0 a b;c
h0 a b;c
h1 a b;c
h1 a b;c"
    run "$cluster" --name $two run --mpi $mpi --hosts h0,h2 1 hostname
    output=$(sort <<<"$output")
    expect_output "h0
h2"
    run "$cluster" --name $one run --mpi $mpi 1 -wdir / sh -c 'exit 7'
    expect_status 7
    run "$cluster" --name $one run --mpi $mpi --timeout 3 1 sleep 50
    expect_status 124
    expect_text 'did not end in 3 s'
    run "$cluster" --name $one status
    expect_output "$(head -1 <<<"$output")"
done

# If a run is killed, its job must end.
"$cluster" --name $one run --mpi "$first_mpi" 2 sleep 1000 >/dev/null 2>&1 &
job=$!
await shows ': sleep 1000$' 4 || fail 'the job did not start'
kill -KILL $job
wait $job 2>/dev/null
await shows process 0 || fail 'a killed run leaves its job'

# Stopping one cluster must stop it completely and not affect the other.
"$cluster" --name $one exec h1 sleep 1000 &
await shows ': sleep 1000$' 1 || fail 'the command on the host did not start'
run "$cluster" --name $one down
expect_status 0
expect_no_process $one
run "$cluster" --name $two exec h0 true
expect_status 0
kill -KILL "$(<"${TMPDIR:-/tmp}/isthmus-cluster-$EUID/$two/head.pid")" # simulates the loss of all processes
expect_no_process $two
run "$cluster" --name $two status
expect_error 'is not up'
run "$cluster" --name $two up 1
expect_status 0
run "$cluster" --name $two down
expect_no_process $two
[ ! -e "${TMPDIR:-/tmp}/isthmus-cluster-$EUID/$two" ] || fail 'a folder is left'
finish
