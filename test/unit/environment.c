/*
 * Tests the environment variables: the syntax of values, the priority of names, and error messages.
 */
#include "base/environment.h"
#include "unit.h"

#include <locale.h>
#include <stdlib.h>
#include <unistd.h>

/* Reads the environment with only this variable set. */
static const char *read_one(const char *name, const char *value, struct environment *result)
{
    clearenv();
    setenv(name, value, 1);
    return environment_read(result);
}

static void expect_size(const char *text, size_t bytes)
{
    struct environment result;
    const char *fault = read_one("SHMEM_SYMMETRIC_SIZE", text, &result);
    unit_check(fault == NULL && result.symmetric_size == bytes, __FILE__, __LINE__,
               "\"%s\" is %zu bytes, not %zu (%s)", text, result.symmetric_size, bytes,
               fault == NULL ? "no message" : fault);
}

static void sizes_accept_fractions_and_suffixes(void)
{
    static const struct {
        const char *text;
        size_t bytes;
    } sizes[] = {
        {"0", 0},
        {"1", 1},
        {"4097", 4097},
        {"0020", 20},
        {"+20", 20},
        {" 20", 20},
        {"3k", 3072},
        {"3K", 3072},
        {"20m", 20971520},
        {"20M", 20971520},
        {"2g", 2147483648},
        {"2G", 2147483648},
        {"1t", 1099511627776},
        {"1T", 1099511627776},
        {"20kk", 20480},
        {"20mb", 20971520},
        {"20k m and more", 20480},
        {".5m", 524288},
        {"0.5m", 524288},
        {"5.m", 5242880},
        {"3.1M", 3250586},
        {"1.1k", 1127},
        {"0.1", 1},
        {"1.5", 2},
        {"1.000", 1},
        {"1e3", 1000},
        {"1e3k", 1024000},
        {"2.5E-1k", 256},
        {"9007199254740993", 9007199254740993},
        {"1152921504606846975", 1152921504606846975},
        {"15.999t", 17591086532789},
        {"0x100000", 1048576},
        {"0XfFk", 261120},
        {"0x1p4", 16},
        {"0x.8m", 524288},
    };
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++)
        expect_size(sizes[i].text, sizes[i].bytes);
}

static void bad_sizes_are_reported(void)
{
    static const char *const texts[] = {" ",
                                        "abc",
                                        "k",
                                        ".",
                                        ".k",
                                        "-1",
                                        "-0",
                                        "+-1",
                                        "++1",
                                        "--1",
                                        "nan",
                                        "NaN",
                                        "inf",
                                        "0x",
                                        "0xg",
                                        "-0x10",
                                        "infinity",
                                        "1b",
                                        "1 k",
                                        "1 ",
                                        "1,5",
                                        "1p",
                                        "1e",
                                        "1e400000",
                                        "5 0",
                                        "_1",
                                        "1_000",
                                        "$1",
                                        "1.2.3",
                                        "18446744073709551616",
                                        "99999999999999999999",
                                        "16777216t",
                                        "1e30",
                                        "1e20k"};
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++) {
        struct environment result;
        const char *fault = read_one("SHMEM_SYMMETRIC_SIZE", texts[i], &result);
        char expected[200];
        snprintf(expected, sizeof expected,
                 "SHMEM_SYMMETRIC_SIZE is \"%s\": expected a number of bytes with an optional "
                 "suffix K, M, G or T",
                 texts[i]);
        CHECK_TEXT(fault, expected);
        CHECK_SIZE(result.symmetric_size, 0);
    }
}

/* Values have a decimal point, even if the program has chosen a locale with a decimal comma. */
static void sizes_ignore_the_locale(void)
{
    static const char *const names[] = {"de_DE.UTF-8", "de_DE.utf8", "de_DE", "fr_FR.UTF-8", "C"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (setlocale(LC_ALL, names[i]) == NULL)
            continue;
        expect_size("0.5k", 512);
    }
    setlocale(LC_ALL, "C");
}

static void unset_variables_have_defaults(void)
{
    struct environment result;
    clearenv();
    CHECK_TEXT(environment_read(&result), NULL);
    CHECK_SIZE(result.symmetric_size, 0);
    CHECK(!result.info && !result.version && !result.debug);
    CHECK_TEXT(result.mpi, NULL);
    CHECK(result.share == SHARE_AUTO);
    CHECK(result.static_data && environment_static_data());
    CHECK_SIZE(result.watchdog, 10);
    for (size_t i = 0; i < environment_table_length; i++)
        CHECK_TEXT(environment_value(&environment_table[i]), NULL);
}

