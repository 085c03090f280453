# Other users attack a job while it starts, runs and ends. The job must succeed, and the attackers must obtain
# nothing. Usage: thieves.sh MPI VICTIM THIEF. With ALL_THIEVES=1 in the environment, it tests every way of
# sharing memory with readable and unreadable programs, which takes some minutes.
set -u
mpi=$1 victim_program=$2 thief_program=$3
user=60101 other=60102 # user numbers without accounts

skip()
{
    echo "skipped: $1"
    exit 77
}

# Use separate namespaces for names, processes and shared memory, so that other tests are not disturbed, and
# mount a /proc that shows all users.
if [ -z "${ISOLATED:-}" ]; then
    [ "$(id -u)" -eq 0 ] || skip "only root may run programs as two other users"
    for command in setpriv unshare ip pkill; do
        command -v $command >/dev/null || skip "there is no $command (Debian: util-linux iproute2 procps)"
    done
    for number in $user $other; do
        ! getent passwd $number >/dev/null || skip "user $number exists"
    done
    unshare --net --mount --propagation private true 2>/dev/null ||
        skip "no namespaces may be made here"
    ISOLATED=1 exec unshare --net --mount --pid --fork --kill-child --propagation private bash "$0" "$@"
fi
ip link set lo up && mount -t proc proc /proc && mount -t tmpfs -o mode=1777 tmpfs /dev/shm ||
    skip "a namespace cannot be set up here"

# Copy the installation to a folder that the other users can read.
home=$(mktemp -d) || exit 1
trap 'rm -rf "$home"' EXIT
chmod 755 "$home"
mkdir -m 700 "$home/tmp"
chown $user:$user "$home/tmp"
cp -a "$PREFIX/bin" "$PREFIX/lib" "$home"
install -m 755 "$thief_program" "$home/thief"
install -m 755 "$victim_program" "$home/readable"
install -m 711 "$victim_program" "$home/unreadable"
install -d -m 1777 "$home/ready"

as()
{
    local uid=$1
    shift
    setpriv --reuid "$uid" --regid "$uid" --clear-groups -- "$@"
}

# fail WORD...: reports a failure, with the output of the job and of the thief.
fail()
{
    echo "FAILED ($name): $*"
    cat "$home/said" "$home/loot"
    faults=$((faults + 1))
}

# job SHARE PROGRAM PES: runs the victim's job with ISTHMUS_SHARE=SHARE.
job()
{
    as $user env TMPDIR="$home/tmp" HOME="$home/tmp" LD_LIBRARY_PATH="$home/lib" ISTHMUS_SHARE="$1" \
        timeout --kill-after 5 120 "$home/bin/oshrun" --mpi "$mpi" -np "$3" "$home/$2" 2 >"$home/said" 2>&1
}

# thief_gets_nothing_from_the_job SHARE PROGRAM PES UID [WAY...]: runs a job while a thief of user UID attacks it.
thief_gets_nothing_from_the_job()
{
    local share=$1 program=$2 pes=$3 uid=$4 thief left begun=$SECONDS
    name="$*"
    shift 4
    rm -f "$home/ready/it"
    [ "$share" != shm ] || as $user install -m 600 /dev/null /dev/shm/isthmus-left-by-a-killed-job
    as $other install -m 666 /dev/null /dev/shm/isthmus-of-a-stranger
    (ulimit -n "$(ulimit -Hn)" && as "$uid" "$home/thief" $user "$home/ready/it" "$@") >"$home/loot" 2>&1 &
    thief=$!
    until [ -e "$home/ready/it" ] || ! kill -0 $thief; do sleep 0.01; done
    job "$share" "$program" "$pes" || fail "the job ended with status $?"
    pkill -TERM -u "$uid" -x thief
    wait $thief || fail "the thief got something"
    left=$(find /dev/shm -user $user -name 'isthmus*')
    [ -z "$left" ] || fail "left: $left"
    rm -rf /dev/shm/*
    echo "done: $name ($((SECONDS - begun)) s)"
}

faults=0
if [ -n "${ALL_THIEVES:-}" ]; then
    for pes in 2 4 7; do
        for share in auto socket shm; do
            thief_gets_nothing_from_the_job $share readable $pes $other
            thief_gets_nothing_from_the_job $share unreadable $pes $other
        done
        thief_gets_nothing_from_the_job proc readable $pes $other
    done
else
    thief_gets_nothing_from_the_job proc readable 4 $other
    thief_gets_nothing_from_the_job auto unreadable 4 $other
    thief_gets_nothing_from_the_job shm unreadable 4 $other
fi
# A process of the same user that is not a PE of the job. The kernel reports the right user, but the process
# does not know the job's secret.
thief_gets_nothing_from_the_job socket readable 3 $user talk
exit $((faults > 0))
