/*
 * The end of the job: which end of a PE is a failure, and how the others are ended then.
 */
#ifndef ISTHMUS_JOB_END_H
#define ISTHMUS_JOB_END_H

#include <stdbool.h>

/* Ends the job with a status, if it does not end already. */
void job_end_begin(int status);

/* The same at once, whatever PEs do about it. */
void job_end_now(int status);

/* A PE has ended, of which all is read; or has told how far it has come. */
void job_end_check_pe(int pe);
void job_end_check(void);

/* Somebody wants the PEs to end, with a signal that has been passed on to them. */
void job_end_requested(int signal);

/* How long to wait at most for something to happen, in ms; -1: for ever. Called again and again
 * while PEs run: what has waited for too long is done. */
int job_end_timeout(void);

/* Once no PE runs: how long to wait, in ms, for the reader of the output to take something; -1: for
 * ever. When it has not, the output is given up. */
int job_end_reader_timeout(void);

/* Once no PE runs: this process's end. */
_Noreturn void job_end_exit(void);

#endif
