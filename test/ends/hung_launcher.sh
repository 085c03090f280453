# hung_launcher.sh MPI: if a PE is lost and a launcher's process does not end by itself, it must be killed. The same
# applies if oshrun has executed the launcher in its own process. Nothing of either job may be left. If a job ends too
# late, the exit status is that of a missed time limit.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1
limit=$(scaled 15)
late=0

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

has_begun()
{
    [ "$(grep -c '^process' out)" -eq 2 ]
}

has_begun_or_ended()
{
    has_begun || has_ended $job
}

is_clean()
{
    [ -z "$(pgrep -f "$WORK/stay")$(ls "$TMPDIR")" ]
}

start()
{
    ran="oshrun --mpi $mpi" status=none output= errors=
    : >out
    timeout "$HANG_S" oshrun --mpi "$mpi" -np 2 "$WORK/stay" >out 2>err </dev/null &
    job=$!
    await has_begun_or_ended
    has_begun || { fail "the job did not start: $(<err)" && finish; }
    pe=$(sed -n 's/^process //p;q' out)
    guard=$(ps -o ppid= -p "$pe")
    daemon=$(ps -o ppid= -p $guard) # mpiexec itself, or Hydra's daemon
    launcher=$(pgrep -P $job)
}

expect_end()
{
    local before=$SECONDS
    wait "$job"
    status=$? output=$(<out) errors=$(<err)
    [ $((SECONDS - before)) -le "$limit" ] || { late=1 && echo "the job ended after $((SECONDS - before)) s"; }
    [ $status -ne 124 ] || fail 'the job hangs'
    [ $status -ne 0 ] || fail 'expected a status that tells of the loss'
    await is_clean || fail "left behind: $(pgrep -af "$WORK/stay") $(find "$TMPDIR" -mindepth 1)"
}

# The message about the loss would be forwarded by the stopped process, so none is printed.
start
kill -STOP $daemon
kill -KILL "$pe"
expect_end

start
kill -KILL $launcher
expect_end
finish $late
