/*
 * Teaches: a hash table that is distributed over all PEs and changed only by one-sided operations.
 * Run:     oshcc wordcount.c -o wordcount && oshrun -np 4 ./wordcount -n 20 FILE...
 *
 * The program counts the words of files. Each PE reads its share of each file and counts the words
 * in the table, whose slots are distributed over the PEs. For a new word, it claims a slot with
 * compare-and-swap and puts the word's record into the slot. For each occurrence, it increments the
 * slot's count with an atomic. A word is a sequence of letters A to Z of any length; upper and
 * lower case are equal. Each PE reads its shares twice, first to determine the table's size.
 */
#include "check.h"
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <inttypes.h>
#include <sched.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

struct text {
    const char *bytes;
    size_t begin, end, size; /* this PE counts the words that begin in [begin, end) */
};

/* Location of a word's letters: number of the PE that found the word first, offset in the arena of
 * that PE, and length. */
struct word {
    uint64_t pe, offset, length;
};

struct slot {
    uint64_t hash;  /* 0: the slot is free */
    uint64_t count; /* 0: `word` has not been written yet */
    struct word word;
};

struct ranked {
    struct slot slot;
    char *letters;
};

static int me, npes;
/* This PE's part of the table. Slot i of the whole table is table[i / npes] on PE i % npes. */
static struct slot *table;
static uint64_t slots; /* number of slots of the whole table */
static char *arena;    /* letters of the words that this PE found first */
static uint64_t arena_used;
static uint64_t words, letters; /* numbers of words and letters in this PE's share */

static void usage(FILE *where)
{
    fputs("usage: wordcount [-n TOP] FILE...\n"
          "Counts the words of all files on all PEs and prints the TOP (10) most frequent ones.\n",
          where);
}

/* Returns true if any PE passes a message that is not NULL. The PE with the lowest number of those
 * prints its message. */
static bool any_failed(const char *message)
{
    static int candidate, speaker;

    candidate = message != NULL ? me : npes;
    check(shmem_min_reduce(SHMEM_TEAM_WORLD, &speaker, &candidate, 1) == 0, "reduction");
    if (message != NULL && speaker == me) {
        fprintf(stderr, "wordcount: %s\n", message);
    }
    bool failed = speaker < npes;
    shmem_sync_all(); /* no PE may overwrite `speaker` in its next call before all have read it */
    return failed;
}

static bool is_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

/* Returns the beginning of the n-th PE's share: size * n / npes, computed without overflow. */
static size_t share_of(size_t size, size_t n)
{
    size_t parts = (size_t)npes;
    return size / parts * n + size % parts * n / parts;
}

/* Maps a file and determines this PE's share. Returns NULL on success, otherwise an error
 * message. */
static const char *open_text(const char *name, struct text *text)
{
    struct stat status;
    const char *error = NULL;
    int file = open(name, O_RDONLY | O_CLOEXEC);

    if (file < 0 || fstat(file, &status) != 0) {
        error = strerror(errno);
    } else if (!S_ISREG(status.st_mode)) {
        error = "not a regular file";
    } else if (status.st_size > 0) {
        text->size = (size_t)status.st_size;
        void *bytes = mmap(NULL, text->size, PROT_READ, MAP_PRIVATE, file, 0);
        error = bytes == MAP_FAILED ? strerror(errno) : NULL;
        text->bytes = bytes;
        text->begin = share_of(text->size, (size_t)me);
        text->end = share_of(text->size, (size_t)me + 1);
    }
    if (file >= 0) {
        close(file);
    }
    return error;
}

/* Finds the next word that begins in this PE's share, at *at or later. Returns its length, or 0
 * at the end of the share. */
static size_t next_word(const struct text *text, size_t *at, const char **word)
{
    size_t i = *at;

    if (i > 0 && i == text->begin && is_letter(text->bytes[i - 1])) {
        while (i < text->end && is_letter(text->bytes[i])) {
            i++; /* the end of a word that began in the previous PE's share */
        }
    }
    while (i < text->end && !is_letter(text->bytes[i])) {
        i++;
    }
    size_t first = i;
    if (first < text->end) {
        while (i < text->size && is_letter(text->bytes[i])) {
            i++; /* the last word may end in the next PE's share */
        }
        *word = &text->bytes[first];
    }
    *at = i;
    return i - first;
}

static void measure(const struct text *text)
{
    const char *word;
    size_t length;

    for (size_t at = text->begin; (length = next_word(text, &at, &word)) > 0;) {
        words++;
        letters += length;
    }
}

