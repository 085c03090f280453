# A launcher's process that does not end by itself when a PE is lost is ended, and so is one that oshrun
# became. Nothing is left of either job.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1

cat >stay.c <<'END'
#include <shmem.h>
#include <stdio.h>
#include <unistd.h>
int main(void)
{
    shmem_init();
    printf("process %d\n", (int)getpid());
    fflush(stdout);
    for (;;)
        pause();
}
END
run oshcc stay.c -o stay
expect_status 0
export TMPDIR=$WORK/tmp
mkdir "$TMPDIR"

start()
{
    local try
    ran="oshrun --mpi $mpi" status=none output= errors=
    : >out
    timeout 60 oshrun --mpi "$mpi" -np 2 "$WORK/stay" >out 2>err </dev/null &
    job=$!
    for ((try = 0; try < 300; try++)); do
        [ "$(grep -c '^process' out)" -eq 2 ] && break
        sleep 0.1
    done
    [ $try -lt 300 ] || { fail "the job did not start: $(<err)" && finish; }
    pe=$(sed -n 's/^process //p;q' out)
    guard=$(ps -o ppid= -p "$pe")
    daemon=$(ps -o ppid= -p $guard) # mpiexec itself, or Hydra's daemon
    launcher=$(pgrep -P $job)
}

expect_end()
{
    local before=$SECONDS try
    wait "$job"
    status=$? output=$(<out) errors=$(<err)
    [ $((SECONDS - before)) -le 15 ] || fail "the job ended after $((SECONDS - before)) s"
    [ $status -ne 0 ] || fail 'expected a status that tells of the loss'
    for ((try = 0; try < 30; try++)); do
        [ -z "$(pgrep -f "$WORK/stay")$(ls "$TMPDIR")" ] && return 0
        sleep 0.1
    done
    fail "left behind: $(pgrep -af "$WORK/stay") $(find "$TMPDIR" -mindepth 1)"
}

# What tells of the loss goes through the stopped process, so there is no line.
start
kill -STOP $daemon
kill -KILL "$pe"
expect_end

start
kill -KILL $launcher
expect_end
finish
