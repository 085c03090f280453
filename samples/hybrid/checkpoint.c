/*
 * Teaches: writing symmetric memory of all PEs to one file with MPI's collective I/O. Buffers of
 *          MPI can be symmetric memory. A scan computes where each PE's part begins.
 * Run:     OSHMEM_CC=mpicc oshcc checkpoint.c -o checkpoint && oshrun -np 4 ./checkpoint [FILE]
 *          (the program keeps FILE; without FILE, it uses a temporary file and removes it)
 *
 * Each PE has a different number of records, and PE 0 has none. The program writes the records to
 * the file, erases them in memory, and reads them back.
 */
#include <mpi.h>

#include "../check.h"
#include <string.h>
#include <unistd.h>

#define MOST 5000 /* maximum number of records of a PE */

static long *records; /* in the symmetric heap; MOST records */
static long used;     /* number of records in use; other PEs add to it */
static int me, npes;

static long record_of(long number)
{
    return number * number + 17;
}

/* Computes the records, which the checkpoint saves: each PE computes the records of the next PE and
 * puts them there. Afterwards, PE i has 37 * i records. */
static void compute(void)
{
    int to = (me + 1) % npes;
    long first = 37L * to * (to - 1) / 2;
    for (long i = 0; i < 37L * to; i++) {
        long place = shmem_long_atomic_fetch_inc(&used, to);
        check(place < MOST, "place for a record");
        shmem_long_p(&records[place], record_of(first + i), to);
    }
    shmem_barrier_all();
}

static void require(int result, const char *what)
{
    check(result == MPI_SUCCESS, what);
}

/* Returns the position of this PE's records in the file, after those of all PEs with lower
 * numbers. */
static MPI_Offset begin_of_mine(void)
{
    long before = 0;
    MPI_Exscan(&used, &before, 1, MPI_LONG, MPI_SUM, MPI_COMM_WORLD);
    return me == 0 ? 0 : (MPI_Offset)before * (MPI_Offset)sizeof(long);
}

static MPI_File open_file(const char *name, int mode)
{
    MPI_File file;
    require(MPI_File_open(MPI_COMM_WORLD, name, mode, MPI_INFO_NULL, &file), "MPI_File_open");
    return file;
}

static void save(const char *name)
{
    MPI_File file = open_file(name, MPI_MODE_CREATE | MPI_MODE_WRONLY);
    MPI_Offset begin = begin_of_mine();
    require(MPI_File_set_size(file, 0), "MPI_File_set_size");
    require(MPI_File_write_at_all(file, begin, records, (int)used, MPI_LONG, MPI_STATUS_IGNORE),
            "MPI_File_write_at_all");
    require(MPI_File_close(&file), "MPI_File_close");
}

static void restore(const char *name)
{
    MPI_File file = open_file(name, MPI_MODE_RDONLY);
    MPI_Offset begin = begin_of_mine();
    require(MPI_File_read_at_all(file, begin, records, (int)used, MPI_LONG, MPI_STATUS_IGNORE),
            "MPI_File_read_at_all");
    require(MPI_File_close(&file), "MPI_File_close");
}

/* Checks that the file has the records of all PEs in their order, and nothing else. */
static void check_file(const char *name)
{
    long number = 0, record;
    FILE *file = fopen(name, "rb");
    check(file != NULL, "fopen");
    while (fread(&record, sizeof record, 1, file) == 1) {
        check(record == record_of(number++), "a record in the file");
    }
    check(number == 37L * npes * (npes - 1) / 2, "the number of records in the file");
    fclose(file);
}

/* PE 0 chooses the name for all PEs. */
static void choose_name(char *name, size_t room, const char *wanted)
{
    const char *folder = getenv("TMPDIR");
    if (me == 0 && wanted != NULL) {
        snprintf(name, room, "%s", wanted);
    } else if (me == 0) {
        snprintf(name, room, "%s/checkpoint-XXXXXX", folder == NULL ? "/tmp" : folder);
        int file = mkstemp(name);
        check(file >= 0, "mkstemp");
        close(file);
    }
    MPI_Bcast(name, (int)room, MPI_CHAR, 0, MPI_COMM_WORLD);
}

int main(int argc, char **argv)
{
    char name[1000] = "";
    int provided;

    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    shmem_init();
    me = shmem_my_pe();
    npes = shmem_n_pes();
    check(37 * npes <= MOST, "no more PEs than that");
    choose_name(name, sizeof name, argv[1]);
    records = shmem_malloc(MOST * sizeof *records);
    check(records != NULL, "shmem_malloc");

    compute();
    save(name);
    if (me == 0) {
        check_file(name);
    }
    memset(records, 0, MOST * sizeof *records);
    restore(name);
    shmem_barrier_all();

    /* Check that the records of the next PE were read back, too. */
    int next = (me + 1) % npes;
    long first = 37L * next * (next - 1) / 2;
    for (long i = 0; i < 37L * next; i++) {
        check(shmem_long_g(&records[i], next) == record_of(first + i), "a record read back");
    }
    shmem_barrier_all();
    if (me == 0) {
        printf("%ld records of %d PEs, written and read back\n", 37L * npes * (npes - 1) / 2, npes);
        if (argv[1] == NULL) {
            MPI_File_delete(name, MPI_INFO_NULL);
        }
    }
    shmem_free(records);
    shmem_finalize();
    MPI_Finalize();
    return 0;
}
