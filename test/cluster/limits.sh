# Systems with low limits: the job must work, or end with a clear message of the library or of the MPI.
. "$SOURCE/test/cluster/hosts.sh" || exit 1

# limited_job_works_or_says_why LIMIT: runs a job whose PEs set a shell limit. If MPICH cannot start, its launcher loses
# the error message in about one job of ten; the job is then run again.
limited_job_works_or_says_why()
{
    local try
    for try in 1 2 3 4 5; do
        run "$cluster" run --mpi "$mpi" --timeout $((HANG_S - 20)) 2 sh -c "ulimit $1 && exec \"\$@\"" sh \
            "$programs/cluster_faults" once
        [ "$status" -ne 0 ] && [ -z "$output$errors" ] || break
        clean_hosts
    done
    [ "$status" -ne 124 ] || fail "the job hangs"
    # A job must not fail without a message.
    [ "$status" -eq 0 ] || expect_text 'isthmus: |[Mm]emory|descriptor|open files|limit'
    ! grep -qE 'signal 11|Segmentation' .output .errors || fail 'the job crashes'
    expect_nothing_left "$(files_of_mpi)"
    clean_hosts
}

limited_job_works_or_says_why '-l 0'
[ "$status" -eq 0 ] || fail 'memory need not be locked'
limited_job_works_or_says_why '-n 64'
limited_job_works_or_says_why '-v 600000'

for size in 64k 50%; do
    for host in h0 h1; do
        "$cluster" exec $host mount -o remount,size=$size /dev/shm
    done
    limited_job_works_or_says_why '-l 0' # this limit must not matter
done
[ "$status" -eq 0 ] || fail 'the whole /dev/shm is enough'
finish
