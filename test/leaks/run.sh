#!/bin/bash
# run.sh LIBRARY SUPPRESSIONS COMMAND... -- PROGRAM ARGUMENT...
#
# Runs "COMMAND... PROGRAM ARGUMENT..." and preloads LeakSanitizer (LIBRARY, gcc's liblsan.so) into each PROGRAM, which needs
# no special build. The file SUPPRESSIONS lists leaks of other software. The status is nonzero if memory is lost, and 77 if
# LeakSanitizer cannot run because a process may not trace another.
set -u
library=$1 suppressions=$2
shift 2
launch=()
while [ $# -gt 0 ] && [ "$1" != -- ]; do
    launch+=("$1")
    shift
done
shift
# The MPIs are built without frame pointers, so LeakSanitizer must unwind the stacks of allocations with the
# slow method. Otherwise it could not attribute leaks to the MPIs.
options=fast_unwind_on_malloc=0:print_suppressions=0:suppressions=$suppressions
if ! said=$(env LD_PRELOAD="$library" LSAN_OPTIONS="$options" true 2>&1); then
    echo "skipped: LeakSanitizer does not run here: ${said##*$'\n'}"
    exit 77
fi
# Disable features of UCX, which MPICH uses, that leak memory.
exec "${launch[@]}" env UCX_MEM_MMAP_HOOK_MODE=none UCX_VFS_ENABLE=n LD_PRELOAD="$library" \
    LSAN_OPTIONS="$options" "$@"
