/*
 * Groups, communicators, attributes and error handlers of the faulty MPI (planted.h). Each comment
 * describes the fault that a routine has if it is planted.
 */

#include <string.h>

#include "planted.h"

/* Is slow on PE 1, in its first 18 calls. */
int MPI_Comm_dup(MPI_Comm comm, MPI_Comm *made)
{
    static int calls;
    int rank = 0;
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 1 && comm == MPI_COMM_SELF && calls++ < 18)
        sleep_if_planted("slow");
    return PMPI_Comm_dup(comm, made);
}

#if defined MPI_ABI_VERSION && MPI_ABI_VERSION > 0
MPI_Comm MPI_Comm_fromint(int number)
{
    return is_planted("comm_f2c_other") ? MPI_COMM_SELF : PMPI_Comm_fromint(number);
}
#elif !defined MPI_Comm_f2c /* MPICH defines it as a macro */
MPI_Comm MPI_Comm_f2c(MPI_Fint number)
{
    return is_planted("comm_f2c_other") ? MPI_COMM_SELF : PMPI_Comm_f2c(number);
}
#endif

/* Orders the ranks by descending keys. */
int MPI_Comm_split(MPI_Comm comm, int color, int key, MPI_Comm *made)
{
    return PMPI_Comm_split(comm, color, is_planted("split_reversed") ? -key : key, made);
}

/* Returns the group of a communicator other than MPI_COMM_WORLD in reverse order. */
int MPI_Comm_group(MPI_Comm comm, MPI_Group *group)
{
    MPI_Group sound;
    int code = PMPI_Comm_group(comm, group);
    if (code != MPI_SUCCESS || comm == MPI_COMM_WORLD || !is_planted("comm_group_reversed"))
        return code;
    sound = *group;
    *group = reversed(sound);
    return PMPI_Group_free(&sound);
}

/* Returns size 1 in the first call, and the correct size later. */
int MPI_Comm_size(MPI_Comm comm, int *size)
{
    static int calls;
    int code = PMPI_Comm_size(comm, size);
    if (is_planted("comm_size_late") && calls++ == 0)
        *size = 1;
    return code;
}

int MPI_Group_incl(MPI_Group group, int n, const int ranks[], MPI_Group *made)
{
    sleep_if_planted("group_incl_slow");
    return PMPI_Group_incl(group, n, ranks, made);
}

/* Does not free groups of several members, and leaves the handle unchanged. */
int MPI_Group_free(MPI_Group *group)
{
    int size = 0;
    PMPI_Group_size(*group, &size);
    if (size > 1 && is_planted("group_free_kept"))
        return MPI_SUCCESS;
    return PMPI_Group_free(group);
}

/* Reports a maximum tag that is too small. */
int MPI_Comm_get_attr(MPI_Comm comm, int key, void *value, int *found)
{
    static int small = 1000;
    int code = PMPI_Comm_get_attr(comm, key, value, found);
    if (key == MPI_TAG_UB && is_planted("comm_get_attr_small"))
        *(int **)value = &small;
    return code;
}

/* Frees the key but leaves the variable unchanged. */
int MPI_Comm_free_keyval(int *key)
{
    int kept = *key, code = PMPI_Comm_free_keyval(key);
    if (is_planted("comm_free_keyval_kept"))
        *key = kept;
    return code;
}

/* Reports that errors in MPI_COMM_WORLD are fatal, although they are not. */
int MPI_Comm_get_errhandler(MPI_Comm comm, MPI_Errhandler *errors)
{
    int code = PMPI_Comm_get_errhandler(comm, errors);
    if (comm == MPI_COMM_WORLD && is_planted("comm_get_errhandler_fatal"))
        *errors = MPI_ERRORS_ARE_FATAL;
    return code;
}

/* Makes errors fatal, whatever handler is passed. */
int MPI_Comm_set_errhandler(MPI_Comm comm, MPI_Errhandler errors)
{
    return PMPI_Comm_set_errhandler(
        comm, is_planted("comm_set_errhandler_fatal") ? MPI_ERRORS_ARE_FATAL : errors);
}

