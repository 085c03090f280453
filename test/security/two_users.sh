# Sourced by tests with two users: $attacker prepares files that $victim uses. Both are user numbers. The tests
# run in separate namespaces, so they see no processes of others. Both users can read the folder $home.
set -u
attacker=60102 victim=60101 # user numbers without accounts

skip()
{
    echo "skipped: $1"
    exit 77
}

if [ -z "${ISOLATED:-}" ]; then
    [ "$(id -u)" -eq 0 ] || skip "only root may run programs as other users"
    command -v setpriv >/dev/null || skip "there is no setpriv (Debian: util-linux)"
    ! getent passwd $attacker $victim >/dev/null || skip "user $attacker or $victim exists"
    unshare --mount --pid --fork --propagation private true 2>/dev/null || skip "no namespaces may be made here"
    ISOLATED=1 exec unshare --mount --pid --fork --kill-child --propagation private bash "$0" "$@"
fi
mount -t proc proc /proc 2>/dev/null || skip "/proc cannot be mounted here"
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1
home=$(mktemp -d) || exit 1
trap 'rm -rf "$home"' EXIT
chmod 755 "$home"

# Prefixes that run a command as one of the users.
by_attacker=(setpriv --reuid $attacker --regid $attacker --clear-groups --)
by_victim=(setpriv --reuid $victim --regid $victim --clear-groups --)
