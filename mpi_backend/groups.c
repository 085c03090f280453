/*
 * Groups of PEs and their collectives.
 */
#include <stdlib.h>

#include "module.h"

struct backend_group {
    MPI_Comm comm;
    int size;
    int *counts, *places; /* of MPI_Iallgatherv, which reads them until it is done */
};

/* ---- MPI's types and operations ---- */

static MPI_Datatype datatype(enum backend_type type)
{
    switch (type) {
    case BACKEND_INT8:
        return MPI_INT8_T;
    case BACKEND_INT16:
        return MPI_INT16_T;
    case BACKEND_INT32:
        return MPI_INT32_T;
    case BACKEND_INT64:
        return MPI_INT64_T;
    case BACKEND_UINT8:
        return MPI_UINT8_T;
    case BACKEND_UINT16:
        return MPI_UINT16_T;
    case BACKEND_UINT32:
        return MPI_UINT32_T;
    case BACKEND_UINT64:
        return MPI_UINT64_T;
    case BACKEND_FLOAT:
        return MPI_FLOAT;
    case BACKEND_DOUBLE:
        return MPI_DOUBLE;
    case BACKEND_LONG_DOUBLE:
        return MPI_LONG_DOUBLE;
    case BACKEND_COMPLEX_FLOAT:
        return MPI_C_FLOAT_COMPLEX;
    case BACKEND_COMPLEX_DOUBLE:
        return MPI_C_DOUBLE_COMPLEX;
    }
    return MPI_DATATYPE_NULL;
}

MPI_Op operation_of_mpi(enum backend_operation operation)
{
    switch (operation) {
    case BACKEND_SUM:
        return MPI_SUM;
    case BACKEND_PROD:
        return MPI_PROD;
    case BACKEND_MIN:
        return MPI_MIN;
    case BACKEND_MAX:
        return MPI_MAX;
    case BACKEND_AND:
        return MPI_BAND;
    case BACKEND_OR:
        return MPI_BOR;
    case BACKEND_XOR:
        return MPI_BXOR;
    case BACKEND_REPLACE:
        return MPI_REPLACE;
    case BACKEND_NO_OP:
        return MPI_NO_OP;
    }
    return MPI_OP_NULL;
}

/* ---- Minimum and maximum of unsigned numbers ---- */

/* Releases of MPICH 4.0 and of Open MPI 4.1 compare them as if they were signed, so these are
 * operations of our own. */
static MPI_Op unsigned_min = MPI_OP_NULL, unsigned_max = MPI_OP_NULL;

#define DEFINE_UNSIGNED(NAME, TYPE)                                                                \
    static void min_##NAME(const TYPE *in, TYPE *inout, int n)                                     \
    {                                                                                              \
        for (int i = 0; i < n; i++)                                                                \
            inout[i] = in[i] < inout[i] ? in[i] : inout[i];                                        \
    }                                                                                              \
    static void max_##NAME(const TYPE *in, TYPE *inout, int n)                                     \
    {                                                                                              \
        for (int i = 0; i < n; i++)                                                                \
            inout[i] = in[i] > inout[i] ? in[i] : inout[i];                                        \
    }
DEFINE_UNSIGNED(uint8, uint8_t)
DEFINE_UNSIGNED(uint16, uint16_t)
DEFINE_UNSIGNED(uint32, uint32_t)
DEFINE_UNSIGNED(uint64, uint64_t)

/* cppcheck-suppress constParameter ; the signature is MPI's */
static void reduce_min(void *in, void *inout, int *n, MPI_Datatype *type)
{
    if (*type == MPI_UINT8_T)
        min_uint8(in, inout, *n);
    else if (*type == MPI_UINT16_T)
        min_uint16(in, inout, *n);
    else if (*type == MPI_UINT32_T)
        min_uint32(in, inout, *n);
    else
        min_uint64(in, inout, *n);
}

/* cppcheck-suppress constParameter ; the signature is MPI's */
static void reduce_max(void *in, void *inout, int *n, MPI_Datatype *type)
{
    if (*type == MPI_UINT8_T)
        max_uint8(in, inout, *n);
    else if (*type == MPI_UINT16_T)
        max_uint16(in, inout, *n);
    else if (*type == MPI_UINT32_T)
        max_uint32(in, inout, *n);
    else
        max_uint64(in, inout, *n);
}

int groups_start(void)
{
    if (check("MPI_Op_create", PMPI_Op_create(reduce_min, 1, &unsigned_min)) != 0)
        return -1;
    return check("MPI_Op_create", PMPI_Op_create(reduce_max, 1, &unsigned_max));
}

int groups_stop(void)
{
    if (check("MPI_Op_free", PMPI_Op_free(&unsigned_min)) != 0)
        return -1;
    return check("MPI_Op_free", PMPI_Op_free(&unsigned_max));
}

static bool is_unsigned(enum backend_type type)
{
    return type >= BACKEND_UINT8 && type <= BACKEND_UINT64;
}

