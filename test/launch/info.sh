# Tests isthmus-info with its text output and as JSON.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

run isthmus-info
expect_status 0
expect_text '^Isthmus [0-9]+\.[0-9]+\.[0-9]+$'
expect_text 'OpenSHMEM C and C\+\+ API +1\.6'
for mpi in $BACKENDS; do
    expect_text "^  $mpi +(Open MPI|MPICH|[A-Z])"
    expect_text "$PREFIX/lib/isthmus/libisthmus-mpi-$mpi\.so"
done
expect_text '^  none +no MPI, one node$'
expect_text 'would use .*: it is the default of this build'
expect_text '^Device kinds:$'
expect_text '^  host +1 device$'
expect_text '^Experimental parts:$'
expect_text '^Large pages of symmetric memory:$'
ISTHMUS_HUGE_PAGES=never run isthmus-info
expect_text '^  not used: ISTHMUS_HUGE_PAGES is never$'
run isthmus-info
if grep -q 'Open MPI v4' <<<"$output" && [ -z "${OMPI_MCA_osc-}" ]; then
    expect_text 'put and get between nodes: messages \(handled: Open MPI.s osc/rdma crashes in atomics\)$'
    expect_text 'needed only for MPI windows, such as with ISTHMUS_REMOTE=window: set OMPI_MCA_osc=pt2pt,sm'
fi
expect_text '^  HIP and Level Zero '
for variable in SHMEM_SYMMETRIC_SIZE SHMEM_INFO SHMEM_VERSION SHMEM_DEBUG ISTHMUS_MPI; do
    expect_text "^ *$variable "
done

run isthmus-info --version
expect_text '^isthmus-info \(Isthmus\) [0-9.]+$'
run isthmus-info --help
expect_status 0
run isthmus-info --nonsense
expect_status 2
expect_error 'isthmus-info: --nonsense: unknown option'
run isthmus-info --exlpain x # the unknown option is named, not the word after it
expect_status 2
expect_error 'isthmus-info: --exlpain: unknown option'
run isthmus-info --json --json
expect_status 2
run bash -c 'isthmus-info >/dev/full'
expect_error 'isthmus-info: cannot write'

# The JSON output is valid for any values of environment variables.
odd=$'a "b" \\ \n\t\001 c'
SHMEM_SYMMETRIC_SIZE=$odd ISTHMUS_MPI=mpich SMA_DEBUG=old run isthmus-info --json
expect_status 0
cat >check.py <<'END'
import json, sys
odd, backends = sys.argv[1], sys.argv[2].split()
info = json.load(open('info.json'))
values = {v['name']: v for v in info['environment']}
assert values['SHMEM_SYMMETRIC_SIZE']['value'] == odd, values
assert values['SHMEM_DEBUG']['value'] == 'old', values
assert values['SHMEM_INFO']['value'] is None, values
assert all(v['help'] and v['default'] and v['type'] for v in values.values()), values
assert sorted(b['name'] for b in info['backends']) == sorted(backends + ['none']), info['backends']
assert all(b['usable'] and b['mpi'] for b in info['backends']), info['backends']
assert info['large_pages'], info
assert len(info['experimental']) == 3, info['experimental']
assert info['choice'] == {'name': 'mpich', 'why': 'ISTHMUS_MPI selects it'}, info['choice']
kinds = {k['name']: k for k in info['device_kinds']}
assert sorted(kinds) == sorted(['host', 'HBM', 'CUDA', 'HIP', 'Level Zero']), kinds
assert all(k['built'] or k['reason'] for k in kinds.values()), kinds
assert kinds['host']['count'] == 1 and kinds['host']['devices'][0]['memory'] > 0, kinds
assert info['device_kinds_fault'] is None, info
END
cp .output info.json
run python3 check.py "$odd" "$BACKENDS"
expect_status 0

# isthmus-info reports a damaged module and continues.
mkdir -p moved/bin moved/lib/isthmus
cp "$PREFIX/bin/isthmus-info" moved/bin
echo 'not a library' >moved/lib/isthmus/libisthmus-mpi-damaged.so
run moved/bin/isthmus-info
expect_status 0
expect_text 'damaged +NOT USABLE: .*damaged\.so'
expect_text 'no device kinds were found, because the installation is damaged: .*/moved/lib/isthmus/libisthmus-kinds\.so'
finish
