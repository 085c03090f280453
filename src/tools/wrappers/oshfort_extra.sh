
# Part of the Fortran wrappers only. Reject options that change the size of INTEGER or REAL, because the library expects
# 4 bytes. shmem.fh detects a wrong size, but a procedure may call the library without including shmem.fh.
for word in "${compiler[@]:1}" "${arguments[@]}"; do
    case $word in
    -fdefault-integer-8 | -fdefault-real-* | -fdefault-double-8 | -finteger-4-integer-8 | -freal-[48]-real-* | -[ir]8 | \
        -integer-size | -real-size)
        echo "$name: $word is not supported, because Isthmus expects INTEGER and REAL of 4 bytes: remove $word, and" \
            "declare variables of 8 bytes as INTEGER*8 or REAL*8" >&2
        exit 1
        ;;
    esac
done

# SHPALLOC and SHMEM_PTR return Cray pointers. gfortran supports them only with an option; other compilers need none.
gnu=0
case $("${compiler[@]}" --version 2>/dev/null) in
*"GNU Fortran"*) gnu=1 && compile_flags+=(-fcray-pointer) ;;
esac

# The module `shmem`, compiled for this compiler.
sources=$prefix/share/isthmus/fortran
module=$prefix/lib/isthmus/fortran/$(sh "$sources/compiler_id.sh" "${compiler[@]}")
if [ "${arguments[*]}" = --build-module ]; then
    "$sources/build_module.sh" "$prefix/include" "$module" "${OSHMEM_CC:-cc}" "${compiler[@]}" || exit 1
    echo "$module"
    exit 0
fi
# Add the folder of Isthmus's module after the folders that the caller names, because a program may have a module with
# the same name.
if [ -f "$module/libshmem_module.a" ]; then
    if [ "$show" = compile ]; then
        compile_flags+=("-I$module")
    elif [ -n "$input" ]; then
        arguments+=("-I$module")
    fi
    link_flags+=(-Wl,-u,isthmusf_descriptors)
    last_flags=("-L$module" -lshmem_module "${last_flags[@]}")
elif [ ! -f shmem.mod ]; then
    for word in "${arguments[@]}"; do
        if [ -f "$word" ] && grep -Eiqs '^[[:space:]]*use([[:space:]]+|[[:space:],a-z_]*::[[:space:]]*)shmem([[:space:],!]|$)' "$word"; then
            echo "$name: $word uses the module shmem, which was not built for ${module##*/}:" \
                "run \"$name --build-module\" first, which writes it to $module" >&2
            exit 1
        fi
    done
fi

# Old programs declare OpenSHMEM routines themselves, or have variables with these names. For such a source, remove the
# conflicting interfaces from a copy of shmem.fh, so that the compiler still checks all other routines. gfortran then
# also needs an option to accept calls of one routine with several types.
own_names()
{
    local word form='' defined=' '
    for word in "${arguments[@]}"; do
        case $word in
        -D?*) defined+=" ${word:2} " && defined=${defined/=*/ } ;;
        -ffree-form | -free | -Mfree) form=free ;;
        -ffixed-form | -fixed | -Mfixed) form=fixed ;;
        esac
    done
    for word in "${arguments[@]}"; do
        case $word in
        -*) ;;
        *.[fF] | *.[fF][0-9][0-9] | *.for | *.FOR | *.ftn | *.FTN | *.fpp | *.FPP)
            [ ! -f "$word" ] || awk -v gnu=$gnu -v form=$form -v defined="$defined" -f "$sources/own_names.awk" \
                "$prefix/include/shmem.fh" "$word"
            ;;
        esac
    done | sort -u
}

own=$(own_names | paste -sd ' ')
if [ -n "$own" ] && [ -n "$show" ]; then
    echo "$name: the program declares $own itself: $name compiles it with a copy of shmem.fh without these names" >&2
elif [ -n "$own" ]; then
    run=command
    scratch=$(mktemp -d) || exit 1
    trap 'rm -r -- "$scratch"' EXIT
    mkdir "$scratch/mpp"
    awk -v own=" $own " '
        $1 ~ /^(SUBROUTINE|FUNCTION)$/ { name = $2; sub(/\(.*/, "", name); leave_out = index(own, " " name " ") }
        !leave_out
        $1 == "END" && $2 != "INTERFACE" { leave_out = 0 }' "$prefix/include/shmem.fh" | tee "$scratch/shmem.fh" \
        >"$scratch/mpp/shmem.fh"
    compile_flags=("-I$scratch" "${compile_flags[@]}")
    [ $gnu = 0 ] || compile_flags+=(-fallow-argument-mismatch)
fi
