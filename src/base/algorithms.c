#include "algorithms.h"

#include <stdint.h>
#include <string.h>

#include "value.h"

static const char *const barriers[] = {[BARRIER_AUTO] = "auto",
                                       [BARRIER_PAIRWISE] = "pairs",
                                       [BARRIER_DISSEMINATION] = "dissemination",
                                       [BARRIER_DISSEMINATION + 1] = NULL};
static const char *const broadcasts[] = {[BROADCAST_AUTO] = "auto",
                                         [BROADCAST_TREE] = "tree",
                                         [BROADCAST_CHUNKS] = "pieces",
                                         [BROADCAST_COMM] = "group",
                                         [BROADCAST_COMM + 1] = NULL};
static const char *const reductions[] = {[REDUCE_AUTO] = "auto",
                                         [REDUCE_RECURSIVE_DOUBLING] = "doubling",
                                         [REDUCE_SCATTER_ALLGATHER] = "halving",
                                         [REDUCE_SCATTER_ALLGATHER + 1] = NULL};
static const char *const gathers[] = {[GATHER_AUTO] = "auto",
                                      [GATHER_RING] = "ring",
                                      [GATHER_COMM] = "group",
                                      [GATHER_COMM + 1] = NULL};

struct setting {
    const char *name;
    size_t offset; /* offset of the member in struct algorithms */
    /* List of the algorithms' names, which ends with NULL. The pointer itself is NULL if the
     * setting is a number. */
    const char *const *choices;
    size_t default_value, min, max;
};
/* WORD is the name of a setting in ISTHMUS_ALGORITHMS, and MEMBER is the member that it sets. Users
 * know the names, so a name stays the same if the member is renamed. */
#define SETTING_OF(WORD, MEMBER) .name = (WORD), .offset = offsetof(struct algorithms, MEMBER)

/* Defaults of the thresholds, in bytes, and of the limits. */
enum {
    /* Within a node, data of at most this length are copied through slots of the shared-memory
     * barrier. */
    SLOT_BYTES = ALGORITHMS_SLOT_BYTES_MAX,
    /* Within a node, data of at most this length are copied through bounce buffers. */
    BOUNCE_BYTES = 16 << 10,
    /* If PEs share cores, an alltoall of at most this length uses the pairwise exchange. For more
     * data, writing into the memory of other PEs costs more than an additional wait for a core. */
    PAIRWISE_BYTES = 256 << 10,
    /* Eager threshold: between nodes, a message carries at most this much data with its header. For
     * more data, the two copies of the eager protocol cost more than a second message. */
    EAGER_BYTES = 64 << 10,
    /* Broadcasts between nodes that are longer than this use a broadcast of MPI between the leaders
     * of the nodes. */
    TREE_BYTES = 256 << 10,
    /* Reductions of at most this length use recursive doubling. Longer reductions use
     * reduce-scatter and allgather, which send more messages but fewer bytes. */
    RECURSIVE_DOUBLING_BYTES = 32 << 10,
    /* Maximum number of bytes that the leaders of the nodes gather in one step. The number is the
     * sum over all members of the team. */
    BATCH_BYTES = 4 << 20,
    /* Maximum number of bytes that a reduction of device memory processes in one step. */
    DEVICE_CHUNK_BYTES = 1 << 20,
    /* Number of collectives that a team executes before its leaders create an MPI communicator. To
     * create a communicator costs as much as hundreds of collectives, or thousands if PEs share
     * cores. */
    COLLS_WITHOUT_COMM = 16,
    /* Maximum number of MPI communicators for teams, and for active sets. MPICH has about 2,000
     * communicators for the library and the program together. */
    COMMS_MAX = 1024,
    ACTIVE_SET_COMMS_MAX = 128
};

