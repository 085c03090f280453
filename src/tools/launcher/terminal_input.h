/*
 * What somebody types, passed on to PE 0. Only a terminal needs that, for PEs are in its
 * background; anything else PE 0 reads itself.
 */
#ifndef ISTHMUS_LAUNCH_INPUT_H
#define ISTHMUS_LAUNCH_INPUT_H

#include <poll.h>

/* What PE 0 is to have as its standard input, to be closed here once it has been started; -1 with
 * errno. */
int terminal_input_open(void);

/* What to poll for: two places. Nothing where nothing is to be done now. */
void terminal_input_fill_poll(struct pollfd sources[2]);

/* After the poll. */
void terminal_input_forward(const struct pollfd sources[2]);

#endif
