/*
 * Tests shmemx_team_get_comm and shmemx_comm_get_team by the data that teams and communicators
 * transfer: `joint [mpi] shapes|many|too_many|threads`. With `mpi`, MPI is initialized before
 * OpenSHMEM. The program then initializes OpenSHMEM a second time and checks the communicator of
 * the world team.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <shmemx_mpi.h>

enum { MOST_PES = 16, LONG = 700, MANY = 2100 };

static int me, n;
static const char *shape = "start";

/* Symmetric. */
static long source[MOST_PES * LONG], dest[MOST_PES * LONG * 2];
static long word, total;

#define CHECK(condition) check(condition, #condition, __LINE__)

static void check(int holds, const char *condition, int line)
{
    if (holds)
        return;
    fprintf(stderr, "joint.c:%d: PE %d, %s: not true: %s\n", line, me, shape, condition);
    fflush(stderr);
    shmem_global_exit(1);
}

/* ---- Operations of a team ---- */

static long value(int pe, int i)
{
    return 1000L * (pe + 1) + i;
}

static int world_pe(shmem_team_t team, int member)
{
    return shmem_team_translate_pe(team, member, SHMEM_TEAM_WORLD);
}

static void fill(int blocks, int nelems)
{
    for (int i = 0; i < blocks * nelems; i++)
        source[i] = value(me, i);
    memset(dest, -1, sizeof dest);
}

static void broadcasts_deliver_the_roots_data(shmem_team_t team, int size, int nelems)
{
    for (int root = 0; root < size; root++) {
        fill(1, nelems);
        shmem_long_broadcast(team, dest, source, (size_t)nelems, root);
        for (int i = 0; i < nelems; i++)
            CHECK(dest[i] == value(world_pe(team, root), i));
        shmem_team_sync(team);
    }
}

static void sums_and_scans_are_correct(shmem_team_t team, int size, int nelems)
{
    fill(1, nelems);
    shmem_long_sum_reduce(team, dest, source, (size_t)nelems);
    shmem_long_sum_inscan(team, dest + LONG, source, (size_t)nelems);
    for (int i = 0; i < nelems; i++) {
        long sum = 0, before = 0;
        for (int member = 0; member < size; member++) {
            sum += value(world_pe(team, member), i);
            before += member <= shmem_team_my_pe(team) ? value(world_pe(team, member), i) : 0;
        }
        CHECK(dest[i] == sum && dest[LONG + i] == before);
    }
}

/* In shmem_long_collect, member i contributes nelems + i elements. */
static void collects_deliver_all_blocks(shmem_team_t team, int size, int nelems)
{
    fill(1, nelems + size);
    shmem_long_fcollect(team, dest, source, (size_t)nelems);
    for (int i = 0; i < size * nelems; i++)
        CHECK(dest[i] == value(world_pe(team, i / nelems), i % nelems));
    shmem_team_sync(team);
    shmem_long_collect(team, dest, source, (size_t)nelems + (size_t)shmem_team_my_pe(team));
    const long *block = dest;
    for (int member = 0; member < size; block += nelems + member++)
        for (int i = 0; i < nelems + member; i++)
            CHECK(block[i] == value(world_pe(team, member), i));
}

static void alltoall_delivers_each_block(shmem_team_t team, int size, int nelems)
{
    int mine = shmem_team_my_pe(team);
    fill(size, nelems);
    shmem_long_alltoall(team, dest, source, (size_t)nelems);
    for (int i = 0; i < size * nelems; i++)
        CHECK(dest[i] == value(world_pe(team, i / nelems), mine * nelems + i % nelems));
    shmem_team_sync(team);
}

/* A context of a team numbers PEs as the team does. */
static void context_uses_team_pe_numbers(shmem_team_t team, int size)
{
    shmem_ctx_t ctx = SHMEM_CTX_INVALID;
    int mine = shmem_team_my_pe(team), right = (mine + 1) % size, left = (mine + size - 1) % size;
    word = total = -7;
    shmem_team_sync(team);
    CHECK(shmem_team_create_ctx(team, 0, &ctx) == 0);
    shmem_ctx_long_p(ctx, &word, value(me, 5), right);
    shmem_ctx_long_atomic_add(ctx, &total, me + 1, 0);
    shmem_ctx_quiet(ctx);
    shmem_team_sync(team);
    CHECK(word == value(world_pe(team, left), 5));
    CHECK(shmem_ctx_long_g(ctx, &word, right) == value(me, 5));
    long sum = -7;
    for (int member = 0; member < size; member++)
        sum += world_pe(team, member) + 1;
    CHECK(shmem_ctx_long_atomic_fetch(ctx, &total, 0) == sum);
    shmem_team_sync(team);
    shmem_ctx_destroy(ctx);
}

