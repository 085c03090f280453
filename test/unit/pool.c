/*
 * Free lists: pool_take returns records in the order in which pool_return returned them, and the
 * record of pool_return_first before all others. The first member of a record may be a link or not.
 */
#include "base/pool.h"

#include "unit.h"

struct linked {
    struct link link;
    int number;
};

struct plain {
    char bytes[sizeof(struct link)];
};

static void records_are_taken_in_order_of_return(void)
{
    static struct linked records[3];
    struct pool pool;
    pool_init(&pool);
    CHECK(pool_is_empty(&pool) && pool_take(&pool) == NULL);
    for (int i = 0; i < 3; i++)
        pool_return(&pool, &records[i]);
    CHECK_SIZE(pool.n_free, 3);
    for (int i = 0; i < 3; i++)
        CHECK(pool_take(&pool) == &records[i]);
    CHECK(pool_is_empty(&pool) && pool_take(&pool) == NULL);
}

/* A record that was taken is in no list, so it may be added to one. */
static void taken_record_is_in_no_list(void)
{
    static struct linked record;
    struct pool pool;
    struct link list;
    pool_init(&pool);
    link_init(&list);
    pool_return(&pool, &record);
    struct linked *taken = pool_take(&pool);
    CHECK(taken == &record && link_is_empty(&taken->link));
    link_append(&list, &taken->link);
    CHECK(link_take_first(&list) == &record.link && link_is_empty(&list));
}

static void records_need_no_link_member(void)
{
    static struct plain records[2];
    struct pool pool;
    pool_init(&pool);
    pool_return(&pool, &records[0]);
    struct plain *taken = pool_take(&pool);
    CHECK(taken == &records[0]);
    memset(taken, 0xff, sizeof *taken);
    pool_return(&pool, taken);
    pool_return(&pool, &records[1]);
    CHECK(pool_take(&pool) == &records[0] && pool_take(&pool) == &records[1]);
}

/* A pool whose bytes are all 0 is empty, and stays usable each time that it becomes empty. */
static void zeroed_pool_is_empty_and_usable(void)
{
    static struct linked records[2];
    static struct pool pools[2];
    CHECK(pool_is_empty(&pools[0]) && pool_take(&pools[0]) == NULL);
    pool_free_all(&pools[0]);
    for (int round = 0; round < 2; round++) {
        pool_return(&pools[0], &records[0]);
        pool_return(&pools[0], &records[1]);
        CHECK_SIZE(pools[0].n_free, 2);
        CHECK(pool_take(&pools[0]) == &records[0] && pool_take(&pools[0]) == &records[1]);
        CHECK(pool_is_empty(&pools[0]) && pool_take(&pools[0]) == NULL);
    }
    pool_return_first(&pools[1], &records[1]);
    CHECK(pool_take(&pools[1]) == &records[1] && pool_take(&pools[1]) == NULL);
}

static void return_first_puts_records_in_front(void)
{
    static struct linked records[4];
    struct pool pool;
    pool_init(&pool);
    pool_return_first(&pool, &records[0]);
    pool_return_first(&pool, &records[1]);
    pool_return(&pool, &records[2]);
    pool_return_first(&pool, &records[3]);
    CHECK_SIZE(pool.n_free, 4);
    CHECK(pool_take(&pool) == &records[3] && pool_take(&pool) == &records[1]);
    CHECK(pool_take(&pool) == &records[0] && pool_take(&pool) == &records[2]);
    CHECK(pool_is_empty(&pool) && pool_take(&pool) == NULL);
}

/* The link may be any member of a record, and the other members keep their values. */
static void other_members_keep_their_values(void)
{
    static struct {
        int before;
        struct linked linked;
    } record = {.before = 3, .linked = {.number = 5}};
    static struct pool pool;
    pool_return_first(&pool, &record.linked.link);
    CHECK(pool_take(&pool) == &record.linked.link);
    CHECK(record.before == 3 && record.linked.number == 5);
}

static void freeing_all_empties_the_pool(void)
{
    struct pool pool;
    pool_init(&pool);
    for (int i = 0; i < 4; i++)
        pool_return(&pool, malloc(sizeof(struct linked)));
    pool_free_all(&pool);
    CHECK(pool_is_empty(&pool) && pool_take(&pool) == NULL);
}

int main(void)
{
    records_are_taken_in_order_of_return();
    taken_record_is_in_no_list();
    records_need_no_link_member();
    zeroed_pool_is_empty_and_usable();
    return_first_puts_records_in_front();
    other_members_keep_their_values();
    freeing_all_empties_the_pool();
    return unit_status();
}
