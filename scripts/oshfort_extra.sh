
# Of Fortran only. The library's INTEGER and REAL have 4 bytes: shmem.fh refuses other ones too, but a
# procedure may call without it.
for word in "${compiler[@]:1}" "${arguments[@]}"; do
    case $word in
    -fdefault-integer-8 | -fdefault-real-* | -fdefault-double-8 | -finteger-4-integer-8 | -freal-[48]-real-* | -[ir]8 | \
        -integer-size | -real-size)
        echo "$name: $word gives INTEGER or REAL a size that the library's routines do not have:" \
            "expected the default, 4 bytes (INTEGER*8 and REAL*8 have routines of their own)" >&2
        exit 1
        ;;
    esac
done

# gfortran knows the pointers that SHPALLOC and SHMEM_PTR give if it is told; others know them.
case $("${compiler[@]}" --version 2>/dev/null) in
*"GNU Fortran"*) compile_flags+=(-fcray-pointer) ;;
esac

# The module `shmem` of this compiler.
sources=$prefix/share/isthmus/fortran
module=$prefix/lib/isthmus/fortran/$(sh "$sources/compiler_id.sh" "${compiler[@]}")
if [ "${arguments[*]}" = --build-module ]; then
    "$sources/build_module.sh" "$prefix/include" "$module" "${OSHMEM_CC:-cc}" "${compiler[@]}" || exit 1
    echo "$module"
    exit 0
fi
# Behind the caller's own folders: there are programs with a module of that name.
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
            echo "$name: $word uses the module shmem, which is not there for ${module##*/}:" \
                "expected \"$name --build-module\" first, which makes it in $module" >&2
            exit 1
        fi
    done
fi