static void team_operations_work(shmem_team_t team)
{
    int size = shmem_team_n_pes(team);
    const int lengths[] = {1, LONG - MOST_PES};
    for (int i = 0; i < 2; i++) {
        broadcasts_deliver_the_roots_data(team, size, lengths[i]);
        sums_and_scans_are_correct(team, size, lengths[i]);
        collects_deliver_all_blocks(team, size, lengths[i]);
        alltoall_delivers_each_block(team, size, lengths[i]);
    }
    context_uses_team_pe_numbers(team, size);
}

/* ---- Correspondence of team and communicator ---- */

static void ranks_and_pes_are_translated(shmem_team_t team, MPI_Comm comm)
{
    int size = shmem_team_n_pes(team);
    CHECK(shmemx_comm_translate_rank(comm, -1) == -1);
    CHECK(shmemx_comm_translate_rank(comm, MPI_PROC_NULL) == -1);
    CHECK(shmemx_comm_translate_rank(comm, size) == -1);
    CHECK(shmemx_comm_translate_pe(comm, -1) == -1 && shmemx_comm_translate_pe(comm, n) == -1);
    for (int rank = 0; rank < size; rank++)
        CHECK(shmemx_comm_translate_rank(comm, rank) == world_pe(team, rank));
    for (int pe = 0; pe < n; pe++)
        CHECK(shmemx_comm_translate_pe(comm, pe) ==
              shmem_team_translate_pe(SHMEM_TEAM_WORLD, pe, team));
}

/* The ranks of the communicator equal the PE numbers of the team, in queries and in transfers. */
static void ranks_equal_pe_numbers(shmem_team_t team, MPI_Comm comm)
{
    int rank = -1, size = -1, mine = me + 1, all[MOST_PES];
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    CHECK(rank == shmem_team_my_pe(team) && size == shmem_team_n_pes(team));
    MPI_Allgather(&mine, 1, MPI_INT, all, 1, MPI_INT, comm);
    for (int i = 0; i < size; i++)
        CHECK(all[i] == world_pe(team, i) + 1);
    ranks_and_pes_are_translated(team, comm);
}

/* A team has one communicator during its lifetime. It has the program's error handler, and works
 * while OpenSHMEM collectives run. */
static void team_has_one_working_communicator(shmem_team_t team)
{
    MPI_Comm comm = MPI_COMM_NULL, again = MPI_COMM_NULL;
    MPI_Errhandler errors, expected;
    CHECK(shmemx_team_get_comm(team, &comm) == 0 && comm != MPI_COMM_NULL);
    CHECK(shmemx_team_get_comm(team, &again) == 0 && again == comm);
    ranks_equal_pe_numbers(team, comm);
    MPI_Comm_get_errhandler(comm, &errors);
    MPI_Comm_get_errhandler(MPI_COMM_WORLD, &expected);
    CHECK(errors == expected);
    for (int round = 1; round < 4; round++) {
        long mine = (long)round * (me + 1), sums[2];
        source[0] = mine;
        shmem_long_sum_reduce(team, dest, source, 1);
        MPI_Allreduce(&mine, &sums[0], 1, MPI_LONG, MPI_SUM, comm);
        shmem_long_sum_reduce(team, dest + 1, source, 1);
        MPI_Allreduce(&mine, &sums[1], 1, MPI_LONG, MPI_SUM, comm);
        CHECK(sums[0] == dest[0] && sums[1] == sums[0] && dest[1] == dest[0]);
    }
}

/* Splits a team that has no constant stride, and splits the resulting teams. Checks all
 * communicators. */
