/*
 * Reports of a PE to isthmus-probe (src/tools/probe/isthmus-probe.in), which reads the job's
 * output. Independent of MPI.
 */
#ifndef ISTHMUS_PROBE_REPORT_H
#define ISTHMUS_PROBE_REPORT_H

/* Writes one line for isthmus-probe: PE, name of the probe, kind, and further fields. */
void report_line(const char *kind, const char *format, ...) __attribute__((format(printf, 2, 3)));
void report_set_source(int rank, const char *name);

/* Reports a fact about this MPI or this machine. */
void report_fact(const char *name, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Reports that the probe is not applicable, and why. */
void report_skip(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Reports an observation that is not a fault. */
void report_note(const char *format, ...) __attribute__((format(printf, 1, 2)));
/* Reports a fault: what was expected and what was seen. The probe continues. */
void report_wrong(const char *expected, const char *seen, ...)
    __attribute__((format(printf, 2, 3)));

#endif
