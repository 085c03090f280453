/*
 * isthmus-info PROGRAM: prints whether operations are inlined into a program.
 *
 * Each object with inlined operations registers with the library (shmem_impl/inline.h). The dynamic
 * symbol table of the object therefore contains the name of the registration routine. The command
 * strip keeps this table.
 */
#ifndef ISTHMUS_INFO_PROGRAM_H
#define ISTHMUS_INFO_PROGRAM_H

/* Prints whether operations are inlined into the executable or shared object. Returns the exit
 * status. */
int info_program_show(const char *path);

#endif
