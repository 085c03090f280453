/*
 * Tests the selection of the transport for an operation on a PE whose memory is not mapped. It
 * depends on the PE's node, on the job's transport, on whether the segment has a window, and on
 * device memory on either side.
 */
#include "net/remote.c" /* NOLINT(bugprone-suspicious-include) */

#include "unit.h"

/* ---- A node with PEs 0 and 1 of three, and a device that owns some memory ---- */

static char on_device[64], on_host[64];

static bool owns(const void *address, int *device)
{
    *device = 0;
    return (const char *)address >= on_device &&
           (const char *)address < on_device + sizeof on_device;
}

static enum kind_result refuse(void *word, int operation, uint64_t value, uint64_t condition,
                               size_t size, uint64_t *old)
{
    (void)word, (void)operation, (void)value, (void)condition, (void)size, (void)old;
    return KIND_UNSUPPORTED;
}

static const struct kind some_kind = {.name = "some", .owns = owns, .atomic = refuse};

static void start(void)
{
    static const int pes[] = {0, 1};
    job.n_pes = 3;
    node.n_pes = 2;
    node.pes = pes;
    segments[SEGMENT_HEAP] = segments[SEGMENT_CONSTANT] = (struct segment){.name = "some"};
}

static const struct transport *way_to(int pe, int segment, const void *local)
{
    struct remote_addr remote_addr = {.routine = "unit", .segment = &segments[segment], .pe = pe};
    return remote_select_for_data(&remote_addr, local);
}

static const struct transport *way_of_words(int pe, int segment)
{
    struct remote_addr remote_addr = {.routine = "unit", .segment = &segments[segment], .pe = pe};
    return remote_select_for_atomics(&remote_addr);
}

/* ---- Selection ---- */

static void data_take_the_selected_transport(void)
{
    selection.inside.data = TRANSPORT_SHM;
    selection.between.data = TRANSPORT_MESSAGE;
    CHECK(way_to(0, SEGMENT_HEAP, on_host) == &transport_shm);
    CHECK(way_to(1, SEGMENT_HEAP, on_host) == &transport_shm);
    CHECK(way_to(2, SEGMENT_HEAP, on_host) == &transport_message);
    selection.inside.data = TRANSPORT_MESSAGE;
    selection.between.data = TRANSPORT_WINDOW;
    CHECK(way_to(1, SEGMENT_HEAP, on_host) == &transport_message);
    CHECK(way_to(2, SEGMENT_HEAP, on_host) == &transport_window);
    /* This segment has no window. */
    CHECK(way_to(2, SEGMENT_CONSTANT, on_host) == &transport_message);
}

static void atomics_take_the_selected_transport(void)
{
    selection.inside.atomics = TRANSPORT_SHM;
    selection.between.atomics = TRANSPORT_MESSAGE;
    CHECK(way_of_words(1, SEGMENT_HEAP) == &transport_shm);
    CHECK(way_of_words(2, SEGMENT_HEAP) == &transport_message);
}

/* Device memory on either side selects the device transport. Other buffers of the job are not
 * affected. */
static void device_memory_takes_the_device_transport(void)
{
    struct device_memory *memory = device_open(&some_kind, 0, on_device, sizeof on_device);
    if (!CHECK(memory != NULL && job.has_devices))
        return;
    segments[SEGMENT_SPACES] = (struct segment){.name = "space", .device = memory};
    for (int pe = 0; pe < 3; pe++) {
        CHECK(way_to(pe, SEGMENT_SPACES, on_host) == &transport_device);
        CHECK(way_to(pe, SEGMENT_SPACES, on_device) == &transport_device);
        CHECK(way_to(pe, SEGMENT_HEAP, on_device) == &transport_device);
        CHECK(way_of_words(pe, SEGMENT_SPACES) == &transport_device);
    }
    CHECK(way_to(2, SEGMENT_HEAP, on_host) == &transport_window);
    CHECK(way_to(1, SEGMENT_HEAP, on_host) == &transport_message);
    device_close(memory, false);
}

int main(void)
{
    start();
    data_take_the_selected_transport();
    atomics_take_the_selected_transport();
    device_memory_takes_the_device_transport();
    return unit_status();
}
