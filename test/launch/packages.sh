# Tests scripts/debian_packages.sh with fake apt commands: which packages it requests if the archive lacks some.
# Also tests for which MPIs scripts/quickstart requests packages, and where the command that it suggests writes.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

mkdir tools
cat >tools/apt-get <<'END'
#!/bin/sh
echo "apt-get $*" >>calls
case $1 in update) : >lists ;; esac
END
cat >tools/apt-cache <<'END'
#!/bin/sh
candidate='(none)'
[ -e lists ] && grep -qx "$2" archive && candidate=1.0
[ -e lists ] && echo "$2:" && echo "  Candidate: $candidate"
END
printf '#!/bin/sh\nexec "$@"\n' >tools/sudo
chmod +x tools/*

# install ENTRY...: expects success, and sets $calls to the calls of apt-get.
install()
{
    : >calls
    run env PATH="$WORK/tools:$PATH" bash -eu -c '. "$0/scripts/debian_packages.sh"; install_packages "$@"' "$SOURCE" "$@"
    expect_status 0
    calls=$(<calls)
}
expect_calls()
{
    [ "$calls" = "$1" ] || fail "expected the calls: $1, got: $calls"
}

printf '%s\n' libc6-dev needed wanted >archive
options='-y -q --no-install-recommends'
install sh:dash /bin/sh:dash?
expect_calls ''
install no-such-a:needed no-such-b:wanted? no-such-c:lacking?
expect_calls "apt-get update -q
apt-get install $options needed wanted"
expect_text 'archive does not have it: lacking$'
# Run again: only a package that the archive lacks is missing, so nothing is requested.
install no-such-c:lacking?
expect_calls ''
# Without package lists, apt-get update is called.
rm lists
install no-such-c:lacking?
expect_calls 'apt-get update -q'

# A machine that has everything for a build except MPIs. Its fake cmake only records its arguments.
mkdir bare
for command in bash cat dirname env grep nproc; do
    ln -s "$(command -v "$command")" bare/
done
cp tools/* bare/
for command in gcc make ld; do
    printf '#!/bin/sh\n' >"bare/$command"
done
printf '#!/bin/sh\necho "cmake $*" >>calls\nexit 1\n' >bare/cmake
sed -i "s|>>calls|>>$WORK/calls|; s|: >lists|: >$WORK/lists|; s|-e lists|-e $WORK/lists|g; s|archive && c|$WORK/archive \&\& c|" bare/*
chmod +x bare/*
printf '%s\n' libc6-dev libopenmpi-dev openmpi-bin libmpich-dev mpich >archive
: >lists

# quickstart_requests_packages MPIS CONFIGURED [ARGUMENT...]: expects that scripts/quickstart requests the packages of
# MPIS and configures a build with CONFIGURED.
quickstart_requests_packages()
{
    local packages=$1 configured=$2
    : >calls
    run env PATH="$WORK/bare" "$SOURCE/scripts/quickstart" "${@:3}"
    expect_status 1
    [ "$(grep -o -E '(lib)?(openmpi|mpich)(-bin|-dev)?' <(grep '^apt-get install' calls) | tr '\n' ' ')" = "$packages" ] ||
        fail "expected packages: $packages, got: $(<calls)"
    grep -q -x -e "cmake .* -DISTHMUS_MPI=$configured" calls || fail "expected a build with '$configured', got: $(<calls)"
}
both='libopenmpi-dev openmpi-bin libmpich-dev mpich '
quickstart_requests_packages "$both" ''
quickstart_requests_packages '' none --mpi none
quickstart_requests_packages 'libmpich-dev mpich ' mpich --mpi=mpich
printf '#!/bin/sh\n' >bare/mpicc.openmpi
chmod +x bare/mpicc.openmpi
quickstart_requests_packages 'openmpi-bin ' ''
quickstart_requests_packages 'libmpich-dev mpich ' mpich --mpi mpich
run "$SOURCE/scripts/quickstart" --mpi lam
expect_status 2
expect_text '^scripts/quickstart: --mpi lam: expected openmpi, mpich or none'

# The command that quickstart suggests writes only into the build folder, which git ignores.
mkdir -p checkout/build
ln -s "$SOURCE/samples" checkout/
suggested=$(sed -n 's/^  \(oshcc .*\)/\1/p' "$SOURCE/scripts/quickstart")
ISTHMUS_MPI=none run bash -c "cd checkout && $suggested"
expect_status 0
[ "$(ls checkout)" = $'build\nsamples' ] || fail "expected nothing new in the checkout: $(ls checkout)"
finish
