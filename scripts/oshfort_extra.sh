
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
