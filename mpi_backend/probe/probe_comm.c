/*
 * Tests the MPI library's communicators and groups, and their attributes.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "probe.h"

/* TIMES: repetitions, because some calls return wrong results only sometimes. */
enum { TAG = 21, TIMES = 4 };

/* ---- Ranks ---- */

static void probe_comm_is_same_number(int expected, int seen, const char *what)
{
    memory_is_same_word((uint64_t)expected, (uint64_t)seen, "%s", what);
}

/* Checks the order of PEs in a communicator by messages: each PE sends its rank in
 * MPI_COMM_WORLD to the next one. */
static void probe_comm_check_order(MPI_Comm comm, int n, const int *members, const char *maker)
{
    int rank = -1, size = -1, before = -1;
    require_success("MPI_Comm_rank", MPI_Comm_rank(comm, &rank));
    require_success("MPI_Comm_size", MPI_Comm_size(comm, &size));
    memory_is_same_word((uint64_t)n, (uint64_t)size, "MPI_Comm_size after %s", maker);
    if (rank < 0 || rank >= n || size != n) {
        memory_is_same_word(0, (uint64_t)rank, "MPI_Comm_rank after %s", maker);
        return;
    }
    memory_is_same_word((uint64_t)members[rank], (uint64_t)pes.rank,
                        "PE %d of a communicator by %s", rank, maker);
    monitor_step("a message round a communicator by %s", maker);
    require_success("MPI_Sendrecv",
                    MPI_Sendrecv(&pes.rank, 1, MPI_INT, (rank + 1) % n, TAG, &before, 1, MPI_INT,
                                 (rank + n - 1) % n, TAG, comm, MPI_STATUS_IGNORE));
    memory_is_same_word((uint64_t)members[(rank + n - 1) % n], (uint64_t)before,
                        "the PE before, in a communicator by %s", maker);
}

/* Returns the ranks of all PEs, in ascending or descending order. */
static int *probe_comm_numbers(bool reversed)
{
    int *members = memory_allocate((size_t)pes.size * sizeof *members);
    for (int i = 0; i < pes.size; i++)
        members[i] = reversed ? pes.size - 1 - i : i;
    return members;
}

static void probe_comm_free_comm(MPI_Comm *comm)
{
    require_success("MPI_Comm_free", MPI_Comm_free(comm));
    if (*comm != MPI_COMM_NULL)
        report_wrong("MPI_COMM_NULL", "MPI_Comm_free leaves the communicator as it is");
}

static void probe_comm_free_group(MPI_Group *group)
{
    require_success("MPI_Group_free", MPI_Group_free(group));
    if (*group != MPI_GROUP_NULL)
        report_wrong("MPI_GROUP_NULL", "MPI_Group_free leaves the group as it is");
}

static void probe_comm_rank_and_size(int what)
{
    (void)what;
    probe_comm_is_same_number(pes.rank, pes.said_rank,
                              "MPI_Comm_rank, the first time, beside the launcher");
    probe_comm_is_same_number(pes.size, pes.said_size,
                              "MPI_Comm_size, the first time, beside the launcher");
    for (int i = 0; i < TIMES; i++) {
        int rank = -1, size = -1, alone = -1;
        require_success("MPI_Comm_rank", MPI_Comm_rank(MPI_COMM_WORLD, &rank));
        require_success("MPI_Comm_size", MPI_Comm_size(MPI_COMM_WORLD, &size));
        require_success("MPI_Comm_size", MPI_Comm_size(MPI_COMM_SELF, &alone));
        probe_comm_is_same_number(pes.rank, rank, "MPI_Comm_rank");
        probe_comm_is_same_number(pes.size, size, "MPI_Comm_size");
        probe_comm_is_same_number(1, alone, "MPI_Comm_size of MPI_COMM_SELF");
    }
}

/* Two PEs must have equal processor names if and only if they share a host according to the
 * operating system. */
