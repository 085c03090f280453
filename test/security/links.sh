# Another user prepares a folder with symbolic links in place of the files that the library, the tools and
# oshrun write. They must not write through a link, and the error message must name the folder and its owner.
. "${0%/*}/two_users.sh" || exit 1
mkdir -m 1777 "$home/shared"
mkdir -m 700 "$home/own"
echo precious >"$home/own/precious"
cp -a "$PREFIX/bin" "$PREFIX/lib" "$PREFIX/share" "$PREFIX/include" "$home"
PATH=$home/bin:$PATH
cat >p.c <<'END'
#include <shmem.h>
int main(void)
{
    shmem_init();
    shmem_barrier_all();
    shmem_finalize();
    return 0;
}
END
run oshcc -o "$home/p" p.c
expect_status 0
chown -R $victim:$victim "$home/own"

# prepare FOLDER FILE...: creates a folder of the attacker, in which the files are links to a file of the
# victim.
prepare()
{
    local file
    "${by_attacker[@]}" mkdir -m 777 "$1"
    for file in "${@:2}"; do
        "${by_attacker[@]}" ln -s "$home/own/precious" "$1/$file"
    done
}

expect_precious()
{
    [ "$(cat "$home/own/precious")" = precious ] || fail "$1: the file behind the link was overwritten"
    echo precious >"$home/own/precious"
}

cd "$home/shared" || exit 1
prepare p.profile profile.json.new profile.html.new pe-0.isp
prepare p.trace profile.json.new profile.html.new pe-0.isp pe-0.ist
refusal="the folder .* belongs to user $attacker: expected a folder of this user that other users cannot write to"
for what in profile trace; do
    run "${by_victim[@]}" oshrun --mpi none --$what -np 1 "$home/p"
    expect_error "^oshrun: --$what: $refusal$"
    expect_precious "oshrun --$what"
done
run "${by_victim[@]}" env ISTHMUS_PROFILE="$home/shared/p.profile" ISTHMUS_MPI=none "$home/p"
expect_text "^isthmus: cannot write the profile of this PE: $refusal$"
expect_precious ISTHMUS_PROFILE
run "${by_victim[@]}" env ISTHMUS_TIMELINE="$home/shared/p.trace" ISTHMUS_MPI=none "$home/p"
expect_text "^isthmus: cannot write the profile of this PE: $refusal$"
expect_precious ISTHMUS_TIMELINE

# The victim's own profile in a folder that was replaced, and a profile behind a link of the attacker.
if command -v python3 >/dev/null; then
    run "${by_victim[@]}" oshrun --mpi none --trace="$home/own/good" -np 1 "$home/p"
    expect_status 0
    "${by_victim[@]}" chmod 755 "$home/own" "$home/own/good"
    "${by_attacker[@]}" rm p.profile/pe-0.isp
    "${by_attacker[@]}" cp "$home/own/good/pe-0.isp" p.profile/
    run "${by_victim[@]}" isthmus-profile p.profile
    expect_error "^isthmus-profile: p.profile: the folder belongs to user $attacker: expected a folder of this user that other users cannot write to$"
    expect_precious isthmus-profile
    prepare out x.svg.new x.json.new x.perfetto.new x.svg
    for format in svg json perfetto; do
        [ $format != perfetto ] || [ -x "$home/lib/isthmus/isthmus-perfetto" ] || continue
        run "${by_victim[@]}" isthmus-trace "$home/own/good" --$format out/x.$format
        expect_error "^isthmus-trace: out: the folder belongs to user $attacker: expected"
        expect_precious "isthmus-trace --$format"
    done
    if [ -x "$home/lib/isthmus/isthmus-otf2" ]; then
        run "${by_victim[@]}" isthmus-trace "$home/own/good" --otf2 out/archive
        expect_error "^isthmus-trace: out: the folder belongs to user $attacker: expected"
    fi
    "${by_attacker[@]}" ln -s "$home/own/good" linked
    run "${by_victim[@]}" isthmus-profile linked
    expect_error '^isthmus-profile: linked: user [0-9]+ can change the link to this folder: expected'
    run "${by_victim[@]}" oshrun --mpi none --profile=linked -np 1 "$home/p"
    expect_error 'the folder linked is a symbolic link that another user can change: expected'
    [ -e "$home/own/good/pe-0.ist" ] || fail "files behind the attacker's link were removed"
    # In a sticky folder such as /tmp, other users cannot replace a file of the victim.
    "${by_attacker[@]}" ln -s "$home/own/precious" x.svg.new
    run "${by_victim[@]}" isthmus-trace "$home/own/good" --svg x.svg
    expect_status 0
    expect_precious 'isthmus-trace in a sticky folder'
    "${by_attacker[@]}" ln -s "$home/own/precious" y.svg
    run "${by_victim[@]}" isthmus-trace "$home/own/good" --svg y.svg
    expect_error '^isthmus-trace: y.svg: it exists and is not a regular file: expected the name of a new file$'
    run "${by_victim[@]}" isthmus-trace "$home/own/good" --svg /dev/null
    expect_error '^isthmus-trace: /dev/null: it exists and is not a regular file'
    [ -c /dev/null ] || fail "/dev/null was replaced"
    run "${by_victim[@]}" isthmus-probe --from /dev/null --json out/x.json
    expect_precious isthmus-probe