static const struct setting table[] = {
    /* With "auto", the leaders of the nodes use the pairwise barrier if the number of leaders is a
     * power of two. */
    {SETTING_OF("barrier", barrier), .choices = barriers},
    /* With "auto", the leaders of the nodes send chunks if MPI sends a chunk without a handshake
     * (eagerly) but would need a handshake for the whole data. */
    {SETTING_OF("broadcast", broadcast), .choices = broadcasts},
    {SETTING_OF("reduce", reduce), .choices = reductions},
    {SETTING_OF("gather", gather), .choices = gathers},
    {SETTING_OF("cell", slot_bytes), .default_value = SLOT_BYTES, .max = SLOT_BYTES},
    {SETTING_OF("shelf", bounce_bytes), .default_value = BOUNCE_BYTES, .max = 1 << 20},
    {SETTING_OF("pairs", pairwise_bytes), .default_value = PAIRWISE_BYTES, .max = SIZE_MAX},
    {SETTING_OF("message", eager_bytes), .default_value = EAGER_BYTES, .max = 16 << 20},
    {SETTING_OF("tree", tree_bytes), .default_value = TREE_BYTES, .max = SIZE_MAX},
    {SETTING_OF("doubling", recursive_doubling_bytes), .default_value = RECURSIVE_DOUBLING_BYTES,
     .max = SIZE_MAX},
    /* An element of any type fits into the minimum of 64 bytes. */
    {SETTING_OF("stretch", batch_bytes), .default_value = BATCH_BYTES, .min = 64, .max = 1 << 30},
    {SETTING_OF("piece", device_chunk_bytes), .default_value = DEVICE_CHUNK_BYTES, .min = 64,
     .max = 1 << 30},
    {SETTING_OF("ungrouped", colls_without_comm), .default_value = COLLS_WITHOUT_COMM,
     .max = UINT32_MAX},
    {SETTING_OF("groups", comms_max), .default_value = COMMS_MAX, .max = COMMS_MAX},
    {SETTING_OF("set_groups", active_set_comms_max), .default_value = ACTIVE_SET_COMMS_MAX,
     .max = COMMS_MAX},
    /* Tests set a small number of MPI tags, so that different teams use the same tag. */
    {SETTING_OF("tags", tags), .default_value = ALGORITHMS_TAGS_MAX, .min = 1,
     .max = ALGORITHMS_TAGS_MAX},
};
enum { SETTINGS = sizeof table / sizeof table[0] };

static size_t *algorithms_setting_value(const struct setting *setting,
                                        struct algorithms *algorithms)
{
    return (size_t *)(void *)((char *)algorithms + setting->offset);
}

void algorithms_reset(struct algorithms *algorithms)
{
    for (int i = 0; i < SETTINGS; i++)
        *algorithms_setting_value(&table[i], algorithms) = table[i].default_value;
}

static bool algorithms_parse_setting(const struct setting *setting, const char *text,
                                     struct algorithms *algorithms)
{
    size_t value;
    if (setting->choices != NULL) {
        int choice = value_find_choice(text, setting->choices);
        value = (size_t)choice;
        if (choice < 0)
            return false;
    } else if (!value_parse_size(text, &value) || value < setting->min || value > setting->max) {
        return false;
    }
    *algorithms_setting_value(setting, algorithms) = value;
    return true;
}

static bool algorithms_parse_assignment(const char *name, const char *text,
                                        struct algorithms *algorithms)
{
    for (int i = 0; i < SETTINGS; i++)
        if (strcmp(name, table[i].name) == 0)
            return algorithms_parse_setting(&table[i], text, algorithms);
    return false;
}

bool algorithms_parse(const char *text, struct algorithms *algorithms)
{
    enum { LONGEST = 63 };
    for (;; text++) {
        char pair[LONGEST + 1];
        size_t length = strcspn(text, ",");
        if (length > LONGEST)
            return false;
        memcpy(pair, text, length);
        pair[length] = '\0';
        char *value = strchr(pair, '=');
        if (value == NULL)
            return false;
        *value++ = '\0';
        if (!algorithms_parse_assignment(pair, value, algorithms))
            return false;
        text += length;
        if (*text == '\0')
            return true;
    }
}
