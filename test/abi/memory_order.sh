#!/bin/bash
# memory_order.sh SOURCES PAGE: every function that has an atomic access of less than sequential
# consistency, or a fence, stands in the page, with exactly these orders, and nobody else does.
set -eu
sources=$1
page=$2

# "file function orders" of each; a function's name is the first at the beginning of a line that has a
# parenthesis.
found()
{
    (cd "$sources" && awk '
        /^[A-Za-z_].*\(/ {
            head = $0
            gsub(/__attribute__\(\([^)]*\)+\)*/, "", head)
            if (match(head, /[A-Za-z_0-9]+\(/))
                name = substr(head, RSTART, RLENGTH - 1)
        }
        {
            line = $0
            if (line ~ /^(static|#define)/)
                sub(/.*fence_[a-z_]+\(void\)/, "", line)
            while (match(line, /__ATOMIC_(RELAXED|ACQUIRE|RELEASE|ACQ_REL)|FENCE_STORE_ORDER|fence_[a-z_]+\(\)/)) {
                order = tolower(substr(line, RSTART, RLENGTH))
                gsub(/__atomic_|\(\)/, "", order)
                line = substr(line, RSTART + RLENGTH)
                if (FILENAME !~ /(base\/fence|shmem_impl\/access)\.h$/ && !seen[FILENAME " " name " " order]++)
                    print FILENAME, name, order
            }
        }' $(find src mpi_backend device_kinds include/shmem_impl -name '*.[ch]' | sort)) |
        sort -u | awk '{ key = $1 " " $2; orders[key] = orders[key] " " $3 }
            END { for (key in orders) print key orders[key] }' | sort
}

listed()
{
    sed -n 's/^| `\([^`]*\)` | `\([^`]*\)` | \([a-z_ ]*\) |.*/\1 \2 \3/p' "$page" | sort
}

if [ "$page" = - ]; then
    found
    exit
fi
diff <(listed) <(found) && exit
echo "< is only in $page, > only in the sources: expected the same"
exit 1
