#!/bin/sh
# In an image: installs the packages beside this file, with these MPIs, and leaves nothing else behind.
set -eu
folder=$(dirname "$0")
packages="isthmus isthmus-dev isthmus-fortran isthmus-tools"
for mpi in "$@"; do
    [ "$mpi" = none ] || packages="$packages isthmus-$mpi"
done
export DEBIAN_FRONTEND=noninteractive
apt-get update -q
for package in $packages; do
    set -- "$folder/${package}"_*.deb
    files="${files-} $1"
done
# shellcheck disable=SC2086 # words
apt-get install -y -q --no-install-recommends $files
ln -sfn /usr/lib/*/isthmus /opt/isthmus # whose bin has the plain names, which Open MPI's packages have in /usr/bin
rm -rf /var/lib/apt/lists/* "$folder"
