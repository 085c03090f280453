/*
 * What every kind of devices needs: its driver's library, and the forms of descriptions.
 */
#ifndef ISTHMUS_COMMON_LIBRARY_H
#define ISTHMUS_COMMON_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "failure.h"

/* ---- Libraries ---- */

/* A call of a library, and where its address goes in the kind's table of calls. */
struct common_call {
    const char *name;
    size_t offset;
};

/* Opens the first library there is of some names, which end with NULL; its name goes to *name. NULL
 * with a message if there is none. */
void *common_open_library(const char *const *names, const char **name);

/* Finds all calls; false with a message if one is missing. */
bool common_find_calls(void *library, const char *library_name, const struct common_call *calls,
                       size_t count, void *table);

/* ---- Formats of descriptions ---- */

enum { COMMON_UUID_BYTES = 16 };

void common_write_uuid(char text[KIND_UUID_BYTES], const unsigned char uuid[COMMON_UUID_BYTES]);

/* Writes a driver's PCI address in the contract's form; "" if it is none. */
void common_write_pci(char text[KIND_PCI_BYTES], const char *address);

/* ---- This process ---- */

/* What tells this process from every other, also of other containers. */
uint64_t common_process_number(void);

#endif