static void probe_comm_processor_name(int what)
{
    char name[MPI_MAX_PROCESSOR_NAME + 1] = "";
    char(*names)[MPI_MAX_PROCESSOR_NAME + 1] = memory_allocate((size_t)pes.size * sizeof *names);
    int length = -1;
    (void)what;
    require_success("MPI_Get_processor_name", MPI_Get_processor_name(name, &length));
    probe_comm_is_same_number((int)strlen(name), length, "the length of MPI_Get_processor_name");
    pes_allgather(name, names, sizeof name);
    for (int pe = 0; pe < pes.size; pe++) {
        bool same_host = pes.host[pe] == pes.host[pes.rank];
        if ((strcmp(names[pe], name) == 0) != same_host)
            report_wrong(same_host ? "one name for one host" : "names that tell hosts apart",
                         "MPI_Get_processor_name: \"%s\", and \"%s\" of %s", name, names[pe],
                         pes_where(pe));
    }
    free(names);
}

/* ---- Duplicates ---- */

static MPI_Comm probe_comm_duplicate(bool nonblocking)
{
    MPI_Comm comm = MPI_COMM_NULL;
    MPI_Request request = MPI_REQUEST_NULL;
    if (!nonblocking) {
        monitor_step("MPI_Comm_dup");
        require_success("MPI_Comm_dup", MPI_Comm_dup(MPI_COMM_WORLD, &comm));
        return comm;
    }
    monitor_step("MPI_Comm_idup");
    require_success("MPI_Comm_idup", MPI_Comm_idup(MPI_COMM_WORLD, &comm, &request));
    pes_wait(&request, MPI_STATUS_IGNORE);
    return comm;
}

/* Checks that a receive on `comm` does not match a message on MPI_COMM_WORLD, and vice versa.
 * Receives the two messages in the reverse of the order in which they were sent. */
static void probe_comm_check_comm_apart(MPI_Comm comm, const char *maker)
{
    MPI_Request requests[2];
    int out[2] = {1, 2}, in[2] = {0};
    require_success("MPI_Isend", MPI_Isend(&out[0], 1, MPI_INT, pes_after(1), TAG, MPI_COMM_WORLD,
                                           &requests[0]));
    require_success("MPI_Isend",
                    MPI_Isend(&out[1], 1, MPI_INT, pes_after(1), TAG, comm, &requests[1]));
    monitor_step("messages in two communicators, one by %s", maker);
    require_success("MPI_Recv",
                    MPI_Recv(&in[1], 1, MPI_INT, pes_before(1), TAG, comm, MPI_STATUS_IGNORE));
    require_success("MPI_Recv", MPI_Recv(&in[0], 1, MPI_INT, pes_before(1), TAG, MPI_COMM_WORLD,
                                         MPI_STATUS_IGNORE));
    pes_wait_all(2, requests);
    memory_is_same_word(2, (uint64_t)in[1], "a message in a communicator by %s", maker);
    memory_is_same_word(1, (uint64_t)in[0], "a message in MPI_COMM_WORLD beside one by %s", maker);
}

static void probe_comm_check_numbers(MPI_Comm comm)
{
#if defined MPI_ABI_VERSION && MPI_ABI_VERSION > 0 /* the ABI has no MPI_Fint */
    if (MPI_Comm_fromint(MPI_Comm_toint(comm)) != comm)
        report_wrong("the same",
                     "MPI_Comm_fromint gives another communicator than MPI_Comm_toint had");
#else
    if (MPI_Comm_f2c(MPI_Comm_c2f(comm)) != comm)
        report_wrong("the same",
                     "MPI_Comm_f2c gives another communicator than MPI_Comm_c2f was given");
#endif
}

