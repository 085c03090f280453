#!/bin/bash
# make_packages.sh [--unchecked]: makes Debian packages and RPMs of this tree in build-packages/packages, with both
# MPIs and Fortran. Fails if lintian or rpmlint finds an error. --unchecked: makes only Debian packages, for an image,
# without these checks.
set -eu -o pipefail
cd "$(dirname "$0")/../.."
. scripts/debian_packages.sh
export DEBIAN_FRONTEND=noninteractive
checkers=(lintian:lintian rpmbuild:rpm rpmlint:rpmlint)
[ "${1-}" != --unchecked ] || checkers=()
install_packages "${build_packages[@]}" "${openmpi_packages[@]}" "${mpich_packages[@]}" g++:g++ gfortran:gfortran file:file \
    dpkg-shlibdeps:dpkg-dev "${checkers[@]}"
cmake -S . -B build-packages -DBUILD_TESTING=OFF -DCMAKE_BUILD_TYPE=Release >/dev/null
cmake --build build-packages --parallel "$(nproc)" | tail -n 1
cd build-packages
rm -rf packages
cpack -G DEB
cp ../scripts/packaging/image.sh packages
[ "${#checkers[@]}" -gt 0 ] || exit 0
lintian --allow-root --fail-on error --tag-display-limit 0 packages/*.deb
cpack -G RPM
rpmlint -c ../scripts/packaging/rpmlint.toml packages/*.rpm >rpmlint.txt || { cat rpmlint.txt && exit 1; }