fi

# The trace of packets.
for mpi in $BACKENDS; do
    [ "$mpi" != none ] || continue
    prepare packets t.0 t.1
    run "${by_victim[@]}" env ISTHMUS_TRACE=packets/t ISTHMUS_NODE_SIZE=1 TMPDIR="$home/own" HOME="$home/own" oshrun --mpi "$mpi" -np 2 "$home/p"
    expect_text "shmem_init: ISTHMUS_TRACE: cannot create the file for the trace of PE [01]: the folder packets belongs to user $attacker: expected"
    expect_precious ISTHMUS_TRACE
    break
done

# isthmus-build-module refuses such folders too.
wrapper=
for mpi in openmpi mpich; do
    wrapper=${wrapper:-$(command -v mpicc.$mpi)}
done
if [ -n "$wrapper" ]; then
    prepare module isthmus-probe-x libisthmus-mpi-x.launch libisthmus-mpi-x.so.new
    run "${by_victim[@]}" isthmus-build-module --name x --output module/libisthmus-mpi-x.so "$wrapper"
    expect_error "^isthmus-build-module: the folder module belongs to user $attacker: expected"
    expect_precious isthmus-build-module
fi
echo text >"$WORK/source"
chmod 644 "$WORK/source"
prepare placed file.new file
run "${by_victim[@]}" "$home/lib/isthmus/isthmus-files" place "$WORK/source" placed/file
expect_error "belongs to user $attacker"
chmod 755 "$WORK"
"${by_attacker[@]}" ln -s "$home/own/precious" file.new
run "${by_victim[@]}" "$home/lib/isthmus/isthmus-files" place "$home/p" file # the link cannot be removed, and must not be followed
expect_error '^file: cannot be written: '
expect_precious 'isthmus-files place'

# A folder of the victim that all users can write.
"${by_victim[@]}" mkdir -m 777 "$home/own/open"
run "${by_victim[@]}" oshrun --mpi none --profile="$home/own/open" -np 1 "$home/p"
expect_error "the folder .*/own/open of user $victim can be written by other users \(mode 777\): expected"
run "${by_victim[@]}" bash -c 'umask 0; oshrun --mpi none --profile="$1" -np 1 "$2"' - "$home/own/made" "$home/p"
expect_status 0
[ "$(stat -c %a "$home/own/made")" = 755 ] || fail "a folder is made that others can write"
cd "$WORK" || exit 1
finish
