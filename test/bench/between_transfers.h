/* Rows of between.c: blocks, words of many PEs, and transfers that overlap with computation. */
#ifndef ISTHMUS_BETWEEN_TRANSFERS_H
#define ISTHMUS_BETWEEN_TRANSFERS_H

/* Measure the rows; overlap_run measures the overlapped transfers. Collective. */
void transfers_run(void);
void overlap_run(void);

#endif
