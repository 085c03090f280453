#include "bundle.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/counters.h"
#include "base/report.h"
#include "counts.h"
#include "handlers.h"
#include "send.h"

/* As much as a small block of the queue has room for; longer messages go by themselves. */
enum { BUNDLE_BYTES = 4096, BUNDLED_MOST = BUNDLE_BYTES / 8 };

struct bundle {
    struct link link; /* of those of its sender that have something */
    const char *routine;
    struct context *context;
    struct active_use *use;
    enum sender sender;
    int pe;
    bool is_safe; /* the handlers of all its messages, or of none, are */
    uint32_t bytes, messages;
    _Alignas(8) char data[BUNDLE_BYTES];
};

static struct link kept[SENDERS] = {{&kept[BY_PROGRAM], &kept[BY_PROGRAM]},
                                    {&kept[BY_HANDLER], &kept[BY_HANDLER]}};
unsigned bundle_kept[SENDERS];

/* ---- Sending off ---- */

static uint64_t first_handler(const struct bundle *bundle)
{
    struct bundled head;
    memcpy(&head, bundle->data, sizeof head);
    return head.handler;
}

/* It was counted with its first message. Nothing is added before all is sent, for who waits for
 * room meanwhile runs handlers, which have bundles of their own. */
static void send_off(struct bundle *bundle)
{
    uint32_t bytes = bundle->bytes;
    counters_increment(COUNTER_BUNDLES);
    counters_add_shared(COUNTER_BUNDLED, bundle->messages);
    link_remove(&bundle->link);
    bundle_kept[bundle->sender]--;
    bundle->use->bundles_kept[bundle->sender]--;
    bundle->bytes = bundle->messages = 0;
    send_bundle(bundle->routine, bundle->context, bundle->sender, bundle->pe, first_handler(bundle),
                bundle->data, bytes);
}

void bundle_settle_with(struct active_use *use, enum sender sender, int pe)
{
    struct bundle *bundle = use->bundles[sender] == NULL ? NULL : use->bundles[sender][pe];
    if (bundle != NULL && bundle->bytes > 0)
        send_off(bundle);
}

/* Not again in a wait for room of its own. */
void bundle_send_all(enum sender sender)
{
    static bool sends[SENDERS];
    if (sends[sender])
        return;
    sends[sender] = true;
    while (!link_is_empty(&kept[sender]))
        send_off(LINK_OWNER(kept[sender].next, struct bundle, link));
    sends[sender] = false;
}

/* ---- Adding ---- */

static struct bundle *make_bundle(const char *routine, struct context *context, enum sender sender,
                                  int pe)
{
    struct active_use *use = use_of(routine, context);
    if (use->bundles[sender] == NULL)
        use->bundles[sender] =
            report_require_memory(routine, calloc((size_t)job.n_pes, sizeof(void *)));
    struct bundle *bundle = report_require_memory(routine, malloc(sizeof *bundle));
    *bundle = (struct bundle){.context = context, .use = use, .sender = sender, .pe = pe};
    link_init(&bundle->link);
    return use->bundles[sender][pe] = bundle;
}

/* Counted before it can arrive, and while what sends it is not yet counted as handled. */
static void begin_bundle(struct bundle *bundle, const char *routine, bool is_safe)
{
    bundle->routine = routine;
    bundle->is_safe = is_safe;
    link_append(&kept[bundle->sender], &bundle->link);
    bundle_kept[bundle->sender]++;
    bundle->use->bundles_kept[bundle->sender]++;
    counts_send(bundle->sender);
}

static inline void append_message(struct bundle *bundle, shmemx_am_t handler, const void *data,
                                  size_t bytes)
{
    char *to = bundle->data + bundle->bytes;
    struct bundled head = {(uint32_t)handler, (uint32_t)bytes};
    memcpy(to, &head, sizeof head);
    bundle->bytes += (uint32_t)bundled_room(bytes);
    bundle->messages++;
    if (LIKELY(bytes == sizeof(uint64_t))) /* the most frequent, without a call */
        memcpy(to + sizeof head, data, sizeof(uint64_t));
    else if (bytes > 0)
        memcpy(to + sizeof head, data, bytes);
}

/* NULL where there is none; in a program of several threads always. */
static inline struct bundle *bundle_known(const struct context *context, enum sender sender, int pe)
{
    const struct active_use *use = use_known(context);
    if (UNLIKELY(use == NULL || use->bundles[sender] == NULL))
        return NULL;
    return use->bundles[sender][pe];
}

static inline bool has_place_for(const struct bundle *bundle, bool is_safe, size_t bytes)
{
    return bundle->bytes + bundled_room(bytes) <= BUNDLE_BYTES && bundle->is_safe == is_safe;
}

/* The first, or one that begins another bundle. */
static __attribute__((noinline)) bool add_first(const char *routine, struct context *context,
                                                int pe, shmemx_am_t handler, const void *data,
                                                size_t bytes)
{
    enum sender sender = waiting_in_handler ? BY_HANDLER : BY_PROGRAM;
    if (job.has_threads || bytes > BUNDLED_MOST)
        return false;
    struct bundle *bundle = bundle_known(context, sender, pe);
    if (bundle == NULL)
        bundle = make_bundle(routine, context, sender, pe);
    if (bundle->bytes > 0)
        send_off(bundle);
    begin_bundle(bundle, routine, handlers_registered[handler - 1].is_safe);
    append_message(bundle, handler, data, bytes);
    return true;
}

bool bundle_add(const char *routine, struct context *context, int pe, shmemx_am_t handler,
                const void *data, size_t bytes)
{
    enum sender sender = waiting_in_handler ? BY_HANDLER : BY_PROGRAM;
    struct bundle *bundle = bundle_known(context, sender, pe);
    if (UNLIKELY(bundle == NULL || bundle->bytes == 0 || bytes > BUNDLED_MOST ||
                 !has_place_for(bundle, handlers_registered[handler - 1].is_safe, bytes)))
        return add_first(routine, context, pe, handler, data, bytes);
    append_message(bundle, handler, data, bytes);
    return true;
}

/* ---- The end of a context ---- */

void bundle_free(struct active_use *use)
{
    for (int sender = 0; sender < SENDERS; sender++) {
        ASSERT(use->bundles_kept[sender] == 0);
        for (int pe = 0; use->bundles[sender] != NULL && pe < job.n_pes; pe++)
            free(use->bundles[sender][pe]);
        free(use->bundles[sender]);
    }
}