/* Allocates the table. If all words are different, a third of its slots remain free. */
static const char *allocate(void)
{
    static uint64_t all_words, most_letters;

    check(shmem_sum_reduce(SHMEM_TEAM_WORLD, &all_words, &words, 1) == 0, "reduction");
    check(shmem_max_reduce(SHMEM_TEAM_WORLD, &most_letters, &letters, 1) == 0, "reduction");
    uint64_t per_pe = (all_words + all_words / 2) / (uint64_t)npes + 1;
    slots = per_pe * (uint64_t)npes;
    table = shmem_calloc(per_pe, sizeof *table);
    arena = shmem_malloc(most_letters + 1);
    return table != NULL && arena != NULL ? NULL
                                          : "the symmetric heap is too small for these files";
}

static uint64_t hash_of(const char *word, size_t length)
{
    uint64_t hash = UINT64_C(14695981039346656037);
    for (size_t i = 0; i < length; i++) {
        hash = (hash ^ (unsigned char)word[i]) * UINT64_C(1099511628211);
    }
    hash ^= hash >> 32;
    return hash != 0 ? hash : 1;
}

/* Reads a word's letters from the PE that has them. `copy` must have space for them and a final
 * 0. */
static void fetch_letters(const struct word *word, char *copy)
{
    shmem_getmem(copy, &arena[word->offset], word->length, (int)word->pe);
    copy[word->length] = '\0';
}

/* Returns whether a slot with an equal hash holds the same word. */
static bool holds(const struct slot *slot, int owner, const char *word, size_t length,
                  char *scratch)
{
    struct word stored;

    while (shmem_atomic_fetch(&slot->count, owner) == 0) {
        sched_yield(); /* wait for the PE that has claimed the slot */
    }
    shmem_getmem(&stored, &slot->word, sizeof stored, owner);
    if (stored.length != length) {
        return false;
    }
    fetch_letters(&stored, scratch);
    return memcmp(scratch, word, length) == 0;
}

/* Fills a slot that this PE has just claimed. After this, other PEs can find the word. */
static void publish(struct slot *slot, int owner, const char *word, size_t length)
{
    struct word record = {(uint64_t)me, arena_used, length};

    memcpy(&arena[arena_used], word, length);
    arena_used += length;
    shmem_putmem(&slot->word, &record, sizeof record, owner);
    shmem_quiet(); /* letters and record must arrive before the count that announces them */
    shmem_atomic_inc(&slot->count, owner);
}

/* Counts one occurrence of a word. Its slot may be on any PE. */
static void count_word(const char *word, size_t length, char *scratch)
{
    uint64_t hash = hash_of(word, length);

    for (uint64_t probe = 0; probe < slots; probe++) {
        uint64_t i = (hash + probe) % slots;
        struct slot *slot = &table[i / (uint64_t)npes];
        int owner = (int)(i % (uint64_t)npes);
        uint64_t found = shmem_atomic_fetch(&slot->hash, owner);
        if (found == 0) {
            found = shmem_atomic_compare_swap(&slot->hash, UINT64_C(0), hash, owner);
        }
        if (found == 0) {
            publish(slot, owner, word, length);
            return;
        }
        if (found == hash && holds(slot, owner, word, length, scratch)) {
            shmem_atomic_inc(&slot->count, owner);
            return;
        }
    }
    check(false, "the table is full: a file has grown while it was read");
}

static void count_text(const struct text *text, char *lower, char *scratch)
{
    const char *word;
    size_t length;

    for (size_t at = text->begin; (length = next_word(text, &at, &word)) > 0;) {
        check(arena_used + length <= letters, "the file has changed while it was read");
        for (size_t i = 0; i < length; i++) {
            lower[i] = (char)tolower((unsigned char)word[i]);
        }
        count_word(lower, length, scratch);
    }
}

/* Orders words by frequency, the most frequent first, and equally frequent ones alphabetically. */
static int by_rank(const void *a, const void *b)
{
    const struct ranked *x = a, *y = b;
    if (x->slot.count != y->slot.count) {
        return x->slot.count > y->slot.count ? -1 : 1;
    }
    return strcmp(x->letters, y->letters);
}

static void load_letters(struct ranked *entry)
{
    entry->letters = malloc(entry->slot.word.length + 1);
    check(entry->letters != NULL, "malloc");
    fetch_letters(&entry->slot.word, entry->letters);
}

/* Moves the used slots of this PE's part of the table to its beginning, and sorts them by
 * frequency. Returns the number of used slots. */
static uint64_t rank_own_part(void)
{
    uint64_t used = 0, per_pe = slots / (uint64_t)npes;
    for (uint64_t i = 0; i < per_pe; i++) {
        used += table[i].count > 0;
    }
    struct ranked *ranking = malloc((used + 1) * sizeof *ranking);
    check(ranking != NULL, "malloc");
    for (uint64_t i = 0, n = 0; i < per_pe; i++) {
        if (table[i].count > 0) {
            ranking[n].slot = table[i];
            load_letters(&ranking[n++]);
        }
    }
    qsort(ranking, used, sizeof *ranking, by_rank);
    for (uint64_t i = 0; i < used; i++) {
        table[i] = ranking[i].slot;
        free(ranking[i].letters);
    }
    free(ranking);
    return used;
}

