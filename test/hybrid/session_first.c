/*
 * A session that is created before MPI_Init and finalized before MPI_Finalize, in plain MPI. Ends
 * with status 0 if the MPI supports this.
 */
#include <mpi.h>
#include <stddef.h>

int main(int argc, char **argv)
{
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "first", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    MPI_Group_free(&group);
    MPI_Init(&argc, &argv);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Comm_free(&comm);
    MPI_Session_finalize(&session);
    return MPI_Finalize();
}
