#!/bin/bash
# memory_order.sh SOURCES PAGE: checks that the page lists every function with a fence, or with an atomic access weaker
# than sequentially consistent, with exactly its memory orders, and no other function. With "-" as PAGE, prints the
# list.
set -eu
sources=$1
page=$2

# Prints "function file orders" for each function. A function's name is the first word before a parenthesis in a line
# that starts in the first column.
in_files()
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
                    print name, FILENAME, order
            }
        }' $(find src mpi_backend device_kinds include/shmem_impl -name '*.[ch]' | sort)) |
        sort -u | awk '{ key = $1 " " $2; orders[key] = orders[key] " " $3 }
            END { for (key in orders) print key orders[key] }' | sort
}

found()
{
    in_files | awk '{ $2 = ""; print }' | tr -s ' '
}

listed()
{
    sed -n 's/^| `\([^`]*\)` | \([a-z_ ]*\) |.*/\1 \2/p' "$page" | sort
}

if [ "$page" = - ]; then
    in_files
    exit
fi
twice=$(in_files | awk 'seen[$1]++ { print $1 }')
if [ -n "$twice" ]; then
    printf 'two functions with a weak access or a fence have one name: %s\n' $twice
    exit 1
fi
diff <(listed) <(found) && exit
echo "< is only in $page, > only in the sources: expected the same"
exit 1
