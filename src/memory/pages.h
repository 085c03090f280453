/*
 * Copies of memory that may be sparse: pages that were never touched are zeros, and are not copied
 * into memory that is zeros already.
 */
#ifndef ISTHMUS_PAGES_H
#define ISTHMUS_PAGES_H

#include <stddef.h>
#include <stdint.h>

size_t page_size(void);

/* Copies the pages of this process's own anonymous memory at begin .. end that were ever touched.
 */
void pages_copy_touched(char *to, const char *begin, const char *end);

/* The same of any memory: all pages that are not zeros, for which it reads them. */
void pages_copy_nonzero(char *to, const char *begin, const char *end);

#endif
