# Sourced by scripts that may install what they need on Debian. install_packages COMMAND:PACKAGE...
# installs the packages whose commands (or files, if they begin with /) are not there.

install_packages()
{
    local entry missing=() as_root=()
    for entry; do
        case ${entry%%:*} in
        /*) [ -e "${entry%%:*}" ] || missing+=("${entry#*:}") ;;
        *) command -v "${entry%%:*}" >/dev/null 2>&1 || missing+=("${entry#*:}") ;;
        esac
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    [ "$EUID" -eq 0 ] || as_root=(sudo)
    if ! command -v apt-get >/dev/null 2>&1 || ! command -v "${as_root[0]-true}" >/dev/null 2>&1; then
        echo "$0: cannot install what is missing; these are Debian's names: ${missing[*]}" >&2
        return 0 # what comes next says what it cannot do without
    fi
    echo "Installing: ${missing[*]}"
    "${as_root[@]}" apt-get update -q
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends \
        "${missing[@]}"
}

# What a build needs.
build_packages=(gcc:gcc cmake:cmake make:make ld:binutils mpicc.openmpi:libopenmpi-dev
    mpiexec.openmpi:openmpi-bin mpicc.mpich:libmpich-dev mpiexec.mpich:mpich
    /usr/include/stdio.h:libc6-dev /usr/include/hwloc.h:libhwloc-dev
    /usr/include/level_zero/ze_api.h:libze-dev)
# What the tests need besides.
test_packages=(g++:g++ clang:clang python3:python3 pkg-config:pkg-config readelf:binutils
    ldd:libc-bin ps:procps clang-format:clang-format clang-tidy:clang-tidy cppcheck:cppcheck
    /usr/include/hip/hip_runtime_api.h:libamdhip64-dev)
