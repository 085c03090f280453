/*
 * A map from words to their counts that is distributed over all PEs and accessed by remote
 * procedure calls. The hash of a word selects a PE. Each PE has an ordinary std::unordered_map,
 * which needs no lock, because remote procedure calls run on a PE one at a time. Inserting a word
 * does not wait. Lookups return futures, so many lookups can be outstanding.
 */
#include <isthmus.hpp>

#include <cstdio>
#include <string>
#include <unordered_map>
#include <vector>

namespace
{

enum { WORDS = 500, ROUNDS = 4 };

std::unordered_map<std::string, long> part; // the part of this PE

/* Returns the PE that counts a word. It does not use std::hash, whose result may be different in
 * other processes. */
int home_of(const std::string &word)
{
    unsigned long hash = 14695981039346656037UL;
    for (char letter : word)
        hash = (hash ^ static_cast<unsigned char>(letter)) * 1099511628211UL;
    return static_cast<int>((hash >> 20) % static_cast<unsigned long>(shmem_n_pes()));
}

void insert(const std::string &word, long count)
{
    isthmus::rpc_ff(
        home_of(word), [](const std::string &key, long more) { part[key] += more; }, word, count);
}

isthmus::future<long> look_up(const std::string &word)
{
    return isthmus::rpc(
        home_of(word),
        [](const std::string &key) {
            auto found = part.find(key);
            return found == part.end() ? 0 : found->second;
        },
        word);
}

std::string word_of(int i)
{
    return "word-" + std::to_string(i * i);
}

/* Looks up all words at the same time. Returns the number of wrong counts. */
long count_wrong()
{
    std::vector<isthmus::future<bool>> looks;
    long expected = static_cast<long>(ROUNDS) * shmem_n_pes();
    for (int i = 0; i < WORDS; i++)
        looks.push_back(look_up(word_of(i)).then([=](long count) { return count != expected; }));
    long wrong = 0;
    for (bool is_wrong : isthmus::when_all(std::move(looks)).wait())
        wrong += is_wrong;
    return wrong + (look_up("never inserted").wait() != 0);
}

} // namespace

int main()
{
    isthmus::init();
    for (int round = 0; round < ROUNDS; round++)
        for (int i = 0; i < WORDS; i++)
            insert(word_of(i), 1);
    shmem_barrier_all(); // all remote procedure calls have run
    long wrong = count_wrong();
    std::printf("PE %d has %zu of %d words\n", shmem_my_pe(), part.size(), static_cast<int>(WORDS));
    if (wrong != 0) {
        std::fprintf(stderr, "PE %d: wrong result: %ld counts\n", shmem_my_pe(), wrong);
        shmem_global_exit(EXIT_FAILURE);
    }
    shmem_barrier_all();
    isthmus::finalize();
    return EXIT_SUCCESS;
}
