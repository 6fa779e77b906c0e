#!/usr/bin/env bash
# Checks that includes follow the layers, and that clang-format would change no source. Given a commit, clang-tidy also
# checks the sources of the program that changed since, and for a changed header a source that includes it: ten seconds
# each, so at most $most of them.
#   tests/style.sh [COMMIT]
set -euo pipefail
cd "$(dirname "$0")/.."

resources/install-dependencies.sh clang-format ${1:+clang clang-tidy}
tests/includes.sh
find core ui app tests '(' -name '*.h' -o -name '*.cpp' ')' -print0 | xargs -0 clang-format --dry-run -Werror
[ $# -eq 0 ] && exit 0

# Commands for clang, without headers that GCC has precompiled.
cmake -S . -B build/tidy -G Ninja -DCMAKE_CXX_COMPILER=clang++ -DCMAKE_DISABLE_PRECOMPILE_HEADERS=ON >/dev/null
most=24
changed() { git diff --name-only --diff-filter=d "$commit" -- "${@/#/core/}" "${@/#/ui/}" "${@/#/app/}"; }
commit=$1
sources=$({
    changed '*.cpp'
    changed '*.h' | while read -r header; do
        grep -rl --include='*.cpp' "#include \"$header\"" core ui app | sort | head -n 1 || true # perhaps none includes it
    done
} | sort -u)
[ -z "$sources" ] && exit 0
[ "$(wc -l <<<"$sources")" -le "$most" ] || echo "clang-tidy looks at $most of $(wc -l <<<"$sources") changed sources"
head -n "$most" <<<"$sources" |
    xargs -d '\n' -n 1 -P "$(nproc)" clang-tidy -p build/tidy --quiet --warnings-as-errors='*'
