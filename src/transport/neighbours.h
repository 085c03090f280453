/*
 * Host load: whether other programs of the machine want cores that this job's PEs do not leave
 * (oversubscription).
 *
 * A thread that naps and wakes often beside one that never leaves its core makes Linux (6.18) let
 * others wait for their turn for seconds, at every weight that is enough for the naps to be short
 * (docs/performance.md, Neighbours). So who naps so looks whether there are any.
 */
#ifndef ISTHMUS_NEIGHBOURS_H
#define ISTHMUS_NEIGHBOURS_H

#include <stdbool.h>

void host_load_start(void);
void host_load_stop(void);

/* For the helper, each time it wakes: whether it is to leave the cores to others for a while. */
bool host_load_is_high(void);

#endif
