/*
 * Where a test keeps temporary files: a TMPDIR of its own, and, where the system allows it (root or
 * user with the right to make namespaces), a /dev/shm and System V memory of its own. So whatever
 * the test leaves there can be attributed to it.
 */
#ifndef ISTHMUS_TEST_SANDBOX_H
#define ISTHMUS_TEST_SANDBOX_H

#include <stdbool.h>

/* Makes the folder and the namespaces, and sets TMPDIR. Exits with an error message on failure;
 * only the namespaces may be refused. The folder is removed when this program exits; /dev/shm ends
 * with the namespace. */
void sandbox_enter(void);

/* Prints what the test has left behind, one line for each file. Files whose names, such as
 * "/dev/shm/name" or
 * "$TMPDIR/name", match the extended regular expression `allowed` do not count; NULL allows none.
 * Returns true if a file counts. */
bool sandbox_report_leftovers(const char *allowed);

#endif
