#!/bin/sh
# Runs in an image: installs the packages in the folder of this script, for the given MPIs, and removes the folder.
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
ln -sfn /usr/lib/*/isthmus /opt/isthmus # its bin has the plain command names; Open MPI's packages have them in /usr/bin
rm -rf /var/lib/apt/lists/* "$folder"
