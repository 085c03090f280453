/*
 * The MPI library in this process: its version, and whether it is initialized.
 */
#include <stdlib.h>
#include <string.h>

#include "mpi_module.h"
#include "shmem_impl/mpi_family.h"

const char *library_version(void)
{
    static char line[256];
    if (line[0] != '\0')
        return line;
    char text[MPI_MAX_LIBRARY_VERSION_STRING + 1] = "";
    int length = 0;
    if (PMPI_Get_library_version(text, &length) != MPI_SUCCESS)
        return "an MPI that does not tell its version";
    copy_line(line, sizeof line, text);
    return line;
}

bool library_is_open_mpi(void)
{
    return strstr(library_version(), "Open MPI") != NULL;
}

/* Returns the first number after `name` in the version text, or -1 if the MPI has another name. */
static int mpi_library_major_version(const char *name)
{
    const char *found = strstr(library_version(), name);
    if (found == NULL)
        return -1;
    found += strlen(name);
    return atoi(found + strcspn(found, "0123456789"));
}

bool library_has(enum quirk quirk)
{
    const struct quirk_row *row = &quirks[quirk];
    int version = mpi_library_major_version(row->mpi);
    return version >= 0 && version >= row->first && (row->last == 0 || version <= row->last);
}

#if SHMEM_IMPL_MPI_FAMILY == SHMEM_IMPL_MPI_ABI
static bool mpi_library_is_of_our_family(void)
{
    /* A library that supports only the standard ABI returns -1. */
    int version = -1, subversion = -1;
    return PMPI_Abi_get_version(&version, &subversion) == MPI_SUCCESS && version == MPI_ABI_VERSION;
}
#else
static bool mpi_library_is_of_our_family(void)
{
    return library_is_open_mpi() == (SHMEM_IMPL_MPI_FAMILY == SHMEM_IMPL_MPI_OPENMPI);
}
#endif

/* If the program loads another MPI, the symbols of that MPI may take precedence over those of
 * the MPI with which this module was linked. Handles of the two MPIs are incompatible, so this
 * function must be called before other functions of MPI. */
int library_check_family(void)
{
    if (mpi_library_is_of_our_family())
        return 0;
    return fail("the module %s was built for another MPI than the one in this process (%s)",
                BACKEND_NAME, library_version());
}

int library_is_initialized(void)
{
    int flag = 0;
    return check("MPI_Initialized", PMPI_Initialized(&flag)) == 0 && flag;
}

int library_is_finalized(void)
{
    int flag = 0;
    return check("MPI_Finalized", PMPI_Finalized(&flag)) == 0 && flag;
}

bool library_is_alive(void)
{
    return library_is_initialized() && !library_is_finalized();
}
