# Tests isthmus-info --devices: with the device kinds of this build, and with fake kinds that have devices, have
# none, fail or crash.
. "${SOURCE:?run by CTest, which sets this}/test/check.sh" || exit 1

run isthmus-info --devices
expect_status 0
expect_text '^  host +1 device$'
run isthmus-info --devices 3
expect_status 0
for wrong in 0 -1 x 3x 1025 ''; do
    run isthmus-info --devices "$wrong"
    expect_status 2
    expect_error "isthmus-info: --devices $wrong: expected a number of PEs from 1 to 1024"
done
run isthmus-info --devices 3 4
expect_status 2
ISTHMUS_DEVICE=first run isthmus-info --devices
expect_status 1
expect_error 'isthmus-info: ISTHMUS_DEVICE is "first": expected'

# Build a fake module of device kinds: one with four devices, one without devices, one that crashes, and one
# that fails.
mkdir -p bin lib/isthmus
cp "$PREFIX/bin/isthmus-info" bin
version=$(isthmus-info --version | sed 's/.* //')
cat >fake.c <<'END'
#include <stdio.h>
#include <stdlib.h>
#include "kind.h"
static int four(void) { puts("noise of a driver"); fflush(stdout); return 4; }
static int none(void) { return 0; }
static int crash(void) { abort(); }
static enum kind_result describe(int device, struct kind_device *description)
{
    *description = (struct kind_device){.name = "GPU \"X\"", .memory = (size_t)3 << 29,
        .uuid = "12345678-1234-1234-1234-123456789abc"};
    sprintf(description->pci, "0000:%d7:00.0", device);
    return KIND_OK;
}
static enum kind_result fail(int device, struct kind_device *description) { return KIND_FAILED; }
static const char *message(void) { return "because it is so"; }
static int reverse(const char (*pci)[KIND_PCI_BYTES], int n_devices, const cpu_set_t *cores, int n_pes,
    int me)
{
    return pci[3][5] == '3' && CPU_COUNT(&cores[n_pes - 1]) > 0 ? n_devices - 1 - me % n_devices : 9;
}
static const struct kind gpu = {"GPU", KIND_CUDA, four, describe, .message = message};
static const struct kind without = {"NONE", KIND_HIP, none, describe, .message = message};
static const struct kind crashing = {"CRASH", KIND_ZE, crash, describe, .message = message};
static const struct kind failing = {"FAIL", KIND_ZE, four, fail, .message = message};
static const struct kind *const kinds[] = {&gpu, &without, &crashing, &failing, NULL};
static const char *const left_out[] = {"TPU: nobody wrote it", NULL};
extern const struct kind_module isthmus_kinds;
const struct kind_module isthmus_kinds = {KIND_MODULE_VERSION, VERSION, kinds, left_out, reverse};
END
make_module()
{
    run "$CC" -D_GNU_SOURCE -shared -fPIC "-DVERSION=\"$1\"" -I"$SOURCE/device_kinds" fake.c \
        -o lib/isthmus/libisthmus-kinds.so
    expect_status 0
}

make_module "$version"
run bin/isthmus-info --devices 5
expect_status 0
expect_text '^  GPU +4 devices$'
expect_text '^ +2: GPU "X", 1\.5 GiB, PCI 0000:27:00\.0$'
expect_text '^ +UUID 12345678-1234-1234-1234-123456789abc$'
expect_text '^  NONE +no device: because it is so$'
expect_text '^  CRASH +NOT USABLE: the process that queries the driver was killed by signal 6'
expect_text '^  FAIL +NOT USABLE: because it is so$'
expect_text '^  not built: TPU: nobody wrote it$'
expect_text '^  PE +GPU$'
for line in '0 +3' '1 +2' '2 +1' '3 +0' '4 +3'; do
    expect_text "^  $line([^0-9]|\$)"
done
[[ $errors == *'noise of a driver'* && $output != *noise* ]] || fail "expected the noise elsewhere"

ISTHMUS_DEVICE=1,none,7 run bin/isthmus-info --devices 4
expect_status 0
for line in '0 +1' '1 +none' '2 +7 \(missing\)' '3 +1'; do
    expect_text "^  $line([^0-9]|\$)"
done

run bin/isthmus-info --json
expect_status 0
cp .output info.json
cat >check.py <<'END'
import json
info = json.load(open('info.json'))
gpu, without, crash, fail, tpu = info['device_kinds']
assert gpu['count'] == 4 and gpu['usable'] and gpu['devices'][3] == {
    'name': 'GPU "X"', 'uuid': '12345678-1234-1234-1234-123456789abc', 'pci': '0000:37:00.0',
    'memory': 3 << 29}, gpu
assert without['usable'] and without['count'] == 0 and without['reason'] == 'because it is so', without
assert not crash['usable'] and 'signal 6' in crash['reason'] and crash['devices'] == [], crash
assert not fail['usable'] and fail['devices'] == [], fail
assert tpu == {'name': 'TPU', 'built': False, 'reason': 'nobody wrote it'}, tpu
END
run python3 check.py
expect_status 0

make_module 0.0.0
run bin/isthmus-info --devices
expect_status 0
expect_text 'no device kinds were found, because the installation is damaged: .* belongs to another version of Isthmus'
finish