static void expect_flag(const char *name, const char *value, int info, int version, int debug)
{
    struct environment result;
    CHECK_TEXT(read_one(name, value, &result), NULL);
    CHECK(result.info == info && result.version == version && result.debug == debug);
}

static void any_value_sets_a_flag(void)
{
    static const char *const values[] = {"1", "0", "", "no", "anything at all"};
    for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) {
        expect_flag("SHMEM_INFO", values[i], 1, 0, 0);
        expect_flag("SHMEM_VERSION", values[i], 0, 1, 0);
        expect_flag("SHMEM_DEBUG", values[i], 0, 0, 1);
        expect_flag("SMA_INFO", values[i], 1, 0, 0);
        expect_flag("SMA_VERSION", values[i], 0, 1, 0);
        expect_flag("SMA_DEBUG", values[i], 0, 0, 1);
    }
}

static void debug_level_2_enables_validity_checks(void)
{
    struct environment result;
    CHECK_TEXT(read_one("SHMEM_DEBUG", "2", &result), NULL);
    CHECK(result.debug && result.validity);
    CHECK_TEXT(read_one("SHMEM_DEBUG", "1", &result), NULL);
    CHECK(result.debug && !result.validity);
}

/* An empty value counts as not set, except for flags, which any value sets. */
static void empty_values_set_only_flags(void)
{
    clearenv();
    for (size_t i = 0; i < environment_table_length; i++)
        setenv(environment_table[i].name, "", 1);
    struct environment result;
    CHECK_TEXT(environment_read(&result), NULL);
    CHECK(result.info && result.version && result.debug);
    CHECK(result.static_data && environment_static_data());
    CHECK_TEXT(result.mpi, NULL);
    CHECK_SIZE(result.symmetric_size, 0);
    CHECK_SIZE(result.watchdog, 10);
    CHECK_SIZE(result.node_size, 0);
}

static void old_names_have_lower_priority(void)
{
    struct environment result;
    CHECK_TEXT(read_one("SMA_SYMMETRIC_SIZE", "2k", &result), NULL);
    CHECK_SIZE(result.symmetric_size, 2048);
    setenv("SHMEM_SYMMETRIC_SIZE", "3k", 1);
    CHECK_TEXT(environment_read(&result), NULL);
    CHECK_SIZE(result.symmetric_size, 3072);
    setenv("SMA_SYMMETRIC_SIZE", "nonsense", 1); /* ignored, so it is not an error */
    CHECK_TEXT(environment_read(&result), NULL);
    setenv("SHMEM_SYMMETRIC_SIZE", "", 1); /* counts as not set */
    CHECK_PART(environment_read(&result), "SMA_SYMMETRIC_SIZE is \"nonsense\": expected");
    CHECK(read_one("SMA_MPI", "openmpi", &result) == NULL && result.mpi == NULL);
}

static void mpi_accepts_a_name_or_a_full_path(void)
{
    struct environment result;
    CHECK_TEXT(read_one("ISTHMUS_MPI", "mpich", &result), NULL);
    CHECK_TEXT(result.mpi, "mpich");
    CHECK_TEXT(read_one("ISTHMUS_MPI", "x", &result), NULL);
    CHECK_TEXT(read_one("ISTHMUS_MPI", "/full/path.so", &result), NULL);
    CHECK_TEXT(result.mpi, "/full/path.so");
    CHECK_PART(read_one("ISTHMUS_MPI", "../evil", &result), "ISTHMUS_MPI is \"../evil\"");
    CHECK_TEXT(result.mpi, NULL);
}

static void share_accepts_only_known_methods(void)
{
    static const char *const words[] = {"auto", "proc", "socket", "shm"};
    static const int ways[] = {SHARE_AUTO, SHARE_PROC, SHARE_SOCKET, SHARE_SHM};
    struct environment result;
    for (size_t i = 0; i < 4; i++) {
        CHECK_TEXT(read_one("ISTHMUS_SHARE", words[i], &result), NULL);
        CHECK(result.share == ways[i]);
    }
    CHECK_TEXT(read_one("ISTHMUS_SHARE", "PROC", &result),
               "ISTHMUS_SHARE is \"PROC\": expected auto, proc, socket or shm");
    CHECK(result.share == SHARE_AUTO);
}

