# Tests the formats of other tools that isthmus-trace writes: these tools can read them, and find the contents
# of the trace.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

# The writers refuse invalid input with one error message.
refuses() # PROGRAM LINE...
{
    for line in "${@:2}" 'no such record'; do
        rm -rf wrong
        run bash -c '"$1" wrong <<<"$2"' - "$PREFIX/lib/isthmus/$1" "$line"
        expect_error "^$1: cannot write the output: "
    done
}

if [ -z "${OTF2-}${PERFETTO-}" ]; then
    echo 'skipped: built without OTF2 and without protobuf-c (Debian: libotf2-trace-dev, libprotobuf-c-dev, protobuf-c-compiler)'
    exit 77
fi
ISTHMUS_NODE_SIZE=1 run oshrun --trace=planted -np 3 "${PLANTED:?}" # between nodes, operations continue after their calls
expect_status 0

if [ -z "${OTF2-}" ]; then
    run isthmus-trace planted --otf2 archive
    expect_error '^isthmus-trace: --otf2: this Isthmus was built without the library of OTF2 \(Debian: libotf2-trace-dev\)$'
elif ! command -v otf2-print >/dev/null; then
    echo 'OTF2 left out: there is no otf2-print (Debian: otf2-tools)'
else
    run isthmus-trace planted --otf2 archive
    expect_status 0
    otf2-print archive/trace.otf2 >printed 2>errors || fail "otf2-print: $(<errors)"
    [ ! -s errors ] || fail "otf2-print: $(<errors)"
    run python3 "$SOURCE/test/timeline/check_otf2.py" "$PREFIX/share/isthmus" planted printed
    expect_status 0
    run isthmus-trace planted --otf2 archive
    expect_error '^isthmus-trace: --otf2: archive already exists; expected the name of a new folder$'
    run isthmus-trace planted --otf2 /dev/null/x
    expect_error '^isthmus-trace: /dev/null: Not a directory$'
    refuses isthmus-otf2 'enter 0 0 0' 'locations x' 'locations 18446744073709551615' 'enter'
fi

if [ -z "${PERFETTO-}" ]; then
    run isthmus-trace planted --perfetto packets
    expect_error '^isthmus-trace: --perfetto: this Isthmus was built without protobuf-c \(Debian: libprotobuf-c-dev, protobuf-c-compiler\)$'
elif ! command -v protoc >/dev/null; then
    echo 'Perfetto left out: there is no protoc (Debian: protobuf-compiler)'
else
    run isthmus-trace planted --perfetto packets
    expect_status 0
    protoc --proto_path="$SOURCE/src/tools/trace/perfetto" --decode Trace trace.proto <packets >decoded || fail "protoc: status $?"
    run python3 "$SOURCE/test/timeline/check_perfetto.py" "$PREFIX/share/isthmus" planted decoded
    expect_status 0
    run isthmus-trace planted --perfetto /dev/null/x
    expect_error '^isthmus-trace: /dev/null: Not a directory$'
    refuses isthmus-perfetto 'begin 1 1 1 x' 'count' 'begin 1 1 1 1 1 4 1'
    run bash -c '"$1" /dev/full <<<"name 1 | x"' - "$PREFIX/lib/isthmus/isthmus-perfetto"
    expect_error '^isthmus-perfetto: cannot write the output: /dev/full: No space left on device$'
fi
finish
