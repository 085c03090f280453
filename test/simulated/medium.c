#include "medium.h"

#include <stdlib.h>
#include <sys/mman.h>

struct medium *medium_open(int *pe)
{
    const char *file = getenv(MEDIUM_FILE_VARIABLE), *number = getenv(MEDIUM_PE_VARIABLE);
    if (file == NULL || number == NULL)
        return NULL;
    void *medium =
        mmap(NULL, sizeof(struct medium), PROT_READ | PROT_WRITE, MAP_SHARED, atoi(file), 0);
    *pe = atoi(number);
    return medium == MAP_FAILED ? NULL : medium;
}