static void splits_of_the_team_have_communicators(shmem_team_t team)
{
    shmem_team_t back, half, x, y;
    int size = shmem_team_n_pes(team);
    CHECK(shmem_team_split_strided(team, size - 1, -1, size, NULL, 0, &back) == 0);
    CHECK(world_pe(back, 0) == world_pe(team, size - 1));
    team_has_one_working_communicator(back);
    CHECK(shmem_team_split_strided(back, 0, 2, (size + 1) / 2, NULL, 0, &half) == 0);
    if (half != SHMEM_TEAM_INVALID) {
        team_has_one_working_communicator(half);
        team_operations_work(half);
    }
    CHECK(shmem_team_split_2d(back, 2, NULL, 0, &x, NULL, 0, &y) == 0);
    team_has_one_working_communicator(y);
    team_has_one_working_communicator(x);
    shmem_team_destroy(half);
    shmem_team_destroy(x);
    shmem_team_destroy(y);
    shmem_team_destroy(back);
}

static void communicator_becomes_a_team(const char *name, MPI_Comm comm, int splits)
{
    shmem_team_t team = SHMEM_TEAM_INVALID;
    MPI_Comm own = MPI_COMM_NULL;
    int relation = MPI_CONGRUENT;
    shape = name;
    CHECK(shmemx_comm_get_team(comm, &team) == 0 && shmem_team_is_valid(team));
    ranks_equal_pe_numbers(team, comm);
    team_operations_work(team);
    team_has_one_working_communicator(team);
    CHECK(shmemx_team_get_comm(team, &own) == 0);
    /* MPI allows no handle of a session together with handles from outside it. */
    if (strcmp(name, "session") != 0)
        MPI_Comm_compare(comm, own, &relation);
    CHECK(relation == MPI_CONGRUENT);
    if (splits)
        splits_of_the_team_have_communicators(team);
    shmem_team_destroy(team);
}

/* Splits the world by color. Expects that MPI_Comm_split with the same color and key creates a
 * communicator congruent to the team's. */
static void team_split_equals_mpi_comm_split(const char *name, int color, int key)
{
    shmem_team_t team;
    MPI_Comm own = MPI_COMM_NULL, comm;
    int relation = MPI_UNEQUAL;
    shape = name;
    CHECK(shmemx_team_split(SHMEM_TEAM_WORLD, color, key, &team) == 0);
    MPI_Comm_split(MPI_COMM_WORLD, color == SHMEMX_TEAM_NO_COLOR ? MPI_UNDEFINED : color, key,
                   &comm);
    CHECK((team == SHMEM_TEAM_INVALID) == (comm == MPI_COMM_NULL));
    if (team == SHMEM_TEAM_INVALID)
        return;
    team_has_one_working_communicator(team);
    team_operations_work(team);
    CHECK(shmemx_team_get_comm(team, &own) == 0);
    MPI_Comm_compare(comm, own, &relation);
    CHECK(relation == MPI_CONGRUENT);
    MPI_Comm_free(&comm);
    shmem_team_destroy(team);
}

/* ---- Shapes ---- */

/* Creates a team of a communicator from MPI_Comm_split. The team must outlive the communicator. */
static void team_outlives_its_communicator(const char *name, int color, int key)
{
    MPI_Comm comm = MPI_COMM_NULL;
    shmem_team_t team = SHMEM_TEAM_INVALID;
    MPI_Comm_split(MPI_COMM_WORLD, color, key, &comm);
    shape = name;
    if (comm == MPI_COMM_NULL) {
        CHECK(shmemx_comm_get_team(comm, &team) != 0 && team == SHMEM_TEAM_INVALID);
        return;
    }
    communicator_becomes_a_team(name, comm, strcmp(name, "in no order") == 0);
    CHECK(shmemx_comm_get_team(comm, &team) == 0);
    MPI_Comm_free(&comm);
    team_operations_work(team);
    shmem_team_destroy(team);
}

static void invalid_team_and_null_comm_are_refused(void)
{
    MPI_Comm comm = MPI_COMM_WORLD;
    shmem_team_t team = SHMEM_TEAM_WORLD;
    shape = "nothing";
    CHECK(shmemx_team_get_comm(SHMEM_TEAM_INVALID, &comm) != 0 && comm == MPI_COMM_NULL);
    CHECK(shmemx_comm_get_team(MPI_COMM_NULL, &team) != 0 && team == SHMEM_TEAM_INVALID);
    CHECK(shmemx_comm_translate_rank(MPI_COMM_NULL, 0) == -1);
    CHECK(shmemx_comm_translate_pe(MPI_COMM_NULL, 0) == -1);
}

/* PE 1 waits in MPI_Recv while PE 0 gets data from it. The library must serve these gets, because
 * PE 0 sends the message only after them. */
