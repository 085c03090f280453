/*
 * Tests a pool of processes without MPI, as task schedulers and Python's multiprocessing use. The
 * workers are forked from a process that was never a PE, or that was a PE before (`pool former`),
 * like the kernel of a notebook. They become the PEs of many jobs by ids: all or some of them, in
 * several jobs at the same time, and workers are replaced between jobs. The test checks the data of
 * each job, and that a job leaves no state in its processes.
 */
#include <dirent.h>
#include <shmemx.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "check.h"

enum { WORKERS = 6, WORDS = 3000 };

static long table[WORDS], sum, mine, total;

/* Job description that a worker reads from its pipe. The worker ends if n is 0. */
struct order {
    shmemx_uniqueid_t id;
    int number, n;
    long job; /* base of the values, different for each job */
};

/* ---- Workers ---- */

static int count_descriptors(void)
{
    int n = 0;
    DIR *folder = opendir("/proc/self/fd");
    CHECK(folder != NULL);
    while (readdir(folder) != NULL)
        n++;
    closedir(folder);
    return n;
}

/* Returns the number of mappings of memory that other processes may share. */
static int count_mappings(void)
{
    char line[400];
    int n = 0;
    FILE *file = fopen("/proc/self/maps", "r");
    CHECK(file != NULL);
    while (fgets(line, sizeof line, file) != NULL)
        n += strstr(line, "memfd:isthmus") != NULL || strstr(line, "/dev/shm/isthmus") != NULL;
    fclose(file);
    return n;
}

/* Exchanges data by a put, an atomic operation and a reduction. Checks that no data of the previous
 * job remain. */
static void use(const struct order *order)
{
    int me = order->number, n = order->n, before = (me + n - 1) % n;
    long *heap = shmem_calloc(WORDS, sizeof *heap);
    CHECK(heap != NULL && heap[0] == 0 && heap[WORDS - 1] == 0);
    mine = order->job + me;
    sum = total = 0;
    for (int i = 0; i < WORDS; i++)
        table[i] = order->job + 100L * me + i;
    shmem_barrier_all();
    shmem_put(heap, table, WORDS, (me + 1) % n);
    shmem_atomic_add(&sum, mine, n - 1);
    shmem_barrier_all();
    for (int i = 0; i < WORDS; i++)
        CHECK(heap[i] == order->job + 100L * before + i);
    CHECK(shmem_sum_reduce(SHMEM_TEAM_WORLD, &total, &mine, 1) == 0);
    CHECK(total == n * order->job + n * (n - 1L) / 2 && shmem_g(&sum, n - 1) == total);
    shmem_free(heap);
}

static void do_job(const struct order *order, int from, int to)
{
    char byte = 's';
    shmemx_init_attr_t attr = SHMEMX_INIT_ATTR_INITIALIZER;
    CHECK(shmemx_set_attr_uniqueid_args(order->number, order->n, &order->id, &attr) == 0);
    CHECK(shmemx_init_attr(SHMEMX_INIT_WITH_UNIQUEID, &attr) == 0);
    CHECK(shmem_my_pe() == order->number && shmem_n_pes() == order->n);
    use(order);
    CHECK(write(to, &byte, 1) == 1 && read(from, &byte, 1) == 1 && byte == 'g');
    use(order);
    shmem_finalize();
}

static int work(int from, int to)
{
    struct order order;
    int descriptors = -1, mappings = -1;
    for (;;) {
        CHECK(read(from, &order, sizeof order) == sizeof order);
        if (order.n == 0)
            return 0;
        do_job(&order, from, to);
        /* The first job maps the static variables as shared memory, and they stay mapped. */
        if (mappings < 0) {
            descriptors = count_descriptors();
            mappings = count_mappings();
        }
        CHECK(count_descriptors() == descriptors);
        CHECK(count_mappings() == mappings);
        CHECK(write(to, "d", 1) == 1);
    }
}

