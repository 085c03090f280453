/* Rows of between.c about what goes in one message: blocks, words of many PEs, and transfers that a
 * computation is to hide. */
#ifndef ISTHMUS_BETWEEN_TRANSFERS_H
#define ISTHMUS_BETWEEN_TRANSFERS_H

/* Measure them, the last apart from the others. Collective. */
void transfers_run(void);
void overlap_run(void);

#endif
