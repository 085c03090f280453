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
    size_t offset;              /* in struct algorithms */
    const char *const *choices; /* an algorithm's; NULL for a number */
    size_t default_value, min, max;
};
#define SETTING_OF(MEMBER) .name = #MEMBER, .offset = offsetof(struct algorithms, MEMBER)

static const struct setting table[] = {
    {SETTING_OF(barrier), .choices = barriers}, /* pairs where they come out even */
    {SETTING_OF(broadcast),
     .choices = broadcasts}, /* pieces where they need no handshake and one would */
    {SETTING_OF(reduce), .choices = reductions},
    {SETTING_OF(gather), .choices = gathers},
    {SETTING_OF(cell), .default_value = ALGORITHMS_SLOT_BYTES_MAX,
     .max = ALGORITHMS_SLOT_BYTES_MAX},
    {SETTING_OF(shelf), .default_value = 16 << 10, .max = 1 << 20},
    /* Above this, to write into others' memory costs more than to wait for a core once more. */
    {SETTING_OF(pairs), .default_value = 256 << 10, .max = SIZE_MAX},
    /* Above this, two copies cost more than a second message. */
    {SETTING_OF(message), .default_value = 64 << 10, .max = 16 << 20},
    {SETTING_OF(tree), .default_value = 256 << 10, .max = SIZE_MAX},
    /* Above this, fewer bytes are worth more messages. */
    {SETTING_OF(doubling), .default_value = 32 << 10, .max = SIZE_MAX},
    /* At least an element of any type. */
    {SETTING_OF(stretch), .default_value = 4 << 20, .min = 64, .max = 1 << 30},
    {SETTING_OF(piece), .default_value = 1 << 20, .min = 64, .max = 1 << 30},
    /* To make a group costs as much as hundreds of collectives, or on crowded cores thousands, and
     * many teams live for a few only. */
    {SETTING_OF(ungrouped), .default_value = 16, .max = UINT32_MAX},
    /* Communicators are MPI's to lend: MPICH has about 2,000 for us and the program. */
    {SETTING_OF(groups), .default_value = 1024, .max = 1024},
    {SETTING_OF(set_groups), .default_value = 128, .max = 1024},
    /* Tests set few tags, so that different teams get the same one. */
    {SETTING_OF(tags), .default_value = ALGORITHMS_TAGS_MAX, .min = 1, .max = ALGORITHMS_TAGS_MAX},
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
