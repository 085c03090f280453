#!/bin/bash
# bindings.sh: checks that the constants in docs/bindings.md have the values that the headers define. CTest sets SOURCE,
# WORK and CC (isthmus_add_script).
set -u
rm -rf "$WORK" && mkdir -p "$WORK" && cd "$WORK" || exit 1
{
    printf '%s\n' '#include <shmemx.h>' '#include <stdio.h>' 'int main(void) {' 'int wrong = 0;'
    # A row of the page lists several names and their values. The first name is complete; later ones are only its
    # endings.
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
