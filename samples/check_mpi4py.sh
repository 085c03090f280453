#!/bin/bash
# Runs the Python sample with the MPI for which mpi4py was built, on one node and on several virtual nodes.
# usage: check_mpi4py.sh, with PREFIX, SOURCE and BACKENDS as isthmus_add_script sets them.
set -u

# vendor_of PYTHON: prints the name (that of oshrun --mpi) of the MPI for which the mpi4py of PYTHON was built.
vendor_of() {
    "$1" -c '
import mpi4py
mpi4py.rc.initialize = False
from mpi4py import MPI
print(MPI.get_vendor()[0].replace(" ", "").lower())' 2>/dev/null
}

# Debian's mpi4py is for Debian's Python, which may not be the first in PATH.
for python in "$(command -v python3)" /usr/bin/python3; do
    vendor=$(vendor_of "$python") && [[ " $BACKENDS " == *" $vendor "* ]] && break
    vendor=
done
if [ -z "$vendor" ]; then
    echo "no mpi4py for one of these MPIs: $BACKENDS"
    exit 77
fi
export LD_LIBRARY_PATH=$PREFIX/lib${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}

# run NP [VARIABLE=VALUE...]: runs the sample with these variables and checks its output.
run() {
    local expected="200 pieces, $1 PEs, pi 3.141592654" out
    out=$(env "${@:2}" timeout 100 "$PREFIX/bin/oshrun" --mpi "$vendor" -np "$1" \
        "$python" "$SOURCE/samples/mpi4py_pi.py" 2>&1) && [ "$out" = "$expected" ] && return
    printf 'FAILED: on %s PEs %s: expected "%s", got:\n%s\n' "$1" "${*:2}" "$expected" "$out"
    return 1
}
run 3 && run 2 ISTHMUS_NODE_SIZE=1
