# Another user has created the folders in which scripts of this project keep files, because their names are
# predictable. The scripts must not remove files in these folders, kill processes whose ids are stored in them,
# or enter file trees in them.
. "${0%/*}/two_users.sh" || exit 1
mkdir -m 1777 "$home/shared"
base=$home/shared/isthmus-cluster-0
"${by_attacker[@]}" mkdir -p "$base/mine" "$home/shared/chroots/bookworm/etc"
echo 12 >"$home/shared/chroots/bookworm/etc/debian_version"
mkfifo kept
cat kept &
exec 9>kept
for process in head unshare; do
    echo $! >"$base/mine/$process.pid"
    touch "$base/mine/$process.ready"
done
chown -R $attacker:$attacker "$home/shared/isthmus-cluster-0" "$home/shared/chroots"
refusal="the folder .* of user $attacker \(mode [0-9]+\): expected a folder of this user that other users cannot write to$"
for command in down 'up 1' 'exec h0 true'; do
    # shellcheck disable=SC2086 # words
    TMPDIR=$home/shared run "$SOURCE/scripts/cluster" --name mine $command
    expect_error "^cluster: $refusal"
done
kill -0 $! || fail 'a process was killed by a number of the attacker'
[ -e "$base/mine/head.pid" ] || fail 'a folder of the attacker was removed'
exec 9>&-
wait
if command -v dpkg >/dev/null; then
    run "$SOURCE/scripts/chroot-test" --folder "$home/shared/chroots" --run true bookworm
    expect_error "^chroot-test: $refusal"
fi
run "$SOURCE/scripts/packaging/try-image" --folder "$home/shared/chroots" bookworm
expect_error "^try-image: $refusal"

# own_folder accepts a folder of this user, and refuses a symbolic link.
as_source() { bash -c '. "$0/scripts/own_folder.sh" && own_folder "$1"' "$SOURCE" "$1"; }
as_source "$home/made" || fail 'expected the folder to be made'
ln -s "$home/made" "$home/link"
! as_source "$home/link" 2>/dev/null || fail 'a link was taken for a folder'

# The tests must not empty a folder outside the build folder.
run env WORK="$home/made" bash "$SOURCE/test/check.sh"
[ -d "$home/made" ] && [ "$status" -ne 0 ] || fail 'a test removed a folder that the environment names'
finish
