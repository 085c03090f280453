#!/bin/bash
# The constants in docs/bindings.md have the values that the headers give them.
# usage: bindings.sh, with SOURCE, WORK and CC as isthmus_add_script sets them.
set -u
rm -rf "$WORK" && mkdir -p "$WORK" && cd "$WORK" || exit 1
{
    printf '%s\n' '#include <shmemx.h>' '#include <stdio.h>' 'int main(void) {' 'int wrong = 0;'
    # Rows of names, the first in full and others by their ends, and of as many values.
    sed -n 's/^| \(`SHMEM[^|]*\) | \([-0-9, ]*\) |$/\1|\2/p' "$SOURCE/docs/bindings.md" | tr -d '` ' |
        while IFS='|' read -r names values; do
            IFS=, read -ra name <<<"$names"
            IFS=, read -ra value <<<"$values"
            [ ${#name[@]} -eq ${#value[@]} ] || echo "#error $names: ${#value[@]} values"
            words=2
            [[ $names =~ ^SHMEMX?_(CTX_SESSION|SPACE_CAP|SPACE_FLAG|SPACE_WINDOW)_ ]] && words=3
            stem=$(cut -d_ -f1-$words <<<"${name[0]}")
            for i in "${!name[@]}"; do
                full=${name[i]}
                case $full in _*) full=$stem$full ;; esac
                echo "if ((long)$full != ${value[i]}) wrong = !!puts(\"$full is not ${value[i]}\");"
            done
        done
    printf '%s\n' 'return wrong;' '}'
} >constants.c
count=$(grep -c '^if' constants.c)
[ "$count" -gt 40 ] || { echo "only $count constants were found in docs/bindings.md" && exit 1; }
"$CC" -I"$SOURCE/include" constants.c -o constants && ./constants && echo "$count constants"
