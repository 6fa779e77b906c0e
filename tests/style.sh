#!/usr/bin/env bash
# Style: every source is as clang-format leaves it. Given a commit, clang-tidy looks at the sources of the program that
# changed since, too: ten seconds each.
#   tests/style.sh [COMMIT]
set -euo pipefail
cd "$(dirname "$0")/.."

resources/install-dependencies.sh clang-format ${1:+clang clang-tidy}
find core ui app tests '(' -name '*.h' -o -name '*.cpp' ')' -print0 | xargs -0 clang-format --dry-run -Werror
[ $# -eq 0 ] && exit 0

# Commands for clang, without the headers that GCC has compiled beforehand.
cmake -S . -B build/tidy -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null
git diff --name-only -z --diff-filter=d "$1" -- 'core/*.cpp' 'ui/*.cpp' 'app/*.cpp' |
    xargs -0 --no-run-if-empty -n 1 -P "$(nproc)" clang-tidy -p build/tidy --quiet --warnings-as-errors='*'
