/*
 * global_exit DIRECTORY: the last PE calls shmem_global_exit(7) while PE 0 waits for a variable, PE
 * 1 is in a barrier, and the others compute. Each PE records the steps of its exit in DIRECTORY/PE,
 * a stream that it never closes, and leaves text in the buffer of its standard output.
 */
#include <shmem.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long word;
static volatile int done;
static FILE *record;

static void note_before(void)
{
    fputs("handler from before shmem_init\n", record);
}

static void note_after(void)
{
    fputs("handler from after shmem_init\n", record);
    shmem_finalize(); /* exit handlers of libraries do this too */
}

__attribute__((destructor)) static void note_destructor(void)
{
    if (record != NULL)
        fputs("destructor\n", record);
}

static void open_record(const char *directory)
{
    char name[1000];
    snprintf(name, sizeof name, "%s/%d", directory, shmem_my_pe());
    record = fopen(name, "w");
    if (record == NULL) {
        perror(name);
        exit(2);
    }
    fprintf(record, "PE %d\n", shmem_my_pe());
    printf("output of PE %d\n", shmem_my_pe()); /* a launcher may drop an incomplete line */
}

int main(int argc, char **argv)
{
    if (argc != 2)
        return 2;
    atexit(note_before);
    shmem_init();
    atexit(note_after);
    open_record(argv[1]);
    shmem_barrier_all();
    if (shmem_my_pe() == shmem_n_pes() - 1)
        shmem_global_exit(7);
    if (shmem_my_pe() == 0)
        shmem_long_wait_until(&word, SHMEM_CMP_NE, 0);
    if (shmem_my_pe() == 1)
        shmem_barrier_all();
    while (!done)
        ;
    return 0;
}