/* Sets *head to the word at position `rank` of the sorted words of PE `pe`. If `rank` is not less
 * than `used`, the number of these words, marks *head as the end. */
static void take_head(struct ranked *head, int pe, uint64_t rank, uint64_t used)
{
    free(head->letters);
    head->letters = NULL;
    if (rank < used) {
        shmem_getmem(&head->slot, &table[rank], sizeof head->slot, pe);
        load_letters(head);
    }
}

/* Merges the sorted words of all PEs and prints the `top` most frequent ones. Called on one PE. */
static void print_top(uint64_t top, uint64_t *used)
{
    struct ranked *heads = calloc((size_t)npes, sizeof *heads);
    uint64_t *ranks = calloc((size_t)npes, sizeof *ranks);
    uint64_t *lengths = malloc((size_t)npes * sizeof *lengths);
    check(heads != NULL && ranks != NULL && lengths != NULL, "malloc");

    for (int pe = 0; pe < npes; pe++) {
        lengths[pe] = shmem_g(used, pe);
        take_head(&heads[pe], pe, 0, lengths[pe]);
    }
    for (uint64_t i = 0; i < top; i++) {
        int best = -1;
        for (int pe = 0; pe < npes; pe++) {
            if (heads[pe].letters != NULL && (best < 0 || by_rank(&heads[pe], &heads[best]) < 0)) {
                best = pe;
            }
        }
        if (best < 0) {
            break;
        }
        printf("%7" PRIu64 " %s\n", heads[best].slot.count, heads[best].letters);
        take_head(&heads[best], best, ++ranks[best], lengths[best]);
    }
    for (int pe = 0; pe < npes; pe++) {
        free(heads[pe].letters);
    }
    free(lengths);
    free(ranks);
    free(heads);
}

/* Counts the words of all files and prints the most frequent ones. */
static int count_files(uint64_t top, char **names, int files)
{
    static uint64_t used;
    char message[4096] = "";
    struct text *texts = calloc((size_t)files, sizeof *texts);
    check(texts != NULL, "calloc");

    for (int i = 0; i < files && message[0] == '\0'; i++) {
        const char *error = open_text(names[i], &texts[i]);
        if (error != NULL) {
            snprintf(message, sizeof message, "%s: %s", names[i], error);
        }
    }
    if (any_failed(message[0] != '\0' ? message : NULL)) {
        free(texts);
        return EXIT_FAILURE;
    }
    for (int i = 0; i < files; i++) {
        measure(&texts[i]);
    }
    if (any_failed(allocate())) {
        free(texts);
        return EXIT_FAILURE;
    }
    char *lower = malloc(letters + 1), *scratch = malloc(letters + 1);
    check(lower != NULL && scratch != NULL, "malloc");
    for (int i = 0; i < files; i++) {
        count_text(&texts[i], lower, scratch);
    }
    shmem_barrier_all();
    used = rank_own_part();
    shmem_barrier_all();
    if (me == 0) {
        print_top(top, &used);
    }
    shmem_free(arena);
    shmem_free(table);
    free(scratch);
    free(lower);
    free(texts);
    return EXIT_SUCCESS;
}

/* Reads the number of words to print. Returns 0 if it is not a positive number. */
static uint64_t parse_top(const char *text)
{
    char *end;
    unsigned long long value = strtoull(text, &end, 10);
    return isdigit((unsigned char)text[0]) && *end == '\0' ? value : 0;
}

/* Reads the options, which are the same on all PEs. Returns an exit status, or -1 to continue. */
static int read_options(int argc, char **argv, uint64_t *top)
{
    static const struct option options[] = {{"help", no_argument, NULL, 'h'}, {NULL, 0, NULL, 0}};
    int option;

    opterr = me == 0; /* only one PE prints error messages */
    while ((option = getopt_long(argc, argv, "n:h", options, NULL)) != -1) {
        if (option == 'h') {
            if (me == 0) {
                usage(stdout);
            }
            return EXIT_SUCCESS;
        }
        if (option != 'n') {
            return 2;
        }
        *top = parse_top(optarg);
        if (*top == 0) {
            if (me == 0) {
                fprintf(stderr, "wordcount: -n %s: not a positive number\n", optarg);
            }
            return 2;
        }
    }
    if (optind < argc) {
        return -1;
    }
    if (me == 0) {
        usage(stderr);
    }
    return 2;
}

int main(int argc, char **argv)
{
    uint64_t top = 10;

    shmem_init();
    me = shmem_my_pe();
    npes = shmem_n_pes();
    int status = read_options(argc, argv, &top);
    if (status < 0) {
        status = count_files(top, &argv[optind], argc - optind);
    }
    shmem_finalize();
    return status;
}