/* A grandchild has the variables of its parent, not those of the first process. */
static void grandchild_has_its_parents_variables(void)
{
    int status;
    sum = 1;
    pid_t child = fork();
    if (child == 0) {
        sum = 2;
        pid_t grandchild = fork();
        if (grandchild == 0)
            _exit(sum == 2 ? 0 : 9);
        CHECK(waitpid(grandchild, &status, 0) == grandchild && sum == 2);
        _exit(status == 0 ? 0 : 9);
    }
    CHECK(waitpid(child, &status, 0) == child && status == 0 && sum == 1);
}

/* ---- The pool ---- */

static struct {
    pid_t process;
    int to, from;
} workers[WORKERS];

static void start_worker(int number)
{
    int orders[2], answers[2];
    CHECK(pipe(orders) == 0 && pipe(answers) == 0);
    pid_t process = fork();
    CHECK(process >= 0);
    if (process == 0)
        exit(work(orders[0], answers[1]));
    close(orders[0]);
    close(answers[1]);
    workers[number].process = process;
    workers[number].to = orders[1];
    workers[number].from = answers[0];
}

static void end_worker(int number)
{
    int status;
    struct order order = {.n = 0};
    CHECK(write(workers[number].to, &order, sizeof order) == sizeof order);
    CHECK(waitpid(workers[number].process, &status, 0) == workers[number].process);
    CHECK(status == 0);
    close(workers[number].to);
    close(workers[number].from);
}

/* A job whose PEs are the workers first, first + step, and so on, n in total. */
struct job {
    int first, step, n;
};

static void hear(int number, char expected)
{
    char byte;
    CHECK(read(workers[number].from, &byte, 1) == 1 && byte == expected);
}

/* Starts a job. Returns after all its PEs have initialized and communicated once. */
static void begin(const struct job *job)
{
    static long serial;
    struct order order = {.id = SHMEMX_UNIQUEID_INITIALIZER, .n = job->n, .job = 1000 * ++serial};
    CHECK(shmemx_get_uniqueid(&order.id) == 0);
    for (int i = job->n - 1; i >= 0; i--) {
        order.number = i;
        int to = workers[job->first + i * job->step].to;
        CHECK(write(to, &order, sizeof order) == sizeof order);
    }
    for (int i = 0; i < job->n; i++)
        hear(job->first + i * job->step, 's');
}

static void end(const struct job *job)
{
    for (int i = 0; i < job->n; i++)
        CHECK(write(workers[job->first + i * job->step].to, "g", 1) == 1);
    for (int i = 0; i < job->n; i++)
        hear(job->first + i * job->step, 'd');
}

static void run_at_once(const struct job *jobs, int n)
{
    for (int i = 0; i < n; i++)
        begin(&jobs[i]);
    for (int i = 0; i < n; i++)
        end(&jobs[i]);
}

static void be_a_pe(void)
{
    shmem_init();
    shmem_long_p(&table[7], 8, 0);
    CHECK(shmem_n_pes() == 1 && table[7] == 8);
    table[7] = 0;
    shmem_finalize();
}

int main(int argc, char **argv)
{
    const struct job all = {0, 1, 6}, halves[] = {{0, 1, 3}, {5, -1, 3}},
                     thirds[] = {{0, 2, 3}, {1, 4, 2}, {3, 1, 1}},
                     one_by_one[] = {{3, 1, 1}, {5, -1, 2}};
#ifdef __SANITIZE_ADDRESS__
    puts("forked processes have no symmetric static variables under AddressSanitizer");
    return 77;
#endif
    if (argc > 1 && strcmp(argv[1], "former") == 0)
        be_a_pe();
    else
        grandchild_has_its_parents_variables();
    for (int i = 0; i < WORKERS; i++)
        start_worker(i);
    run_at_once(&all, 1);
    run_at_once(halves, 2);
    run_at_once(thirds, 3);
    /* One job runs while other jobs start and end, and workers are replaced. */
    begin(&halves[1]);
    for (int i = 0; i < 3; i++) {
        run_at_once(&halves[0], 1);
        end_worker(i);
        start_worker(i);
    }
    end(&halves[1]);
    run_at_once(one_by_one, 2);
    run_at_once(&all, 1);
    for (int i = 0; i < WORKERS; i++)
        end_worker(i);
    puts("done by a pool");
    return 0;
}