static void gets_are_served_during_mpi_recv(void)
{
    MPI_Comm comm;
    int token = 0;
    shape = "one waits in each";
    CHECK(shmemx_team_get_comm(SHMEM_TEAM_WORLD, &comm) == 0);
    word = value(me, 1);
    shmem_barrier_all();
    if (me == 1)
        MPI_Recv(&token, 1, MPI_INT, 0, 3, comm, MPI_STATUS_IGNORE);
    if (me == 0 && n > 1) {
        for (int i = 0; i < 100; i++)
            CHECK(shmem_long_g(&word, 1) == value(1, 1));
        MPI_Send(&token, 1, MPI_INT, 1, 3, comm);
    }
    shmem_barrier_all();
}

#if MPI_VERSION >= 4
/* Returns 1 if creating the session's communicator may hang: Open MPI sometimes hangs in
 * MPI_Comm_create_from_group while the library's progress thread calls MPI
 * (mpi_backend/quirks.c). */
static int is_unsafe_to_make(void)
{
    char text[MPI_MAX_LIBRARY_VERSION_STRING];
    int length = 0;
    MPI_Get_library_version(text, &length);
    return strstr(text, "Open MPI") != NULL && getenv("ISTHMUS_NODE_SIZE") != NULL;
}
#endif

/* Creates a team of a session's communicator. The MPI must know the ranks of the session's
 * processes in MPI_COMM_WORLD. */
static void session_communicator_becomes_a_team(void)
{
#if MPI_VERSION >= 4
    MPI_Session session;
    MPI_Group group;
    MPI_Comm comm;
    if (is_unsafe_to_make())
        return;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &session);
    MPI_Group_from_session_pset(session, "mpi://WORLD", &group);
    MPI_Comm_create_from_group(group, "joint", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &comm);
    communicator_becomes_a_team("session", comm, 0);
    MPI_Comm_free(&comm);
    MPI_Group_free(&group);
    MPI_Session_finalize(&session);
#endif
}

/* Creates one more team on some PEs only, so that the PEs store their later teams at different
 * positions. */
static shmem_team_t team_of_some(void)
{
    shmem_team_t team = SHMEM_TEAM_INVALID;
    shmemx_comm_get_team(me >= 2 ? MPI_COMM_SELF : MPI_COMM_NULL, &team);
    return team;
}

static void teams_and_communicators_correspond(void)
{
    shmem_team_t some = team_of_some();
    invalid_team_and_null_comm_are_refused();
    shape = "predefined";
    ranks_equal_pe_numbers(SHMEM_TEAM_WORLD, MPI_COMM_WORLD);
    team_has_one_working_communicator(SHMEM_TEAM_SHARED);
    team_has_one_working_communicator(SHMEM_TEAM_WORLD);
    gets_are_served_during_mpi_recv();
    communicator_becomes_a_team("world", MPI_COMM_WORLD, 0);
    communicator_becomes_a_team("self", MPI_COMM_SELF, 0);
    team_outlives_its_communicator("reversed", 0, -me);
    team_outlives_its_communicator("in no order", 0, (me * 3 + 1) % 5);
    team_outlives_its_communicator("odd only", me % 2 == 1 ? 0 : MPI_UNDEFINED, 0);
    team_outlives_its_communicator("two parts", me % 2, (me * 3 + 1) % 5);
    team_split_equals_mpi_comm_split("two colors", me % 2, (me * 3 + 1) % 5);
    team_split_equals_mpi_comm_split("some of a color", me % 3 == 1 ? SHMEMX_TEAM_NO_COLOR : 4,
                                     -me);
    session_communicator_becomes_a_team();
    shmem_team_destroy(some);
}

/* ---- Many ---- */

/* Creates more communicators one after another than an MPI supports at a time. */
static void many_communicators_can_be_made_in_turn(void)
{
    shape = "many";
    for (int i = 0; i < MANY; i++) {
        shmem_team_t team, same;
        MPI_Comm comm = MPI_COMM_NULL;
        int rank = -1;
        CHECK(shmem_team_split_strided(SHMEM_TEAM_WORLD, n - 1, -1, n, NULL, 0, &team) == 0);
        CHECK(shmemx_team_get_comm(team, &comm) == 0);
        MPI_Comm_rank(comm, &rank);
        CHECK(rank == n - 1 - me);
        CHECK(shmemx_comm_get_team(comm, &same) == 0 && shmem_team_my_pe(same) == rank);
        shmem_team_destroy(same);
        shmem_team_destroy(team);
    }
}