static void probe_comm_duplicates(int nonblocking)
{
    const char *maker = nonblocking ? "MPI_Comm_idup" : "MPI_Comm_dup";
    int *members = probe_comm_numbers(false);
    MPI_Comm comm = probe_comm_duplicate(nonblocking);
    probe_comm_check_order(comm, pes.size, members, maker);
    probe_comm_check_comm_apart(comm, maker);
    probe_comm_check_numbers(comm);
    probe_comm_free_comm(&comm);
    free(members);
}

/* ---- Groups ---- */

static void probe_comm_check_group(MPI_Group group, const int *members, const char *maker)
{
    int *found = memory_allocate((size_t)pes.size * sizeof *found),
        *places = probe_comm_numbers(false), size = -1;
    MPI_Group world;
    require_success("MPI_Comm_group", MPI_Comm_group(MPI_COMM_WORLD, &world));
    require_success("MPI_Group_size", MPI_Group_size(group, &size));
    memory_is_same_word((uint64_t)pes.size, (uint64_t)size, "MPI_Group_size after %s", maker);
    require_success("MPI_Group_translate_ranks",
                    MPI_Group_translate_ranks(group, pes.size, places, world, found));
    for (int i = 0; i < pes.size; i++)
        memory_is_same_word((uint64_t)members[i], (uint64_t)found[i],
                            "MPI_Group_translate_ranks of %d in a group by %s", i, maker);
    probe_comm_free_group(&world);
    free(found);
    free(places);
}

/* Tests MPI_Comm_group and MPI_Group_translate_ranks. Isthmus uses them to find the PEs of a
 * program's communicator. */
static void probe_comm_group_of_comm(int what)
{
    int *members = probe_comm_numbers(false);
    MPI_Comm comm = probe_comm_duplicate(true);
    (void)what;
    for (int i = 0; i < TIMES; i++) {
        MPI_Group group;
        require_success("MPI_Comm_group", MPI_Comm_group(comm, &group));
        probe_comm_check_group(group, members, "MPI_Comm_group");
        probe_comm_free_group(&group);
    }
    probe_comm_free_comm(&comm);
    free(members);
}

static MPI_Group probe_comm_make_group(const int *members)
{
    MPI_Group world, group;
    require_success("MPI_Comm_group", MPI_Comm_group(MPI_COMM_WORLD, &world));
    require_success("MPI_Group_incl", MPI_Group_incl(world, pes.size, members, &group));
    probe_comm_free_group(&world);
    return group;
}

static void probe_comm_group_of_list(int what)
{
    int *members = probe_comm_numbers(true);
    (void)what;
    for (int i = 0; i < TIMES; i++) {
        MPI_Group group = probe_comm_make_group(members);
        probe_comm_check_group(group, members, "MPI_Group_incl");
        probe_comm_free_group(&group);
    }
    free(members);
}

/* The members must have the order of the group, here descending. */
static void probe_comm_create_group(int what)
{
    int *members = probe_comm_numbers(true);
    MPI_Group group = probe_comm_make_group(members);
    MPI_Comm comm;
    (void)what;
    monitor_step("MPI_Comm_create_group");
    require_success("MPI_Comm_create_group",
                    MPI_Comm_create_group(MPI_COMM_WORLD, group, TAG, &comm));
    probe_comm_check_order(comm, pes.size, members, "MPI_Comm_create_group");
    probe_comm_free_comm(&comm);
    probe_comm_free_group(&group);
    free(members);
}

/* ---- Splitting ---- */

static void probe_comm_split_comm(int reversed)
{
    int *members = probe_comm_numbers(reversed);
    MPI_Comm comm;
    monitor_step("MPI_Comm_split");
    require_success("MPI_Comm_split",
                    MPI_Comm_split(MPI_COMM_WORLD, 0, reversed ? -pes.rank : pes.rank, &comm));
    probe_comm_check_order(comm, pes.size, members, "MPI_Comm_split");
    probe_comm_free_comm(&comm);
    free(members);
}

