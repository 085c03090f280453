/*
 * Functions that all device kinds use: loading the driver's library, and writing the text forms of
 * UUIDs and PCI addresses.
 */
#ifndef ISTHMUS_COMMON_LIBRARY_H
#define ISTHMUS_COMMON_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "failure.h"

/* ---- Libraries ---- */

/* A function of a library, and the offset of its pointer in the kind's table of calls. */
struct common_call {
    const char *name;
    size_t offset;
};

/* Opens the first library in `names` that can be loaded, and sets *name to its name. NULL ends
 * the list. Returns NULL with a message if no library can be loaded. */
void *common_open_library(const char *const *names, const char **name);

/* Looks up all functions and stores their addresses in `table`. Returns false with a message if one
 * is missing. */
bool common_find_calls(void *library, const char *library_name, const struct common_call *calls,
                       size_t count, void *table);

/* ---- Text forms of UUIDs and PCI addresses ---- */

enum { COMMON_UUID_BYTES = 16 };

void common_write_uuid(char text[KIND_UUID_BYTES], const unsigned char uuid[COMMON_UUID_BYTES]);

/* Converts a PCI address from the driver's form to the form in struct kind_device (kind.h).
 * Writes "" if `address` is not a PCI address. */
void common_write_pci(char text[KIND_PCI_BYTES], const char *address);

/* ---- This process ---- */

/* Returns a random number that distinguishes this process from all others of the machine, including
 * processes in other containers. */
uint64_t common_process_number(void);

#endif
