# Runs a program that its user may execute but not read, while /proc hides the processes of such programs.
# Usage: hidden.sh MPI.
set -u
user=60101 # a user number without an account

skip()
{
    echo "skipped: $1"
    exit 77
}

if [ -z "${ISOLATED:-}" ]; then
    [ "$(id -u)" -eq 0 ] || skip "only root may run programs as another user"
    command -v setpriv >/dev/null || skip "there is no setpriv (Debian: util-linux)"
    ! getent passwd $user >/dev/null || skip "user $user exists"
    unshare --mount --pid --fork --propagation private true 2>/dev/null || skip "no namespaces may be made here"
    ISOLATED=1 exec unshare --mount --pid --fork --kill-child --propagation private bash "$0" "$@"
fi
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
mpi=$1
cat >program.c <<'END'
#include <shmem.h>
#include <stdio.h>
static long from_left = -1;
int main(void)
{
    shmem_init();
    int me = shmem_my_pe(), pes = shmem_n_pes();
    shmem_long_p(&from_left, me, (me + 1) % pes);
    shmem_barrier_all();
    if (from_left == (me + pes - 1) % pes)
        printf("PE %d is right\n", me);
    shmem_finalize();
    return 0;
}
END

# Copy the installation to a folder that the other user can read.
home=$(mktemp -d) || exit 1
trap 'rm -rf "$home"' EXIT
chmod 755 "$home"
mkdir -m 700 "$home/tmp"
chown $user:$user "$home/tmp"
cp -a "$PREFIX/bin" "$PREFIX/lib" "$PREFIX/include" "$home"
run "$home/bin/oshcc" program.c -o "$home/program"
expect_status 0
chmod 711 "$home/program"

for hidden in off invisible; do
    mount -t proc -o hidepid=$hidden proc /proc 2>/dev/null || skip "/proc cannot be mounted so here"
    for size in 0 $([ "$mpi" = none ] || echo 1); do
        run setpriv --reuid $user --regid $user --clear-groups -- env "TMPDIR=$home/tmp" "HOME=$home/tmp" \
            ISTHMUS_NODE_SIZE=$size "$home/bin/oshrun" --mpi "$mpi" -np 2 "$home/program"
        expect_status 0
        expect_text 'PE 0 is right'
        expect_text 'PE 1 is right'
    done
done
finish
