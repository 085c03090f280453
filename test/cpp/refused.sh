#!/bin/bash
# Each case of refused.cpp must fail to compile with the expected message of isthmus.hpp. The first case must compile
# without a warning, also with later standards.
set -u
status=0
messages=("" "arguments, captures and results are trivially copyable" "an address means nothing on another PE"
    "arguments, captures and results are trivially copyable"
    "the function cannot be called with what arrives of the arguments" "a function cannot return a future"
    "a function returns no span or string_view" "the elements are trivially copyable"
    "OpenSHMEM has this atomic operation for other types only" "an address means nothing on another PE"
    "a function returns no span or string_view" "a function returns no span or string_view"
    "a function returns no span or string_view")

flags=(-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -I "$PREFIX/include")
# g++ reads a precompiled header for all cases; clang++ ignores it here.
rm -rf "$WORK" && mkdir -p "$WORK"
"$CXX" "${flags[@]}" -std=c++17 -x c++-header "$PREFIX/include/isthmus.hpp" -o "$WORK/isthmus.hpp.gch" || exit 1

# compile FILE WORD...: prints the compiler's messages.
compile()
{
    "$CXX" -I "$WORK" "${flags[@]}" -fsyntax-only "$@" 2>&1
}

for i in "${!messages[@]}"; do
    said=$(compile -std=c++17 -DWHAT="$i" "$SOURCE/test/cpp/refused.cpp") && refused=no || refused=yes
    if [ "$i" -eq 0 ] && [ $refused = yes ]; then
        echo "what is right is refused: $said"
        status=1
    elif [ "$i" -gt 0 ] && ! grep -q "error: static assertion failed.*${messages[$i]}\|error: static_assert failed.*${messages[$i]}" <<<"$said"; then
        echo "case $i: expected an error that says '${messages[$i]}', got: $(head -n 5 <<<"$said")"
        status=1
    fi
done
for standard in c++20 c++2b; do
    compile -std=$standard -x c++ /dev/null >/dev/null || continue # the compiler does not support this standard
    compile -std=$standard -DWHAT=0 "$SOURCE/test/cpp/refused.cpp" || status=1
done
exit $status