static MPI_Op operation_on(enum backend_type type, enum backend_operation operation)
{
    if (is_unsigned(type) && operation == BACKEND_MIN)
        return unsigned_min;
    if (is_unsigned(type) && operation == BACKEND_MAX)
        return unsigned_max;
    return operation_of_mpi(operation);
}

/* ---- Making a group ---- */

/* The communicator of some PEs, by way of MPI's group of the same PEs out of `world`. */
static int create_comm_of(MPI_Group world, const int *pes, int n_pes, int tag, MPI_Comm *comm)
{
    MPI_Group members;
    if (check("MPI_Group_incl", PMPI_Group_incl(world, n_pes, pes, &members)) != 0)
        return -1;
    int code = PMPI_Comm_create_group(job.comm, members, tag, comm);
    int failed = check("MPI_Comm_create_group", code);
    if (check("MPI_Group_free", PMPI_Group_free(&members)) != 0)
        return -1;
    return failed;
}

static int create_comm(const int *pes, int n_pes, int tag, MPI_Comm *comm)
{
    MPI_Group world;
    if (check("MPI_Comm_group", PMPI_Comm_group(job.comm, &world)) != 0)
        return -1;
    int failed = create_comm_of(world, pes, n_pes, tag, comm);
    if (check("MPI_Group_free", PMPI_Group_free(&world)) != 0 || failed)
        return -1;
    return check("MPI_Comm_set_errhandler", PMPI_Comm_set_errhandler(*comm, MPI_ERRORS_RETURN));
}

int group_create(const int *pes, int n_pes, int tag, struct backend_group **group)
{
    struct backend_group *made = calloc(1, sizeof *made);
    if (made == NULL)
        return fail("no memory for a group of %d PEs", n_pes);
    if (create_comm(pes, n_pes, tag, &made->comm) != 0) {
        free(made);
        return -1;
    }
    made->size = n_pes;
    *group = made;
    return 0;
}

int group_free(struct backend_group *group)
{
    int failed = check("MPI_Comm_free", PMPI_Comm_free(&group->comm));
    free(group->counts);
    free(group);
    return failed;
}

/* ---- Operations ---- */

int group_barrier(struct backend_group *group, struct backend_request *request)
{
    MPI_Request bits = MPI_REQUEST_NULL;
    int code = PMPI_Ibarrier(group->comm, &bits);
    return request_begin("MPI_Ibarrier", code, bits, request);
}

int group_broadcast(struct backend_group *group, void *data, size_t bytes, int root,
                    struct backend_request *request)
{
    MPI_Request bits = MPI_REQUEST_NULL;
    int code = PMPI_Ibcast(data, (int)bytes, MPI_BYTE, root, group->comm, &bits);
    return request_begin("MPI_Ibcast", code, bits, request);
}

int group_allreduce(struct backend_group *group, enum backend_type type,
                    enum backend_operation operation, void *data, size_t nelems,
                    struct backend_request *request)
{
    MPI_Request bits = MPI_REQUEST_NULL;
    int code = PMPI_Iallreduce(MPI_IN_PLACE, data, (int)nelems, datatype(type),
                               operation_on(type, operation), group->comm, &bits);
    return request_begin("MPI_Iallreduce", code, bits, request);
}

static bool all_equal(const size_t *lengths, int n)
{
    for (int i = 1; i < n; i++)
        if (lengths[i] != lengths[0])
            return false;
    return true;
}

/* Counts and places in one piece of memory, made when first needed. */
static int fill_counts(struct backend_group *group, const size_t *lengths)
{
    size_t size = (size_t)group->size;
    if (group->counts == NULL)
        group->counts = malloc(2 * size * sizeof *group->counts);
    if (group->counts == NULL)
        return fail("no memory for the lengths of %d PEs", group->size);
    group->places = group->counts + size;
    int place = 0;
    for (size_t i = 0; i < size; i++) {
        group->counts[i] = (int)lengths[i];
        group->places[i] = place;
        place += group->counts[i];
    }
    return 0;
}

int group_allgather(struct backend_group *group, const void *mine, void *all, const size_t *lengths,
                    struct backend_request *request)
{
    MPI_Request bits = MPI_REQUEST_NULL;
    int code;
    if (all_equal(lengths, group->size)) {
        int count = (int)lengths[0];
        code = PMPI_Iallgather(mine, count, MPI_BYTE, all, count, MPI_BYTE, group->comm, &bits);
        return request_begin("MPI_Iallgather", code, bits, request);
    }
    int rank = 0;
    if (fill_counts(group, lengths) != 0 ||
        check("MPI_Comm_rank", PMPI_Comm_rank(group->comm, &rank)) != 0)
        return -1;
    code = PMPI_Iallgatherv(mine, group->counts[rank], MPI_BYTE, all, group->counts, group->places,
                            MPI_BYTE, group->comm, &bits);
    return request_begin("MPI_Iallgatherv", code, bits, request);
}