static void static_data_accepts_only_on_and_off_words(void)
{
    static const char *const on[] = {"1", "on", "yes"}, *const off[] = {"0", "off", "no"};
    struct environment result;
    for (size_t i = 0; i < 3; i++) {
        CHECK_TEXT(read_one("ISTHMUS_STATIC_DATA", on[i], &result), NULL);
        CHECK(result.static_data && environment_static_data());
        CHECK_TEXT(read_one("ISTHMUS_STATIC_DATA", off[i], &result), NULL);
        CHECK(!result.static_data && !environment_static_data());
    }
    CHECK_TEXT(read_one("ISTHMUS_STATIC_DATA", "2", &result),
               "ISTHMUS_STATIC_DATA is \"2\": expected 1, on or yes, or 0, off or no");
    CHECK(result.static_data && environment_static_data());
}

static void trace_is_a_path_or_unset(void)
{
    struct environment result;
    CHECK_TEXT(read_one("ISTHMUS_TRACE", "", &result), NULL);
    CHECK(result.trace == NULL);
    CHECK_TEXT(read_one("ISTHMUS_TRACE", "folder/trace", &result), NULL);
    CHECK_TEXT(result.trace, "folder/trace");
}

static void core_accepts_only_known_words(void)
{
    struct environment result;
    CHECK_TEXT(read_one("ISTHMUS_CORE", "", &result), NULL);
    CHECK(result.core == CORE_OWN);
    CHECK_TEXT(read_one("ISTHMUS_CORE", "all", &result), NULL);
    CHECK(result.core == CORE_ALL);
    CHECK_TEXT(read_one("ISTHMUS_CORE", "none", &result), NULL);
    CHECK(result.core == CORE_NONE);
    CHECK_TEXT(read_one("ISTHMUS_CORE", "full", &result),
               "ISTHMUS_CORE is \"full\": expected own, all or none");
    CHECK(result.core == CORE_OWN);
}

static void huge_pages_accepts_only_known_words(void)
{
    struct environment result;
    CHECK_TEXT(read_one("ISTHMUS_HUGE_PAGES", "", &result), NULL);
    CHECK(result.huge_pages == HUGE_PAGES_AUTO);
    CHECK_TEXT(read_one("ISTHMUS_HUGE_PAGES", "never", &result), NULL);
    CHECK(result.huge_pages == HUGE_PAGES_NEVER);
    CHECK_TEXT(read_one("ISTHMUS_HUGE_PAGES", "always", &result),
               "ISTHMUS_HUGE_PAGES is \"always\": expected auto or never");
    CHECK(result.huge_pages == HUGE_PAGES_AUTO);
}

static void watchdog_accepts_only_whole_numbers(void)
{
    static const char *const bad[] = {"ten", "-1", "1.5", "10s", "1000000001", "1e99"};
    struct environment result;
    CHECK_TEXT(read_one("ISTHMUS_WATCHDOG", "3", &result), NULL);
    CHECK_SIZE(result.watchdog, 3);
    CHECK_TEXT(read_one("ISTHMUS_WATCHDOG", "0", &result), NULL);
    CHECK_SIZE(result.watchdog, 0);
    CHECK_TEXT(read_one("ISTHMUS_WATCHDOG", "1000000000", &result), NULL);
    CHECK_SIZE(result.watchdog, 1000000000);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        CHECK_PART(read_one("ISTHMUS_WATCHDOG", bad[i], &result), "expected a whole number");
        CHECK_SIZE(result.watchdog, 10);
    }
}

static void long_wait_accepts_only_whole_numbers(void)
{
    struct environment result;
    CHECK_TEXT(read_one("ISTHMUS_LONG_WAIT", "60", &result), NULL);
    CHECK_SIZE(result.long_wait, 60);
    CHECK_PART(read_one("ISTHMUS_LONG_WAIT", "1m", &result), "expected a whole number");
    CHECK_SIZE(result.long_wait, 0);
}

/* Checks the devices of the first four PEs of a node. */
static void expect_devices(const char *list, int first, int second, int third, int fourth)
{
    const int expected[] = {first, second, third, fourth};
    CHECK_TEXT(read_one("ISTHMUS_DEVICE", list, &environment), NULL);
    for (int place = 0; place < 4; place++)
        unit_check(environment_device(place) == expected[place], __FILE__, __LINE__,
                   "ISTHMUS_DEVICE=%s gives PE %d device %d, not %d", list, place,
                   environment_device(place), expected[place]);
}