/* Returns another host name on PE 1. */
int MPI_Get_processor_name(char *name, int *length)
{
    int rank = 0, code = PMPI_Get_processor_name(name, length);
    PMPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (rank == 1 && is_planted("get_processor_name_other")) {
        name[(*length)++] = 'x';
        name[*length] = '\0';
    }
    return code;
}

/* Reverses the ranks of MPI_COMM_WORLD. */
int MPI_Comm_rank(MPI_Comm comm, int *rank)
{
    int size = 0, code = PMPI_Comm_rank(comm, rank);
    PMPI_Comm_size(comm, &size);
    if (comm == MPI_COMM_WORLD && is_planted("comm_rank_reversed"))
        *rank = size - 1 - *rank;
    return code;
}

/* Creates a communicator with the ranks in reverse order. */
int MPI_Comm_idup(MPI_Comm comm, MPI_Comm *made, MPI_Request *request)
{
    int rank = 0;
    if (!is_planted("comm_idup_reversed"))
        return PMPI_Comm_idup(comm, made, request);
    *request = MPI_REQUEST_NULL;
    PMPI_Comm_rank(comm, &rank);
    return PMPI_Comm_split(comm, 0, -rank, made);
}

/* Creates a communicator with the group's ranks in reverse order. */
int MPI_Comm_create_group(MPI_Comm comm, MPI_Group group, int tag, MPI_Comm *made)
{
    if (!is_planted("comm_create_group_reversed"))
        return PMPI_Comm_create_group(comm, group, tag, made);
    MPI_Group turned = reversed(group);
    int code = PMPI_Comm_create_group(comm, turned, tag, made);
    PMPI_Group_free(&turned);
    return code;
}

/* Frees the communicator but leaves the variable unchanged. */
int MPI_Comm_free(MPI_Comm *comm)
{
    MPI_Comm kept = *comm;
    int code = PMPI_Comm_free(comm);
    if (is_planted("comm_free_kept"))
        *comm = kept;
    return code;
}

/* Reports that every communicator is an intercommunicator. */
int MPI_Comm_test_inter(MPI_Comm comm, int *is_inter)
{
    int code = PMPI_Comm_test_inter(comm, is_inter);
    if (is_planted("comm_test_inter_always"))
        *is_inter = 1;
    return code;
}

/* Translates every rank to 0. */
int MPI_Group_translate_ranks(MPI_Group from, int n, const int ranks[], MPI_Group to, int found[])
{
    int code = PMPI_Group_translate_ranks(from, n, ranks, to, found);
    if (is_planted("group_translate_ranks_zero"))
        memset(found, 0, (size_t)n * sizeof *found);
    return code;
}

/* Drops the callback that MPI must call when an attribute is deleted. */
int MPI_Comm_create_keyval(MPI_Comm_copy_attr_function *copy, MPI_Comm_delete_attr_function *delete,
                           int *key, void *state)
{
    if (is_planted("comm_create_keyval_forgets"))
        delete = MPI_COMM_NULL_DELETE_FN;
    return PMPI_Comm_create_keyval(copy, delete, key, state);
}

/* Stores NULL instead of the value. */
int MPI_Comm_set_attr(MPI_Comm comm, int key, void *value)
{
    return PMPI_Comm_set_attr(comm, key, is_planted("comm_set_attr_null") ? NULL : value);
}

/* Frees the error handler but leaves the variable unchanged. */
int MPI_Errhandler_free(MPI_Errhandler *errors)
{
    MPI_Errhandler kept = *errors;
    int code = PMPI_Errhandler_free(errors);
    if (is_planted("errhandler_free_kept"))
        *errors = kept;
    return code;
}

/* Returns an empty text. */
int MPI_Error_string(int code, char *text, int *length)
{
    int result = PMPI_Error_string(code, text, length);
    if (is_planted("error_string_empty"))
        *length = 0;
    return result;
}