static MPI_Comm probe_comm_make_inter(MPI_Comm half, bool is_first)
{
    MPI_Comm inter;
    monitor_step("MPI_Intercomm_create");
    require_success("MPI_Intercomm_create",
                    MPI_Intercomm_create(half, 0, MPI_COMM_WORLD, is_first ? 1 : 0, TAG, &inter));
    return inter;
}

/* Splits off PE 0 and connects it with the other PEs by an inter-communicator. */
static void probe_comm_test_inter(int what)
{
    MPI_Comm half, inter;
    int is_inter = -1;
    (void)what;
    require_success("MPI_Comm_test_inter", MPI_Comm_test_inter(MPI_COMM_WORLD, &is_inter));
    probe_comm_is_same_number(0, is_inter, "MPI_Comm_test_inter of MPI_COMM_WORLD");
    monitor_step("MPI_Comm_split");
    require_success("MPI_Comm_split",
                    MPI_Comm_split(MPI_COMM_WORLD, pes.rank == 0, pes.rank, &half));
    inter = probe_comm_make_inter(half, pes.rank == 0);
    is_inter = -1;
    require_success("MPI_Comm_test_inter", MPI_Comm_test_inter(inter, &is_inter));
    probe_comm_is_same_number(1, is_inter, "MPI_Comm_test_inter of an intercommunicator");
    probe_comm_free_comm(&inter);
    probe_comm_free_comm(&half);
}

/* ---- Attributes ---- */

static int deletions;
static void *deleted; /* value of the attribute that was deleted last */

static int probe_comm_count_deletion(MPI_Comm comm, int key, void *value, void *state)
{
    (void)comm;
    (void)key;
    (void)state;
    deleted = value;
    deletions++;
    return MPI_SUCCESS;
}

static void probe_comm_attributes(int what)
{
    int *got = NULL;
    int key = MPI_KEYVAL_INVALID, found = 0;
    MPI_Comm comm = probe_comm_duplicate(true);
    (void)what;
    deletions = 0;
    require_success(
        "MPI_Comm_create_keyval",
        MPI_Comm_create_keyval(MPI_COMM_NULL_COPY_FN, probe_comm_count_deletion, &key, NULL));
    require_success("MPI_Comm_set_attr", MPI_Comm_set_attr(comm, key, &deletions));
    require_success("MPI_Comm_get_attr", MPI_Comm_get_attr(comm, key, &got, &found));
    if (!found || got != &deletions)
        report_wrong("the value that was set", "MPI_Comm_get_attr gets %s",
                     found ? "another" : "none");
    require_success("MPI_Comm_free_keyval", MPI_Comm_free_keyval(&key));
    if (key != MPI_KEYVAL_INVALID)
        report_wrong("MPI_KEYVAL_INVALID", "MPI_Comm_free_keyval leaves the key as it is");
    probe_comm_is_same_number(0, deletions, "deletions of an attribute before MPI_Comm_free");
    probe_comm_free_comm(&comm);
    probe_comm_is_same_number(1, deletions, "deletions of an attribute by MPI_Comm_free");
    if (deletions == 1 && deleted != &deletions)
        report_wrong("the value that was set", "MPI_Comm_free deletes another one");
}

/* ---- Errors ---- */

static void probe_comm_expect_errors(MPI_Comm comm, MPI_Errhandler expected, const char *name)
{
    MPI_Errhandler handler = MPI_ERRHANDLER_NULL;
    require_success("MPI_Comm_get_errhandler", MPI_Comm_get_errhandler(comm, &handler));
    if (handler != expected) {
        report_wrong(name, "MPI_Comm_get_errhandler gets another handler than was set");
        return; /* the reference count of the communicator may be wrong, so it is not freed */
    }
    require_success("MPI_Errhandler_free", MPI_Errhandler_free(&handler));
    if (handler != MPI_ERRHANDLER_NULL)
        report_wrong("MPI_ERRHANDLER_NULL", "MPI_Errhandler_free leaves the handler as it is");
}