/* If MPI cannot create another communicator on one PE, all PEs must receive the failure. After MPI
 * has freed some communicators, the call must succeed. */
static void lack_of_communicators_fails_on_all_pes(void)
{
    static MPI_Comm copies[MANY];
    MPI_Comm comm = MPI_COMM_WORLD;
    int made = 0;
    shape = "too many";
    MPI_Comm_set_errhandler(MPI_COMM_SELF, MPI_ERRORS_RETURN);
    if (me == 0)
        while (made < MANY && MPI_Comm_dup(MPI_COMM_SELF, &copies[made]) == MPI_SUCCESS)
            made++;
    CHECK(made < MANY);
    CHECK(shmemx_team_get_comm(SHMEM_TEAM_WORLD, &comm) != 0 && comm == MPI_COMM_NULL);
    while (made > 0)
        MPI_Comm_free(&copies[--made]);
    shmem_barrier_all();
    team_has_one_working_communicator(SHMEM_TEAM_WORLD);
}

/* ---- Threads ---- */

enum { THREADS = 2, ROUNDS = 5 };
static MPI_Comm comms[THREADS];
static long sources[THREADS], dests[THREADS];

/* Each thread creates its own teams and communicators, concurrently with the other threads. */
static void *run_thread(void *number)
{
    int i = (int)(size_t)number;
    for (int round = 0; round < ROUNDS; round++) {
        shmem_team_t team = SHMEM_TEAM_INVALID;
        MPI_Comm comm = MPI_COMM_NULL;
        long mine = me + 1, sum = 0;
        CHECK(shmemx_comm_get_team(comms[i], &team) == 0);
        CHECK(shmemx_team_get_comm(team, &comm) == 0);
        sources[i] = mine;
        shmem_long_sum_reduce(team, &dests[i], &sources[i], 1);
        MPI_Allreduce(&mine, &sum, 1, MPI_LONG, MPI_SUM, comm);
        CHECK(sum == dests[i] && sum == (long)n * (n + 1) / 2);
        shmem_team_destroy(team);
    }
    return NULL;
}

static void threads_make_teams_and_comms_at_once(void)
{
    pthread_t threads[THREADS];
    int level;
    MPI_Query_thread(&level);
    shape = "threads";
    CHECK(level == MPI_THREAD_MULTIPLE);
    for (int i = 0; i < THREADS; i++)
        MPI_Comm_split(MPI_COMM_WORLD, 0, i % 2 == 0 ? me : -me, &comms[i]);
    for (int i = 0; i < THREADS; i++)
        CHECK(pthread_create(&threads[i], NULL, run_thread, (void *)(size_t)i) == 0);
    for (int i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < THREADS; i++)
        MPI_Comm_free(&comms[i]);
}

static const struct {
    const char *name;
    void (*check)(void);
} parts[] = {{"shapes", teams_and_communicators_correspond},
             {"many", many_communicators_can_be_made_in_turn},
             {"too_many", lack_of_communicators_fails_on_all_pes},
             {"threads", threads_make_teams_and_comms_at_once}};

static void run_part(const char *name)
{
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++)
        if (strcmp(name, parts[i].name) == 0) {
            parts[i].check();
            return;
        }
    CHECK(!"a part that is known");
}

int main(int count, char **words)
{
    int mpi_first = count > 2 && strcmp(words[1], "mpi") == 0, provided;
    int level =
        strcmp(words[count - 1], "threads") == 0 ? SHMEM_THREAD_MULTIPLE : SHMEM_THREAD_SINGLE;
    if (mpi_first)
        MPI_Init_thread(NULL, NULL, MPI_THREAD_MULTIPLE, &provided);
    for (int life = 0; life < 2; life++) {
        shmem_init_thread(level, &provided);
        me = shmem_my_pe();
        n = shmem_n_pes();
        if (life == 0)
            run_part(words[count - 1]);
        team_has_one_working_communicator(SHMEM_TEAM_WORLD);
        shmem_finalize();
    }
    if (mpi_first)
        MPI_Finalize();
    if (me == 0)
        puts("teams and communicators are one");
    return 0;
}
