/*
 * The profile of this PE (profile_format.h): a file that is mapped into memory, and the blocks that
 * are appended to it. Any thread may call these functions.
 */
#ifndef ISTHMUS_PROFILE_FILE_H
#define ISTHMUS_PROFILE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "profile_format.h"

/* The mapped header; NULL until profile_file_open has succeeded. */
extern struct format_header *profile_file_header;

/* Creates FOLDER, if it does not exist, and FOLDER/pe-N.isp. The file grows to at most `max_bytes`,
 * which must not exceed FORMAT_BYTES_MAX. On failure, prints an error message and returns false. */
bool profile_file_open(const char *folder, int pe, size_t max_bytes);

/* Returns a zeroed block with capacity for `bytes` bytes, or NULL if the file is full. */
struct format_block *profile_file_add_block(enum format_kind kind, size_t bytes);

/* Appends a line of text. */
__attribute__((format(printf, 1, 2))) void profile_file_write(const char *format, ...);

/* Counts a call that did not fit into the file. */
void profile_file_count_lost(void);

/* Returns the current values of both clocks. */
struct format_moment profile_file_now(void);

/* Writes the current time to the header, for readers of the file of a PE that was killed. */
void profile_file_write_time(void);

/* Writes the file to the disk. */
void profile_file_flush(void);

#endif
