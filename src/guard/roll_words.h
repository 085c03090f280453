/*
 * The roll of a job's hosts: what the first guard of each host says over TCP to the process that
 * oshrun leaves behind for it (roll_keeper.c), and the answer.
 *
 * The environment variable says "SECRET:PORT:ADDRESS[:ADDRESS...]", IPv4, and is empty if there is
 * no roll. A guard sends "SECRET" and, in 8 hexadecimal digits each, how many PEs its host and the
 * job have; later one word, which after ROLL_ENDED the keeper may answer.
 */
#ifndef ISTHMUS_GUARD_ROLL_WORDS_H
#define ISTHMUS_GUARD_ROLL_WORDS_H

#define ROLL_VARIABLE "OSHRUN_ROLL"

enum { ROLL_SECRET = 32, ROLL_NUMBER = 8, ROLL_GREETING = ROLL_SECRET + 2 * ROLL_NUMBER };

enum roll_word {
    ROLL_STARTED = 's', /* the host's first PE has begun shmem_init */
    ROLL_ENDED = 'e',   /* all its PEs have ended with status 0 before */
    ROLL_LOST = 'l',    /* answer: another host has started */
    ROLL_ALIKE = 'a'    /* answer: all have ended, as far as they can be reached */
};

#endif
