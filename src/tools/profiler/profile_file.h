/*
 * This PE's file of the profile, mapped; blocks of it.
 */
#ifndef ISTHMUS_PROFILE_FILE_H
#define ISTHMUS_PROFILE_FILE_H

#include <stdbool.h>
#include <stddef.h>

#include "profile_format.h"

/* NULL until profile_file_open. */
extern struct format_header *profile_file_header;

/* Makes FOLDER, if it is not there, and FOLDER/pe-N.isp, of `most` bytes at most, which are no more
 * than FORMAT_BYTES_MAX. False, with a line, where that fails. */
bool profile_file_open(const char *folder, int pe, size_t max_bytes);

/* A block with room for so many bytes, of zeros; NULL where the file has none. Any thread. */
struct format_block *profile_file_add_block(enum format_kind kind, size_t bytes);

/* A line of text. */
__attribute__((format(printf, 1, 2))) void profile_file_write(const char *format, ...);

/* Calls that found no room. */
void profile_file_count_lost(void);

/* Both clocks as they are now. */
struct format_moment profile_file_now(void);

/* The same into the header, for who reads the file of a PE that was killed. */
void profile_file_write_time(void);

/* To the disk. */
void profile_file_flush(void);

#endif
