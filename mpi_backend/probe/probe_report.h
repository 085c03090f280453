/*
 * Telling the driver, src/tools/probe/isthmus-probe. Without MPI.
 */
#ifndef ISTHMUS_PROBE_REPORT_H
#define ISTHMUS_PROBE_REPORT_H

/* One line for the driver: PE, name of the probe, and further fields. */
void report_line(const char *kind, const char *format, ...) __attribute__((format(printf, 2, 3)));
void report_set_source(int rank, const char *name);

/* A fact about this MPI, or the machine. */
void report_fact(const char *name, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* The probe is not applicable here: why. */
void report_skip(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* What was seen, though nothing is wrong with it. */
void report_note(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* A fault, in words: "call: expected, seen". Goes on. */
void report_wrong(const char *expected, const char *seen, ...)
    __attribute__((format(printf, 2, 3)));

#endif
