#!/bin/bash
# Tests the packages in build-packages/ on a Debian with only the base system: installs them, uses them and removes them.
set -eu -o pipefail
cd "$(dirname "$0")/../.."
export DEBIAN_FRONTEND=noninteractive
packages=$PWD/build-packages
ring=$PWD/test/install/project/ring.c
work=$(mktemp -d)
cd "$work"

step()
{
    echo "== $1"
}

# expect TEXT COMMAND...: fails unless the command succeeds and its output contains the line TEXT.
expect()
{
    local text=$1 output
    shift
    output=$("$@" 2>&1) || { printf '%s\n' "$output" "$*: status $?" && exit 1; }
    grep -qxF -- "$text" <<<"$output" || { printf '%s\n' "$output" "$*: expected a line: $text" && exit 1; }
}

# Prints the files of the packages on this system, and their traces in /etc and /var.
traces()
{
    find / -xdev \( -path /proc -o -path /sys -o -path /isthmus -o -path "$work" -o -path /var/lib/apt -o \
        -path /var/cache -o -path /var/log -o -path /tmp \) -prune -o -name '*isthmus*' -print
}

# Checks that the commands of Open MPI's package are unchanged.
expect_open_mpi()
{
    [ "$(readlink /usr/bin/oshcc)" = opal_wrapper ] && [ "$(readlink /usr/bin/oshrun)" = mpirun.openmpi ] && return
    ls -l /usr/bin/osh* && echo "expected Open MPI's oshcc and oshrun" && exit 1
}

apt-get update -q >/dev/null

step "the library and headers, without any MPI"
apt-get install -y -q --no-install-recommends "$packages"/isthmus{,-dev}_*.deb >/dev/null
oshcc "$ring" -o ring
expect 'ring of 3' oshrun -np 3 ./ring
if command -v mpiexec; then exit 1; fi

step "every package"
apt-get install -y -q --no-install-recommends "$packages"/*.deb pkg-config cmake make man-db >/dev/null
for mpi in openmpi mpich none; do
    expect 'ring of 3' env OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 oshrun.isthmus --mpi $mpi -np 3 ./ring
done
# shellcheck disable=SC2046 # words of flags
cc "$ring" -o ring_pc $(pkg-config --cflags --libs isthmus)
expect 'ring of 2' oshrun.isthmus --mpi none -np 2 ./ring_pc
mkdir project && cp "${ring%/*}"/* project
cmake -S project -B built >/dev/null
cmake --build built >/dev/null
expect 'ring of 2' oshrun.isthmus --mpi none -np 2 built/ring
printf '%s\n' 'program first' 'use shmem' 'call shmem_init()' 'print "(a,i0)", "PE of ", shmem_n_pes()' \
    'call shmem_finalize()' 'end program' >first.f90
oshfort.isthmus first.f90 -o first
expect 'PE of 2' oshrun.isthmus --mpi none -np 2 ./first
oshrun.isthmus --mpi none --profile=profile -np 2 ./ring >/dev/null
isthmus-profile profile >/dev/null
man -w shmem_long_put >/dev/null
isthmus-info >/dev/null

step "Open MPI's own OpenSHMEM beside them"
expect_open_mpi
apt-get install -y -q --reinstall "$packages"/*.deb >/dev/null
expect_open_mpi

step "they go"
apt-get purge -y -q 'isthmus*' >/dev/null
expect_open_mpi
left=$(traces)
[ -z "$left" ] || { printf '%s\n' "$left" "expected nothing of the packages to be left" && exit 1; }

step "Open MPI first, then they"
apt-get install -y -q --no-install-recommends "$packages"/isthmus{,-dev}_*.deb >/dev/null
expect_open_mpi
expect 'ring of 2' oshrun.isthmus --mpi none -np 2 ./ring
apt-get purge -y -q 'isthmus*' >/dev/null
expect_open_mpi

step "RPMs, by rpm alone, which knows nothing of what Debian has"
apt-get install -y -q --no-install-recommends rpm >/dev/null
# by_rpm ARGUMENT...: runs rpm. Fails if rpm prints more than the messages that Debian's rpm prints about itself.
by_rpm()
{
    local output
    output=$(rpm "$@" 2>&1 | grep -v '^rpm: ') || true
    [ -z "$output" ] || { printf '%s\n' "$output" "rpm $1: expected no word of it" && exit 1; }
}
by_rpm -i --nodeps "$packages"/*.rpm
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1
oshcc.isthmus "$ring" -o ring_rpm
for mpi in openmpi mpich none; do
    expect 'ring of 3' oshrun.isthmus --mpi $mpi -np 3 ./ring_rpm
done
# shellcheck disable=SC2046 # words of flags
cc "$ring" -o ring_pc $(pkg-config --cflags --libs isthmus)
expect 'ring of 2' oshrun.isthmus --mpi none -np 2 ./ring_pc
by_rpm -U --nodeps --replacepkgs "$packages"/*.rpm
expect 'ring of 2' oshrun.isthmus --mpi none -np 2 ./ring_pc
expect_open_mpi
mapfile -t installed < <(rpm -qa 'isthmus*')
by_rpm -e --nodeps "${installed[@]}"
left=$(traces)
[ -z "$left" ] || { printf '%s\n' "$left" "expected nothing of the RPMs to be left" && exit 1; }
echo "All is as expected."
cd / && rm -rf "$work"