static void device_list_assigns_devices_in_turn(void)
{
    enum { NONE = ENVIRONMENT_DEVICE_NONE, AUTO = ENVIRONMENT_DEVICE_AUTO };
    static const char *const bad[] = {",",   "0,",    ",0",    "0,,1",  "-1",     "0 ",
                                      " 0",  "0;1",   "all",   "AUTO",  "auto,0", "0,auto",
                                      "1.5", "none0", "nonee", "10000", "0x1",    "00000"};
    CHECK(NONE == -1 && AUTO == -2);
    clearenv();
    CHECK_TEXT(environment_read(&environment), NULL);
    CHECK_TEXT(environment.device, NULL);
    CHECK(environment_device(0) == AUTO && environment_device(1000) == AUTO);
    expect_devices("auto", AUTO, AUTO, AUTO, AUTO);
    expect_devices("0", 0, 0, 0, 0);
    expect_devices("9999", 9999, 9999, 9999, 9999);
    expect_devices("1,0", 1, 0, 1, 0);
    expect_devices("3,2,1", 3, 2, 1, 3);
    expect_devices("none", NONE, NONE, NONE, NONE);
    expect_devices("0,none", 0, NONE, 0, NONE);
    expect_devices("none,none,12", NONE, NONE, 12, NONE);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        CHECK_PART(read_one("ISTHMUS_DEVICE", bad[i], &environment), "\": expected auto, or");
        CHECK(environment_device(0) == AUTO);
    }
}

static void algorithm_lists_set_only_named_values(void)
{
    static const char *const bad[] = {"reduce",
                                      "reduce=",
                                      "reduce=ring",
                                      "=halving",
                                      "ring=1",
                                      "reduce=halving,",
                                      ",",
                                      "cell=",
                                      "cell=497",
                                      "cell=-1",
                                      "stretch=1",
                                      "message=17M",
                                      "cell=x",
                                      "cell=1;",
                                      "reduce=tree",
                                      "groups=1025",
                                      "cell =1",
                                      "REDUCE=halving",
                                      "cell=1,broadcast=tree,gather=tree"};
    const char *expected = "\": expected a list such as reduce=halving,cell=0, with barrier=";
    struct environment result;
    clearenv();
    CHECK_TEXT(environment_read(&result), NULL);
    CHECK(result.algorithms.reduce == REDUCE_AUTO && result.algorithms.colls_without_comm == 16);
    CHECK_SIZE(result.algorithms.slot_bytes, 496);
    CHECK_SIZE(result.algorithms.recursive_doubling_bytes, 32 << 10);
    CHECK_TEXT(read_one("ISTHMUS_ALGORITHMS", "broadcast=group,doubling=1.5K,cell=0", &result),
               NULL);
    CHECK(result.algorithms.broadcast == BROADCAST_COMM);
    CHECK(result.algorithms.reduce == REDUCE_AUTO && result.algorithms.gather == GATHER_AUTO);
    CHECK_SIZE(result.algorithms.recursive_doubling_bytes, 1536);
    CHECK_SIZE(result.algorithms.slot_bytes, 0);
    CHECK_SIZE(result.algorithms.eager_bytes, 64 << 10);
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        CHECK_PART(read_one("ISTHMUS_ALGORITHMS", bad[i], &result), expected);
        CHECK(result.algorithms.reduce == REDUCE_AUTO);
        CHECK_SIZE(result.algorithms.slot_bytes, 496);
    }
}

/* Checks the greatest and least value of each number, and the values beyond them. */
static void algorithm_numbers_are_bounded(void)
{
    static const struct {
        const char *name;
        size_t least, most;
    } bounds[] = {
        {"cell", 0, 496},
        {"shelf", 0, 1 << 20},
        {"pairs", 0, SIZE_MAX >> 1},
        {"message", 0, 16 << 20},
        {"stretch", 64, 1 << 30},
        {"piece", 64, 1 << 30},
        {"ungrouped", 0, UINT32_MAX},
        {"groups", 0, 1024},
        {"set_groups", 0, 1024},
        {"tags", 1, 8192},
    };
    struct environment result;
    for (size_t i = 0; i < sizeof bounds / sizeof bounds[0]; i++) {
        const char *name = bounds[i].name;
        const size_t least = bounds[i].least, most = bounds[i].most;
        char text[64];
        snprintf(text, sizeof text, "%s=%zu,%s=%zu", name, most, name, least);
        CHECK_TEXT(read_one("ISTHMUS_ALGORITHMS", text, &result), NULL);
        snprintf(text, sizeof text, "%s=%zu", name, most + 1);
        CHECK(most == SIZE_MAX >> 1 || read_one("ISTHMUS_ALGORITHMS", text, &result) != NULL);
        snprintf(text, sizeof text, "%s=%zu", name, least - 1);
        CHECK(read_one("ISTHMUS_ALGORITHMS", text, &result) != NULL);
    }
}

