# Checks that a header declares each exported routine as a plain prototype that starts at the beginning of a line, below
# a comment.
: "${SOURCE:?}"
names=$(nm -D --defined-only "$1" | sed -n 's/.* \(p\{0,1\}shmemx\{0,1\}_[a-z0-9_]*\)\(@.*\)\{0,1\}$/\1/p' | sort -u)
# Exempt are functions that only the inlined operations call, and those of shmemx_mpi.h, which its inline functions
# call.
names=$(grep -vE '^p?shmemx_(inline|mpi)_' <<<"$names")
shown=$(awk '
    /^[a-z_A-Z][A-Za-z0-9_ *]*[ *]p?shmemx?_[a-z0-9_]+\(/ && before ~ /\*\/$/ {
        name = $0; sub(/\(.*/, "", name); sub(/.*[ *]/, "", name); print name
    }
    { before = $0 }' "${2:-$SOURCE/include}"/{shmem,pshmem,shmemx,shmemx_{atomic,collective,message,request,rma}}.h | sort -u)
[ "$(wc -l <<<"$names")" -gt 3000 ] || { echo "the library shows $(wc -l <<<"$names") routines: expected more" && exit 1; }
missing=$(comm -23 <(echo "$names") <(echo "$shown"))
if [ -n "$missing" ]; then
    echo "no plain prototype below a comment in the headers: $(wc -l <<<"$missing") of $(wc -l <<<"$names"), such as"
    head -5 <<<"$missing"
    exit 1
fi
echo "$(wc -l <<<"$names") routines"
