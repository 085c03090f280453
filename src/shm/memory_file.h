/*
 * Memory files (memfd), which other processes can map: inaccessible to other users, and without
 * pages at first. Copies of sparse memory: pages that were never written are zeros, and are not
 * copied.
 */
#ifndef ISTHMUS_MEMORY_FILE_H
#define ISTHMUS_MEMORY_FILE_H

#include <stddef.h>
#include <stdint.h>

/* ---- Memory files ---- */

/* Creates a memory file of length 0; aborts the job on failure. unnamed_file (mpi_backend) returns
 * -1 instead. */
int memory_file_create(const char *routine, const char *name);

/* Gives it its length. */
void memory_file_set_length(const char *routine, int file, size_t length);

/* That length is final, where the system can see to that: who maps the file is safe from a signal.
 */
void memory_file_seal(int file);

/* Bytes that are free in /dev/shm, for files there. */
size_t memory_file_shm_free_bytes(void);

/* ---- Pages ---- */

size_t page_size(void);

/* Copies the pages of this process's own anonymous memory at begin .. end that were ever touched.
 */
void pages_copy_touched(char *to, const char *begin, const char *end);

/* The same of any memory: all pages that are not zeros, for which it reads them. */
void pages_copy_nonzero(char *to, const char *begin, const char *end);

#endif
