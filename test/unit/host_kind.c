/*
 * Tests the kinds whose memory the CPU can access: the host, and high-bandwidth memory on a machine
 * that hwloc simulates.
 */
#include "kinds_built.h"
#include "unit.h"

#include <stdlib.h>

static const size_t MIB = (size_t)1 << 20, GIB = (size_t)1 << 30;

static void devices_are_counted_and_described(void)
{
    struct kind_device device;
    CHECK_SIZE((size_t)kind_host.count(), 1);
    CHECK(kind_host.describe(0, &device) == KIND_OK);
    CHECK(device.name[0] != '\0' && device.memory > MIB);
    CHECK_TEXT(device.pci, "");
    CHECK_SIZE(strlen(device.uuid), KIND_UUID_BYTES - 1);
    CHECK(kind_host.describe(1, &device) == KIND_FAILED);
    CHECK_PART(kind_host.message(), "host device 1 does not exist");
    CHECK_SIZE((size_t)kind_hbm.count(), 2);
    CHECK(kind_hbm.describe(1, &device) == KIND_OK);
    CHECK_TEXT(device.name, "NUMA node 3");
    CHECK_SIZE(device.memory, 16 * GIB);
    CHECK(kind_hbm.describe(2, &device) == KIND_FAILED);
    CHECK_PART(kind_hbm.message(), "high-bandwidth NUMA node 2 does not exist");
}

static void allocations_are_aligned_and_separate(const struct kind *kind)
{
    static const size_t sizes[] = {1, 4095, 4096, 4097, 5000000};
    for (size_t alignment = 1; alignment <= 2 * MIB; alignment *= 2)
        for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
            char *one, *two;
            int device;
            CHECK(kind->allocate(0, sizes[i], alignment, (void **)&one) == KIND_OK);
            CHECK(kind->allocate(0, sizes[i], alignment, (void **)&two) == KIND_OK);
            CHECK((uintptr_t)one % alignment == 0 && (uintptr_t)two % alignment == 0);
            CHECK(kind->fill(one, 1, sizes[i]) == KIND_OK);
            CHECK(kind->fill(two, 2, sizes[i]) == KIND_OK);
            CHECK(one[0] == 1 && one[sizes[i] - 1] == 1);
            CHECK(!kind->owns(one, &device));
            CHECK(kind->release(one) == KIND_OK);
            CHECK(two[0] == 2 && two[sizes[i] - 1] == 2);
            CHECK(kind->release(two) == KIND_OK);
        }
}

static void impossible_allocations_are_refused(void)
{
    void *memory;
    CHECK(kind_host.allocate(1, 1, 1, &memory) == KIND_FAILED);
    CHECK(kind_hbm.allocate(2, 1, 1, &memory) == KIND_FAILED);
    CHECK(kind_host.allocate(0, SIZE_MAX, 2 * MIB, &memory) == KIND_NO_MEMORY);
    CHECK(kind_host.allocate(0, PTRDIFF_MAX / 2, 1, &memory) == KIND_NO_MEMORY);
    CHECK_PART(kind_host.message(), "mmap of");
    CHECK(kind_hbm.allocate(0, 16 * GIB + 1, 1, &memory) == KIND_NO_MEMORY);
    CHECK_TEXT(kind_hbm.message(),
               "NUMA node 2 has 17179869184 bytes, but the request needs 17179869185 bytes");
}

static void copies_write_only_the_target_bytes(const struct kind *kind)
{
    char source[] = "abcdefghi", dest[10] = "---------";
    struct kind_copy *copy = NULL;
    bool done = false;
    CHECK(kind->copy(dest + 1, source, 2) == KIND_OK);
    CHECK_TEXT(dest, "-ab------");
    CHECK(kind->copy_blocks(dest, 4, source, 3, 2, 3) == KIND_OK);
    CHECK(memcmp(dest, "abb-de--gh", sizeof dest) == 0);
    CHECK(kind->copy_begin(dest, source, sizeof dest, &copy) == KIND_OK);
    CHECK(kind->copy_test(copy, &done) == KIND_OK && done);
    CHECK_TEXT(dest, source);
}

/* Operations that only devices support are refused with a message. */
static void device_only_operations_are_refused(const struct kind *kind)
{
    uint64_t word = 5, old;
    void *memory;
    struct kind_handle handle;
    CHECK(kind->export_memory(&word, sizeof word, &handle) == KIND_UNSUPPORTED);
    CHECK(kind->import_memory(&handle, &memory) == KIND_UNSUPPORTED);
    CHECK(kind->end_import(&word) == KIND_UNSUPPORTED);
    CHECK(kind->atomic(&word, 0, 1, 0, sizeof word, &old) == KIND_UNSUPPORTED && word == 5);
    CHECK_PART(kind->message(), "atomic operations");
    CHECK(kind->register_host(&word, sizeof word) == KIND_OK);
    CHECK(kind->unregister_host(&word) == KIND_OK);
}

int main(void)
{
    const struct kind *const kinds[] = {&kind_host, &kind_hbm};
    setenv("HWLOC_XMLFILE", TOPOLOGIES "/hbm.xml", 1);
    devices_are_counted_and_described();
    impossible_allocations_are_refused();
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        allocations_are_aligned_and_separate(kinds[i]);
        copies_write_only_the_target_bytes(kinds[i]);
        device_only_operations_are_refused(kinds[i]);
    }
    return unit_status();
}
