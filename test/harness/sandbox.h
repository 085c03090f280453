/*
 * Isolation of a test's temporary files: each test has its own TMPDIR. If the system allows it
 * (root, or a user who may create namespaces), it also has its own /dev/shm and System V memory.
 * Everything that is left there belongs to the test.
 */
#ifndef ISTHMUS_TEST_SANDBOX_H
#define ISTHMUS_TEST_SANDBOX_H

#include <stdbool.h>

/* Creates the folder and the namespaces, and sets TMPDIR. Exits with an error message on
 * failure, except if the system refuses namespaces. The folder is removed when this program
 * exits; /dev/shm disappears with the namespace. */
void sandbox_enter(void);

/* Prints what the test has left behind, one line per file. Returns true if there is a file that
 * is not allowed. Allowed are files whose names, such as "/dev/shm/name" or "$TMPDIR/name",
 * match the extended regular expression `allowed`; NULL allows none. */
bool sandbox_report_leftovers(const char *allowed);

#endif