/* The first error is reported, and the other variables get their values. */
static void first_of_several_errors_is_reported(void)
{
    struct environment result;
    clearenv();
    setenv("ISTHMUS_WATCHDOG", "7", 1);
    setenv("ISTHMUS_SHARE", "nonsense", 1);
    setenv("SHMEM_SYMMETRIC_SIZE", "bad", 1);
    CHECK_PART(environment_read(&result), "SHMEM_SYMMETRIC_SIZE is \"bad\"");
    CHECK_SIZE(result.watchdog, 7);
    unsetenv("SHMEM_SYMMETRIC_SIZE");
    CHECK_PART(environment_read(&result), "ISTHMUS_SHARE is \"nonsense\"");
    unsetenv("ISTHMUS_SHARE");
    CHECK_TEXT(environment_read(&result), NULL);
}

static void overlong_size_is_reported(void)
{
    char value[5000];
    struct environment result;
    memset(value, 'x', sizeof value - 1);
    value[sizeof value - 1] = '\0';
    const char *fault = read_one("SHMEM_SYMMETRIC_SIZE", value, &result);
    CHECK_PART(fault, "expected a number of bytes with an optional suffix K, M, G or T");
}

/* Checks which variable environment_unknown reports if only this one is set. */
static void expect_unknown(const char *name, const char *unknown, const char *similar)
{
    const char *found = "";
    size_t position = 0;
    clearenv();
    setenv(name, "1", 1);
    CHECK_TEXT(environment_unknown(&position, &found), unknown);
    CHECK_TEXT(found, similar);
}

static void similar_names_are_suggested(void)
{
    char text[400];
    expect_unknown("SHMEM_SYMETRIC_SIZE", "SHMEM_SYMETRIC_SIZE", "SHMEM_SYMMETRIC_SIZE");
    expect_unknown("SHMEM_SYMETRIC_SIZES", "SHMEM_SYMETRIC_SIZES", "SHMEM_SYMMETRIC_SIZE");
    expect_unknown("SHMEM_SYMETRC_SIZES", NULL, NULL);
    expect_unknown("SHMEM_DEBUGG", "SHMEM_DEBUGG", "SHMEM_DEBUG");
    expect_unknown("SMA_DEBG", "SMA_DEBG", "SMA_DEBUG");
    expect_unknown("SHMEM_", NULL, NULL);
    expect_unknown("SHMEM_HOME", NULL, NULL);
    expect_unknown("SHMEM_INC", NULL, NULL);
    expect_unknown("shmem_debug", NULL, NULL);
    expect_unknown("ISTHMUS_MP", "ISTHMUS_MP", "ISTHMUS_MPI");
    expect_unknown("ISTHMUS_OTHER_LIBRARY", "ISTHMUS_OTHER_LIBRARY", NULL);
    memset(text, 'X', sizeof text - 1);
    text[sizeof text - 1] = '\0';
    memcpy(text, "ISTHMUS_", strlen("ISTHMUS_"));
    const char *similar, *unknown;
    size_t position = 0;
    clearenv();
    setenv(text, "1", 1);
    unknown = environment_unknown(&position, &similar);
    CHECK(unknown != NULL && strlen(unknown) == 63 && strncmp(unknown, text, 63) == 0);
    CHECK_TEXT(similar, NULL);
}

/* Returns the first unknown name. */
static const char *first_unknown(const char **similar)
{
    size_t position = 0;
    return environment_unknown(&position, similar);
}

