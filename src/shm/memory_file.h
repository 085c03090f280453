/*
 * Memory files (memfd), which other processes of this user can map. A new file has no pages. The
 * functions of the second section copy sparse memory. They skip pages that were never written,
 * since these contain zeros.
 */
#ifndef ISTHMUS_MEMORY_FILE_H
#define ISTHMUS_MEMORY_FILE_H

#include <stddef.h>
#include <stdint.h>

/* ---- Memory files ---- */

/* Creates a memory file of length 0. Aborts the job on failure, whereas unnamed_file (mpi_backend)
 * returns -1. */
int memory_file_create(const char *routine, const char *name);

/* Sets the length of the file in bytes. Aborts the job on failure. */
void memory_file_set_length(const char *routine, int file, size_t length);

/* Seals the length of the file if the kernel supports it. A process that maps a sealed file cannot
 * get SIGBUS because the file was shortened. */
void memory_file_seal(int file);

/* Returns the bytes that are free in /dev/shm, or 0 if it does not exist. */
size_t memory_file_shm_free_bytes(void);

/* ---- Pages ---- */

size_t page_size(void);

/* Copies the pages of begin .. end that were ever touched. The range must be private anonymous
 * memory of this process. */
void pages_copy_touched(char *to, const char *begin, const char *end);

/* Copies the pages of begin .. end that are not zeros. Works for any memory, but reads every page.
 */
void pages_copy_nonzero(char *to, const char *begin, const char *end);

#endif
