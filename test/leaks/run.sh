#!/bin/bash
# run.sh LIBRARY SUPPRESSIONS COMMAND... -- PROGRAM ARGUMENT...: runs "COMMAND... PROGRAM ARGUMENT..." with LeakSanitizer
# (LIBRARY, gcc's liblsan.so) before each PROGRAM, which needs not be built for it. What SUPPRESSIONS names is others'.
# The status is not 0 if something is lost, and 77 where a process may not look at another's memory.
set -u
library=$1 suppressions=$2
shift 2
launch=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    launch+=("$1")
    shift
done
shift
# Without frame pointers, which the MPIs have not, no leak would be known for theirs.
options=fast_unwind_on_malloc=0:print_suppressions=0:suppressions=$suppressions
if ! said=$(env LD_PRELOAD="$library" LSAN_OPTIONS="$options" true 2>&1); then
    echo "skipped: LeakSanitizer does not run here: ${said##*$'\n'}"
    exit 77
fi
# UCX, below MPICH, leaves memory where it watches for mappings.
exec "${launch[@]}" env UCX_MEM_MMAP_HOOK_MODE=none UCX_VFS_ENABLE=n LD_PRELOAD="$library" \
    LSAN_OPTIONS="$options" "$@"
