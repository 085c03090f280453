# Functions and lists of packages for scripts that install missing packages on Debian. Other scripts source this file.

# archive_has PACKAGE: returns whether the archive has a package, according to the lists on this machine.
archive_has()
{
    [[ $(LC_ALL=C apt-cache policy "$1" 2>/dev/null) = *'Candidate: '[!\(]* ]]
}

# install_packages COMMAND:PACKAGE... installs the packages whose commands (or files, if they begin with /) do not
# exist. PACKAGE? marks an optional package that some archives do not have. If it is not available, prints a message.
install_packages()
{
    local entry package missing=() optional=() left_out=() as_root=()
    for entry; do
        case ${entry%%:*} in
        /*) [ ! -e "${entry%%:*}" ] || continue ;;
        *) ! command -v "${entry%%:*}" >/dev/null 2>&1 || continue ;;
        esac
        case $entry in
        *\?) package=${entry#*:} && optional+=("${package%\?}") ;;
        *) missing+=("${entry#*:}") ;;
        esac
    done
    [ $((${#missing[@]} + ${#optional[@]})) -gt 0 ] || return 0
    [ "$EUID" -eq 0 ] || as_root=(sudo)
    if ! command -v apt-get >/dev/null 2>&1 || ! command -v "${as_root[0]-true}" >/dev/null 2>&1; then
        echo "$0: cannot install what is missing; these are Debian's names: ${missing[*]} ${optional[*]}" >&2
        return 0 # if a package is needed, a later command fails with a message
    fi
    # If a package that every archive has is missing, this machine has no package lists yet.
    if [ ${#missing[@]} -gt 0 ] || ! archive_has libc6-dev; then
        "${as_root[@]}" apt-get update -q
    fi
    for package in "${optional[@]}"; do
        if archive_has "$package"; then missing+=("$package"); else left_out+=("$package"); fi
    done
    [ ${#left_out[@]} -eq 0 ] || echo "Left out, as this archive does not have it: ${left_out[*]}"
    [ ${#missing[@]} -gt 0 ] || return 0
    echo "Installing: ${missing[*]}"
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
        "${missing[@]}"
}

# Packages that a build needs.
build_packages=(gcc:gcc cmake:cmake make:make ld:binutils python3:python3 /usr/include/stdio.h:libc6-dev /usr/include/hwloc.h:libhwloc-dev?
    /usr/include/level_zero/ze_api.h:libze-dev? /usr/include/otf2/otf2.h:libotf2-trace-dev?
    /usr/include/protobuf-c/protobuf-c.h:libprotobuf-c-dev? protoc-c:protobuf-c-compiler?)
# Packages of MPIs. A build works without them.
openmpi_packages=(mpicc.openmpi:libopenmpi-dev? mpiexec.openmpi:openmpi-bin?)
mpich_packages=(mpicc.mpich:libmpich-dev? mpiexec.mpich:mpich?)
# Additional packages for the tests.
test_packages=(ninja:ninja-build? g++:g++ gfortran:gfortran? clang:clang? python3:python3
    /usr/lib/python3/dist-packages/mpi4py:python3-mpi4py? /usr/lib/python3/dist-packages/cffi:python3-cffi?
    /usr/lib/python3/dist-packages/numpy:python3-numpy? /usr/lib/python3/dist-packages/pytest:python3-pytest?
    /usr/lib/python3/dist-packages/wheel:python3-wheel? /usr/lib/python3/dist-packages/pip:python3-pip?
    pkg-config:pkg-config readelf:binutils /usr/share/modules/init/bash:environment-modules?
    ldd:libc-bin zsh:zsh? fish:fish? mandoc:mandoc? man:man-db? ps:procps ip:iproute2 abidiff:abigail-tools?
    clang-format:clang-format? codespell:codespell? musl-gcc:musl-tools?
    clang-tidy:clang-tidy? cppcheck:cppcheck? chromium:chromium? otf2-print:otf2-tools? protoc:protobuf-compiler?
    /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf:fonts-dejavu-core?
    /usr/include/hip/hip_runtime_api.h:libamdhip64-dev? /usr/sbin/slurmctld:slurmctld?
    /usr/sbin/slurmd:slurmd? srun:slurm-client? /usr/sbin/munged:munge?)
