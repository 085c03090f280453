/*
 * Messages: the core's, and those of which the module makes group operations.
 */
#ifndef ISTHMUS_CHAOS_MESSAGE_H
#define ISTHMUS_CHAOS_MESSAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "backend.h"
#include "medium.h"
#include "memory.h"
#include "transfer.h"

/* Messages of different channels never meet. */
enum { CHANNEL_CORE, CHANNEL_GROUPS, CHANNEL_FIRST_GROUP };

enum request_kind { REQUEST_SEND, REQUEST_RECEIVE, REQUEST_GROUP };

/* What becomes of a nonblocking operation. */
struct request {
    struct transfer transfer; /* of a receive */
    enum request_kind kind;
    bool is_core; /* the core has to give it back, with test; else it goes away when done */
    bool matched; /* of a receive */
    bool complete;
    bool ready; /* test may say so */
    int pe;
    uint32_t channel, tag;
    char *data;
    size_t bytes;
    struct watch watch;       /* over data */
    struct parcel *parcel;    /* what a receive was matched with */
    void (*then)(void *what); /* called when it is complete, before it goes away */
    void *what;
    struct request *next, *previous; /* in the list of the core's, or of posted receives */
    struct request *next_posted, *previous_posted;
};

enum message_direction { MESSAGE_IN = 1, MESSAGE_OUT = 2 };
uint64_t message_order(enum message_direction direction, int pe, uint32_t channel, uint32_t tag);

void message_start(void);
/* Tells of requests that the core did not give back. */
void message_require_no_requests(void);
/* Tells of messages that nobody received. */
void message_stop(void);

/* The core's operations. */
struct request *message_send(int pe, uint32_t tag, const void *data, size_t bytes);
struct request *message_receive(int pe, uint32_t tag, void *data, size_t bytes);
void message_cancel(struct request *request);

/* The module's own: the data of a send is copied at once; `then` is called when it has left. */
void message_send_own(int pe, uint32_t channel, uint32_t tag, const void *data, size_t bytes,
                      void (*then)(void *what), void *what);
void message_receive_own(int pe, uint32_t channel, uint32_t tag, void *data, size_t bytes,
                         void (*then)(void *what), void *what);
/* The core's request of this name; ends the job if there is none. */
struct request *request_find(const void *bits);
/* A request of the core's for something else than a message. */
struct request *request_new(enum request_kind kind);
void request_complete(struct request *request);
/* Frees a request that is done. */
void request_give_back(struct request *request);
/* In words; valid until the next call. */
const char *request_describe(const struct request *request);

/* Parcels. */
void message_arrived(struct parcel *parcel);
void message_pulled(struct parcel *parcel);
void message_piece_arrived(struct parcel *parcel);
void message_matched(struct parcel *parcel);

#endif