/* Checks that the job continues after an error. Different MPIs detect different errors, so this
 * function calls the error handler itself. */
static void probe_comm_survive_an_error(MPI_Comm comm)
{
    char text[MPI_MAX_ERROR_STRING + 1] = "";
    int length = 0;
    monitor_step("an error, where MPI_Comm_set_errhandler was to have errors returned");
    require_success("MPI_Comm_call_errhandler", MPI_Comm_call_errhandler(comm, MPI_ERR_RANK));
    require_success("MPI_Error_string", MPI_Error_string(MPI_ERR_RANK, text, &length));
    if (length == 0 || length != (int)strlen(text))
        report_wrong("a text", "MPI_Error_string has \"%s\" of length %d for MPI_ERR_RANK", text,
                     length);
}

static void probe_comm_errors(int what)
{
    MPI_Comm comm = probe_comm_duplicate(true);
    (void)what;
    require_success("MPI_Comm_set_errhandler", MPI_Comm_set_errhandler(comm, MPI_ERRORS_RETURN));
    probe_comm_survive_an_error(comm);
    probe_comm_expect_errors(MPI_COMM_WORLD, MPI_ERRORS_RETURN,
                             "MPI_ERRORS_RETURN, in MPI_COMM_WORLD");
    probe_comm_expect_errors(comm, MPI_ERRORS_RETURN, "MPI_ERRORS_RETURN");
    require_success("MPI_Comm_set_errhandler", MPI_Comm_set_errhandler(comm, MPI_ERRORS_ARE_FATAL));
    probe_comm_expect_errors(comm, MPI_ERRORS_ARE_FATAL, "MPI_ERRORS_ARE_FATAL");
    probe_comm_free_comm(&comm);
}

static void probe_comm_add_communicator(const char *name, const char *description, void (*run)(int),
                                        int what, int min_pes)
{
    struct probe probe = {
        .description = description, .run = run, .what = what, .min_pes = min_pes, .seconds = 15};
    snprintf(probe.name, sizeof probe.name, "communicators/%s", name);
    table_add(&probe);
}

void communicators_add(void)
{
    probe_comm_add_communicator("rank_and_size",
                                "MPI_Comm_rank and MPI_Comm_size agree with the launcher",
                                probe_comm_rank_and_size, 0, 1);
    probe_comm_add_communicator("processor_name", "MPI_Get_processor_name tells hosts apart",
                                probe_comm_processor_name, 0, 1);
    probe_comm_add_communicator("dup", "MPI_Comm_dup: the same PEs, but separate messages",
                                probe_comm_duplicates, false, 1);
    probe_comm_add_communicator("idup", "MPI_Comm_idup: the same PEs, but separate messages",
                                probe_comm_duplicates, true, 1);
    probe_comm_add_communicator("group", "MPI_Comm_group has the PEs of a communicator in order",
                                probe_comm_group_of_comm, 0, 1);
    probe_comm_add_communicator("group_incl", "MPI_Group_incl has the PEs of a list in order",
                                probe_comm_group_of_list, 0, 1);
    probe_comm_add_communicator("create_group", "MPI_Comm_create_group keeps the group's order",
                                probe_comm_create_group, 0, 1);
    probe_comm_add_communicator("split", "MPI_Comm_split orders by keys", probe_comm_split_comm,
                                false, 1);
    probe_comm_add_communicator("split_reversed", "MPI_Comm_split orders by keys, in reverse order",
                                probe_comm_split_comm, true, 1);
    probe_comm_add_communicator("test_inter", "MPI_Comm_test_inter knows intercommunicators",
                                probe_comm_test_inter, 0, 2);
    probe_comm_add_communicator("attributes", "attributes are kept, and deleted once",
                                probe_comm_attributes, 0, 1);
    probe_comm_add_communicator("errors", "errors are returned if the program requests it",
                                probe_comm_errors, 0, 1);
}