static void all_unknown_names_are_reported(void)
{
    const char *similar;
    size_t position = 0;
    clearenv();
    setenv("ISTHMUS_WACHDOG", "1", 1);
    setenv("ISTHMUS_WATCHDOG", "1", 1);
    setenv("SHMEM_SYMETRIC_SIZE", "1", 1);
    setenv("ISTHMUS_OTHER_LIBRARY", "1", 1);
    CHECK_TEXT(environment_unknown(&position, &similar), "ISTHMUS_WACHDOG");
    CHECK_TEXT(environment_unknown(&position, &similar), "SHMEM_SYMETRIC_SIZE");
    CHECK_TEXT(similar, "SHMEM_SYMMETRIC_SIZE");
    CHECK_TEXT(environment_unknown(&position, &similar), "ISTHMUS_OTHER_LIBRARY");
    CHECK_TEXT(similar, NULL);
    CHECK_TEXT(environment_unknown(&position, &similar), NULL);
}

static void only_unknown_names_are_reported(void)
{
    struct environment result;
    const char *similar;
    clearenv();
    CHECK_TEXT(first_unknown(&similar), NULL);
    for (size_t i = 0; i < environment_table_length; i++)
        setenv(environment_table[i].name, "1", 1);
    setenv("SHMEM_OTHER", "1", 1); /* not a variable of this library */
    setenv("MY_ISTHMUS_MPI", "1", 1);
    CHECK_TEXT(first_unknown(&similar), NULL);
    CHECK_TEXT(read_one("ISTHMUS_SHARES", "proc", &result), NULL);
    CHECK_TEXT(first_unknown(&similar), "ISTHMUS_SHARES");
    CHECK(read_one("ISTHMUS_SHAR", "proc", &result) == NULL && result.share == SHARE_AUTO);
    CHECK_TEXT(first_unknown(&similar), "ISTHMUS_SHAR");
}

static void print_into(char *text, size_t room)
{
    FILE *stream = fmemopen(text, room, "w");
    if (!CHECK(stream != NULL))
        return;
    environment_print(stream);
    fclose(stream);
}

static void print_shows_all_variables_and_values(void)
{
    static char text[16384];
    clearenv();
    setenv("SHMEM_SYMMETRIC_SIZE", "12345k", 1);
    setenv("SMA_DEBUG", "what", 1);
    print_into(text, sizeof text);
    for (size_t i = 0; i < environment_table_length; i++) {
        CHECK_PART(text, environment_table[i].name);
        CHECK_PART(text, environment_table[i].type);
        CHECK_PART(text, environment_table[i].standard);
        CHECK_PART(text, environment_table[i].help);
    }
    CHECK_PART(text, "set: 12345k");
    CHECK_PART(text, "set as SMA_DEBUG: what");
    CHECK_PART(text, "default: 10\n");
    for (const char *line = text; *line != '\0'; line += strcspn(line, "\n") + 1)
        CHECK(strcspn(line, "\n") <= 110);
}

/* The table has each variable once, with all texts that users see. */
static void table_has_each_variable_once(void)
{
    CHECK(environment_table_length >= 8);
    for (size_t i = 0; i < environment_table_length; i++) {
        const struct environment_variable *variable = &environment_table[i];
        CHECK(variable->type[0] != '\0' && variable->expected[0] != '\0' &&
              variable->standard[0] != '\0' && variable->help[0] != '\0');
        for (size_t j = 0; j < i; j++)
            CHECK(strcmp(variable->name, environment_table[j].name) != 0);
    }
}

int main(void)
{
    sizes_accept_fractions_and_suffixes();
    bad_sizes_are_reported();
    sizes_ignore_the_locale();
    unset_variables_have_defaults();
    any_value_sets_a_flag();
    debug_level_2_enables_validity_checks();
    empty_values_set_only_flags();
    old_names_have_lower_priority();
    mpi_accepts_a_name_or_a_full_path();
    share_accepts_only_known_methods();
    static_data_accepts_only_on_and_off_words();
    core_accepts_only_known_words();
    huge_pages_accepts_only_known_words();
    trace_is_a_path_or_unset();
    watchdog_accepts_only_whole_numbers();
    long_wait_accepts_only_whole_numbers();
    device_list_assigns_devices_in_turn();
    algorithm_lists_set_only_named_values();
    algorithm_numbers_are_bounded();
    first_of_several_errors_is_reported();
    overlong_size_is_reported();
    only_unknown_names_are_reported();
    all_unknown_names_are_reported();
    similar_names_are_suggested();
    print_shows_all_variables_and_values();
    table_has_each_variable_once();
    return unit_status();
}
