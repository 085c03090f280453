/* Rows of between.c about PEs that wait, or compute, while others use their memory. */
#ifndef ISTHMUS_BETWEEN_WINDOWS_H
#define ISTHMUS_BETWEEN_WINDOWS_H

/* Measures them. Collective. */
void windows_run(void);

#endif
