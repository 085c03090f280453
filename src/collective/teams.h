/*
 * The teams that come with the library, SHMEM_TEAM_WORLD and SHMEM_TEAM_SHARED, and the end of all.
 */
#ifndef ISTHMUS_TEAMS_H
#define ISTHMUS_TEAMS_H

/* The world and the shared team, once the node is mapped. Collective over the job. */
void team_create_predefined(void);
/* Forgets the leaders of all teams, and frees their groups and communicators. Collective over the
 * job. */
void team_free_comms(void);
/* Destroys every team that is left. Collective over the job. */
void team_destroy_all(void);

#endif
