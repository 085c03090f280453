/*
 * Memory files (memfd), which other processes can map: of no use to other users, all of them holes
 * at first.
 */
#ifndef ISTHMUS_MEMORY_FILE_H
#define ISTHMUS_MEMORY_FILE_H

#include <stddef.h>
#include <stdint.h>

/* ---- Memory file ---- */

/* A new one without length; -1, and errno, where there can't be one. memory_file_create ends the
 * job then. */
int memory_file_try_create(const char *name);
int memory_file_create(const char *routine, const char *name);

/* Gives it its length. */
void memory_file_set_length(const char *routine, int file, size_t length);

/* That length is final, where the system can see to that: who maps the file is safe from a signal.
 */
void memory_file_seal(int file);

/* Bytes that are free in /dev/shm, for files there. */
size_t memory_file_shm_free_bytes(void);

/* ---- Pages ---- */

/*
 * Copies of memory that may be sparse: pages that were never touched are zeros, and are not copied
 * into memory that is zeros already.
 */

size_t page_size(void);

/* Copies the pages of this process's own anonymous memory at begin .. end that were ever touched.
 */
void pages_copy_touched(char *to, const char *begin, const char *end);

/* The same of any memory: all pages that are not zeros, for which it reads them. */
void pages_copy_nonzero(char *to, const char *begin, const char *end);

#endif
