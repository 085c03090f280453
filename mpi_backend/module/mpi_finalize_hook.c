/*
 * Calls a function when MPI is about to be finalized, by the program or by this module.
 */
#include "mpi_module.h"

static int (*at_finalize)(void);

void finalize_hook_set(int (*act)(void))
{
    at_finalize = act;
}

/* MPI_Finalize calls this function when it deletes the attributes of MPI_COMM_SELF. */
static int mpi_finalize_hook_on_delete(MPI_Comm self, int key, void *value, void *state)
{
    (void)self;
    (void)key;
    (void)value;
    (void)state;
    return at_finalize() == 0 ? MPI_SUCCESS : MPI_ERR_OTHER;
}

/* MPI_Finalize begins by deleting the attributes of MPI_COMM_SELF, while all of MPI still works.
 * The function that deletes this attribute therefore runs at that time. */
int finalize_hook_install(void)
{
    static bool watches;
    int key;
    if (watches)
        return 0;
    int code =
        PMPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, mpi_finalize_hook_on_delete, &key, NULL);
    if (check("MPI_Comm_create_keyval", code) != 0)
        return -1;
    if (check("MPI_Comm_set_attr", PMPI_Comm_set_attr(MPI_COMM_SELF, key, NULL)) != 0)
        return -1;
    watches = true;
    return check("MPI_Comm_free_keyval", PMPI_Comm_free_keyval(&key));
}
