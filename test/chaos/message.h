/*
 * Point-to-point messages: those of the library, and those with which the module implements group
 * operations.
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

/* Messages of different channels never match each other. */
enum { CHANNEL_CORE, CHANNEL_GROUPS, CHANNEL_FIRST_GROUP };

enum request_kind { REQUEST_SEND, REQUEST_RECEIVE, REQUEST_GROUP };

/* State of a nonblocking operation. */
struct request {
    struct transfer transfer; /* of a receive */
    enum request_kind kind;
    bool is_core; /* the library must release it with test; otherwise it is freed on completion */
    bool matched; /* of a receive */
    bool complete;
    bool ready; /* test may report it as complete */
    int pe;
    uint32_t channel, tag;
    char *data;
    size_t bytes;
    struct watch watch;       /* detects changes of `data` */
    struct parcel *parcel;    /* the message that matched a receive */
    void (*then)(void *what); /* called on completion, before the request is freed */
    void *what;
    struct request *next, *previous; /* in the list of the library's requests, or of posted
                                      * receives */
    struct request *next_posted, *previous_posted;
};

enum message_direction { MESSAGE_IN = 1, MESSAGE_OUT = 2 };
uint64_t message_order(enum message_direction direction, int pe, uint32_t channel, uint32_t tag);

void message_start(void);
/* Reports a violation if the library has not released a request. */
void message_require_no_requests(void);
/* Reports messages that were never received. */
void message_stop(void);

/* Operations of the library. */
struct request *message_send(int pe, uint32_t tag, const void *data, size_t bytes);
struct request *message_receive(int pe, uint32_t tag, void *data, size_t bytes);
void message_cancel(struct request *request);

/* Operations of the module. The data of a send are copied immediately. `then` is called when the
 * message has been sent or received. */
void message_send_own(int pe, uint32_t channel, uint32_t tag, const void *data, size_t bytes,
                      void (*then)(void *what), void *what);
void message_receive_own(int pe, uint32_t channel, uint32_t tag, void *data, size_t bytes,
                         void (*then)(void *what), void *what);
/* Returns the library's request with this handle. Ends the job if there is none. */
struct request *request_find(const void *bits);
/* Creates a request of the library for an operation that is not a message. */
struct request *request_new(enum request_kind kind);
void request_complete(struct request *request);
/* Frees a complete request. */
void request_give_back(struct request *request);
/* Returns a description; valid until the next call. */
const char *request_describe(const struct request *request);

/* Handlers of arriving parcels. */
void message_arrived(struct parcel *parcel);
void message_pulled(struct parcel *parcel);
void message_piece_arrived(struct parcel *parcel);
void message_matched(struct parcel *parcel);

#endif
