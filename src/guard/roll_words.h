/*
 * The roll of a job's hosts: what the first guard of each host says over TCP to the process that
 * oshrun leaves behind for it (roll_keeper.c), and the answer.
 *
 * The environment variable says "SECRET:PORT:ADDRESS[:ADDRESS...]", IPv4, and is empty if there is
 * no roll. A supervisor sends "SECRET" and, in 8 hexadecimal digits each, how many PEs its host and
 * the job have; later one word, which after REGISTRY_ENDED the keeper may answer.
 */
#ifndef ISTHMUS_GUARD_ROLL_WORDS_H
#define ISTHMUS_GUARD_ROLL_WORDS_H

#define REGISTRY_VARIABLE "OSHRUN_ROLL"

enum {
    REGISTRY_SECRET_BYTES = 32,
    REGISTRY_NUMBER_BYTES = 8,
    REGISTRY_GREETING_BYTES = REGISTRY_SECRET_BYTES + 2 * REGISTRY_NUMBER_BYTES
};

enum registry_message {
    REGISTRY_STARTED = 's',  /* the host's first PE has begun shmem_init */
    REGISTRY_ENDED = 'e',    /* all its PEs have ended with status 0 before */
    REGISTRY_LOST = 'l',     /* answer: another host has started */
    REGISTRY_ALL_ENDED = 'a' /* answer: all have ended, as far as they can be reached */
};

#endif
