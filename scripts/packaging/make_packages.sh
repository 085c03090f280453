#!/bin/bash
# Debian packages of this tree, in build-packages/packages, with both MPIs and Fortran; lintian finds no error in them.
set -eu -o pipefail
cd "$(dirname "$0")/../.."
. scripts/debian_packages.sh
export DEBIAN_FRONTEND=noninteractive
install_packages "${build_packages[@]}" "${openmpi_packages[@]}" "${mpich_packages[@]}" g++:g++ gfortran:gfortran \
    file:file lintian:lintian
cmake -S . -B build-packages -DBUILD_TESTING=OFF -DCMAKE_BUILD_TYPE=Release >/dev/null
cmake --build build-packages --parallel "$(nproc)" | tail -n 1
cd build-packages
rm -rf packages
cpack -G DEB
lintian --allow-root --fail-on error --tag-display-limit 0 packages/*.deb
