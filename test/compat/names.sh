#!/bin/bash
# names.sh LIBRARY: checks that no name of shmemx_compat.h is a symbol of the library, or is visible to a program that
# includes all other headers. Exceptions are two names that the library also defines, with other arguments.
set -eu
mkdir -p "$WORK"
library=$1
own='shmemx_alltoallv|shmemx_am_reply|'

# Open MPI's names: macros generate them, so only the output of -E shows them.
signed='\bp?shmem_((ctx_)?(int|long|longlong)_atomic_(fetch_)?(and|or|xor)|(int|long|longlong)_(and|or|xor)_reduce)\b'

# Lists the names that a program which includes these headers may use.
names_with()
{
    printf '#include <%s>\n' "$@" > "$WORK/all.c"
    "$CC" -std=gnu11 -E -dD -I"$SOURCE/include" "$WORK/all.c" > "$WORK/all.i"
    grep -oE '\bp?shmemx_[a-zA-Z0-9_]+|\bSHMEMX_[A-Z0-9_]+|\bSHMEM_TEAM_(NULL|NODE)\b|'"$signed" "$WORK/all.i" \
        | grep -v '^shmemx_[a-z_]*\.h$' | sort -u
}

others=(shmem.h pshmem.h shmemx.h shmemx_nvshmem.h)
names_with "${others[@]}" > "$WORK/without"
names_with "${others[@]}" shmemx_compat.h > "$WORK/with"
comm -13 "$WORK/without" "$WORK/with" | grep -vE '^shmemx_compat|^SHMEMX_COMPAT' > "$WORK/names"
count=$(wc -l < "$WORK/names")
for name in shmemx_wtime shmemx_long_put_nb shmemx_wait_req shmemx_am_attach shmemx_am_request shmemx_ct_wait \
    shmemx_team_split_3d shmemx_init_thread SHMEM_TEAM_NULL shmem_{,ctx_}{int,long,longlong}_atomic_{,fetch_}{and,or,xor} \
    shmem_{int,long,longlong}_{and,or,xor}_reduce; do
    grep -qx "$name" "$WORK/names" || { echo "$name is no name of shmemx_compat.h, or one of another header"; exit 1; }
done
[ "$count" -gt 400 ] || { echo "shmemx_compat.h has $count names: expected more than 400"; exit 1; }

nm -D --defined-only "$library" | awk '{print $3}' | sed 's/@.*//' | sort -u > "$WORK/symbols"
grep -qx shmemx_req_wait "$WORK/symbols" # checks that symbols were read
shown=$(comm -12 "$WORK/names" "$WORK/symbols")
shown+=$(sed 's/^/p/' "$WORK/names" | sort | comm -12 - "$WORK/symbols")
[ -z "$shown" ] || { echo "the library shows names of shmemx_compat.h:"; echo "$shown"; exit 1; }

# Names that both have: the library's own definitions, with other arguments, came first.
both=$(grep -ohE '(static inline [a-z_ ]*\**|# *define )shmemx_[a-z0-9_]+' "$SOURCE/include/shmemx_compat.h" \
    | grep -oE 'shmemx_[a-z0-9_]*[a-z0-9]$' | sort -u | comm -12 - "$WORK/without" | tr '\n' '|')
[ "$both" = "$own" ] \
    || { echo "names that other headers have too: $both; expected only $own"; exit 1; }
echo "$count names, none of them shown or known unasked"
