/*
 * Tests free lists: records are reused in the order in which they were returned, whether or not
 * their first member is a link.
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

static void test_order(void)
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
static void test_link(void)
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

static void test_plain_records(void)
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

static void test_free_all(void)
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
    test_order();
    test_link();
    test_plain_records();
    test_free_all();
    return unit_status();
}
