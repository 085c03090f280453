/*
 * Accessibility, addresses of other PEs' objects, names and versions.
 */
#ifndef ISTHMUS_QUERY_H
#define ISTHMUS_QUERY_H

#include "team/team.h"

void query_thread(const char *routine, int *provided);
int query_pe_accessible(int pe);
int query_addr_accessible(const char *routine, const void *address, int pe);
/* NULL where there is no such PE of the team, or the object cannot be loaded and stored. */
void *query_ptr(const char *routine, const struct team *team, const void *dest, int pe);
void query_info_name(const char *routine, char *name);
void query_info_version(const char *routine, int *major, int *minor);

#endif
