# leave.sh MPI PROGRAM: a PE that leaves while others are in a collective must abort the job with a message that names
# it, on one node and on several. A PE that arrives late must not. Jobs run in parallel, because they mostly wait.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1
program=$2
jobs=()
folders=()

# start NODE_SIZE NP MODE...: starts a job; NODE_SIZE 0 means one node.
start()
{
    local name=$1-$2-${*:3} size=() folder
    name=${name// /-}
    # Each job has its own TMPDIR: Open MPI 4 fails if another job creates or removes its folder for all jobs of the
    # user at the same moment.
    folder=$(mktemp -d)
    folders+=("$folder")
    [ "$1" -eq 0 ] || size=("ISTHMUS_NODE_SIZE=$1")
    { timeout "$HANG_S" env "TMPDIR=$folder" "${size[@]}" oshrun --mpi "$mpi" -np "$2" "$program" "${@:3}" >"$name.out" 2>&1 </dev/null
        echo $? >"$name.status"; } &
    jobs+=("$name")
}

# Waits for the jobs that were started, and checks that each has ended with output that matches a pattern.
all_jobs_end_as_expected()
{
    wait
    for ran in "${jobs[@]}"; do
        status=$(<"$ran.status") output=$(<"$ran.out") errors=
        [ "$status" -ne 124 ] || fail 'the job hangs'
        [ $((status != 0)) -eq "$1" ] || fail "expected a status that is $([ "$1" -eq 0 ] || echo not) 0"
        expect_text "$2"
    done
    jobs=()
}

for collective in barrier broadcast part; do
    start 1 4 $collective
done
start 1 3 gather
start 2 3 active_set finalize
all_jobs_end_as_expected 1 'PE [23] ended or called shmem_finalize'
start 2 4 part finalize
start 2 3 malloc
start 1 3 reduction finalize
start 0 3 part
all_jobs_end_as_expected 1 'PE [23] ended or called shmem_finalize'
start 1 4 late
start 2 4 late_sets
start 0 3 late
all_jobs_end_as_expected 0 'all came'
for folder in "${folders[@]}"; do # the supervisor of a launcher may remove its files a little later
    await rmdir "$folder" || fail "expected no files of the jobs in $folder"
done
finish
