/* Code that must not compile, selected by WHAT, and for which isthmus.hpp has an error message. */
#include <isthmus.hpp>

struct has_pointer {
    has_pointer() = default;
    has_pointer(const has_pointer &other) : text(other.text)
    {
    }
    std::string text;
};

void refused()
{
    [[maybe_unused]] static long word;
    [[maybe_unused]] std::string text;
#if WHAT == 0
    isthmus::rpc(
        0, [](int) {}, 1);
#if __cplusplus >= 202002L
    isthmus::rpc(
        0, [](std::span<const char> some) { return some.size(); }, std::span<const char>(text));
#endif
#elif WHAT == 1
    isthmus::rpc(
        0, [](const has_pointer &) {}, has_pointer());
#elif WHAT == 2
    isthmus::rpc(
        0, [](long *) {}, &word);
#elif WHAT == 3
    isthmus::rpc(0, [text] {});
#elif WHAT == 4
    isthmus::rpc(
        0, [](const std::string &) {}, 1);
#elif WHAT == 5
    isthmus::rpc(0, [] { return isthmus::make_ready(); });
#elif WHAT == 6
    isthmus::rpc(
        0, [](std::string_view view) { return view; }, text);
#elif WHAT == 7
    isthmus::put(&text, std::string(), 0);
#elif WHAT == 8
    short small = 0;
    isthmus::atomic_fetch_add(&small, 1, 0);
#elif WHAT == 9
    isthmus::rpc(0, refused);
#elif WHAT == 10
    isthmus::rpc(
        0, [](std::string_view view) { return std::pair(1, view); }, text);
#elif WHAT == 11
    isthmus::rpc(
        0, [](std::string_view view) { return std::tuple(view, 1, 2); }, text);
#elif WHAT == 12
    isthmus::rpc(0, [] { return std::vector<isthmus::span<const int>>(); });
#endif
}
