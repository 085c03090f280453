/*
 * Converts between MPI requests and the requests of the library.
 */
#include <string.h>

#include "mpi_module.h"

_Static_assert(sizeof(MPI_Request) <= sizeof(void *), "MPI's request fits a backend's");

/* In all MPIs, the request of an outstanding operation has a nonzero value. Therefore NULL can
 * mean that no operation is outstanding. */
int request_begin(const char *call, int code, MPI_Request bits, struct backend_request *request)
{
    request->bits = NULL;
    if (check(call, code) != 0)
        return -1;
    memcpy(&request->bits, &bits, sizeof(MPI_Request));
    return 0;
}

MPI_Request request_bits(const struct backend_request *request)
{
    MPI_Request bits;
    memcpy(&bits, &request->bits, sizeof(MPI_Request));
    return bits;
}

static int mpi_request_read_arrival(const MPI_Status *status, struct backend_arrival *arrival)
{
    int count = 0;
    if (check("MPI_Get_count", PMPI_Get_count(status, MPI_BYTE, &count)) != 0)
        return -1;
    arrival->pe = status->MPI_SOURCE;
    arrival->bytes = (size_t)count;
    return 0;
}

int request_test(struct backend_request *request, int *done, struct backend_arrival *arrival)
{
    *done = 1;
    if (request->bits == NULL)
        return 0;
    MPI_Request bits = request_bits(request);
    MPI_Status status;
    if (check("MPI_Test", PMPI_Test(&bits, done, &status)) != 0)
        return -1;
    if (!*done)
        return 0;
    request->bits = NULL;
    return arrival == NULL ? 0 : mpi_request_read_arrival(&status, arrival);
}
