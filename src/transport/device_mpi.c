#include "device_mpi.h"

#include <stdlib.h>
#include <string.h>

#include "base/environment.h"
#include "base/report.h"
#include "modules/loader.h"
#include "network.h"
#include "progress.h"
#include "wire.h"

static const size_t TEST_BYTES = 100000; /* more than MPIs send at once */

/* MPIs know of these kinds of memory only. */
static bool mpi_takes_kind(const struct kind *kind)
{
    switch (kind->type) {
    case KIND_CUDA:
        return backend->takes_device(BACKEND_DEVICE_CUDA);
    case KIND_HIP:
        return backend->takes_device(BACKEND_DEVICE_HIP);
    case KIND_ZE:
        return backend->takes_device(BACKEND_DEVICE_ZE);
    default:
        return false;
    }
}

static bool mpi_claims_support(const char *routine, const struct kind *kind)
{
    net_lock();
    bool taken = mpi_takes_kind(kind);
    net_unlock();
    static bool warned; /* once is enough, however many spaces there are */
    if (!taken && job.me == 0 && !warned)
        report_warning(routine,
                       "ISTHMUS_DEVICE_MPI is set, but this MPI does not take memory of %s: it "
                       "goes through the host's",
                       kind->name);
    warned = warned || !taken;
    return taken;
}

/* From one part of the device's memory to another. */
static void send_to_self(const char *routine, const char *source, char *dest)
{
    struct backend_request sent, received;
    int done = 0;
    net_lock();
    net_require(routine, backend->receive(job.me, TAG_DEVICE_TEST, dest, TEST_BYTES, &received));
    net_require(routine, backend->send(job.me, TAG_DEVICE_TEST, source, TEST_BYTES, &sent));
    while (!done)
        net_require(routine, backend->test(&received, &done, NULL));
    for (done = 0; !done;)
        net_require(routine, backend->test(&sent, &done, NULL));
    net_unlock();
}

static bool arrives(const char *routine, const struct kind *kind, char *memory)
{
    unsigned char *bytes = report_require_memory(routine, malloc(2 * TEST_BYTES));
    for (size_t i = 0; i < TEST_BYTES; i++)
        bytes[i] = (unsigned char)(i * 31 + i / 251);
    bool arrived = kind->copy(memory, bytes, TEST_BYTES) == KIND_OK &&
                   kind->fill(memory + TEST_BYTES, 0, TEST_BYTES) == KIND_OK;
    if (arrived)
        send_to_self(routine, memory, memory + TEST_BYTES);
    arrived = arrived &&
              kind->copy(bytes + TEST_BYTES, memory + TEST_BYTES, TEST_BYTES) == KIND_OK &&
              memcmp(bytes, bytes + TEST_BYTES, TEST_BYTES) == 0;
    free(bytes);
    return arrived;
}

static bool passes_test(const char *routine, const struct device_memory *device)
{
    const struct kind *kind = device->kind;
    void *memory;
    if (kind->allocate(device->device, 2 * TEST_BYTES, 64, &memory) != KIND_OK)
        return false;
    bool arrived = arrives(routine, kind, memory);
    if (!arrived)
        report_warning(
            routine,
            "MPI says that it takes memory of %s, but a message of it did not arrive: it "
            "goes through the host's",
            kind->name);
    return kind->release(memory) == KIND_OK && arrived;
}

bool transport_device_mpi_works(const char *routine, const struct device_memory *memory)
{
    return environment.device_mpi && net_runs && mpi_claims_support(routine, memory->kind) &&
           passes_test(routine, memory);
}
