#!/usr/bin/env bash
# Follows .github/RECIPES.md: compiles its game, view and kind of question over the tree, links them to what is built in
# BUILD, and plays, draws and asks. Usage: tests/recipe.sh BUILD (made by Ninja; else it is skipped)
set -euo pipefail
cd "$(dirname "$0")/.."
tree=$PWD
over=$(mktemp -d)
trap 'rm -rf "$over"' EXIT

# Each block of the page names its file in the first line.
awk -v over="$over" '
    /^```cpp$/ { getline; file = over "/" $2; next }
    /^```$/ { file = "" }
    file { if (!(file in made)) system("mkdir -p $(dirname " file ")"); made[file] = 1; print > file }
' .github/RECIPES.md

# A file that exists gets its lines: includes first, the others before the first TEXT.
add() { # FILE TEXT
    { grep '^#include' "$over/$1" || true
      lines=$(grep -v '^#include' "$over/$1") awk -v text="$2" '
        !done && (at = index($0, text)) { print substr($0, 1, at - 1) ENVIRON["lines"]; $0 = substr($0, at); done = 1 }
        { print } END { exit !done }' "$1"; } > "$over/new"
    mv "$over/new" "$over/$1"
}
add core/catalogue/families/heaps.cpp 'takingEntry<'
add core/catalogue/views.cpp '{"play", '
add ui/views/views.cpp 'playViewKind()'
add core/play/question.h '};'
add core/play/question_makers.h '/// All of them'
add core/play/quiz.cpp 'periodQuestions()'

cd "$1"
[ -f build.ninja ] || exit 77
# How files of a library, core or ui, are compiled, with what is new before the tree; empty if it is not built, as where
# the core is built alone.
compilerOf() {
    local object
    object=$(ninja -t targets all | sed -n "s#^\($1/CMakeFiles/mexplorer_[a-z]*.dir/.*\.c[px]*\.o\): CXX_COMPILER__.*#\1#p" |
             grep -v cmake_pch | head -1)
    [ -n "$object" ] || return 0
    ninja -t commands "$object" | tail -1 |
        sed "s# -I$tree # -I$over&#; s# -MD -MT [^ ]* -MF [^ ]*##; s# -o [^ ]* -c .*##"
}
core=$(compilerOf core)
ui=$(compilerOf ui)
objects=
for source in $(cd "$over" && find core ui -name '*.cpp'); do
    object=$over/$(basename "$(dirname "$source")")_$(basename "$source").o
    compiler=${source%%/*}
    [ -n "${!compiler}" ] || continue
    ${!compiler} -O1 -o "$object" -c "$over/$source" # which takes less time than as in the build
    objects="$objects $object"
done
# What was compiled together with a file that is replaced has its names once more: ours come first.
link=$(ninja -t commands app/mexplorer | tail -1 |
       sed "s#^: && ##; s# && :\$##; s# -o app/mexplorer # -Wl,--allow-multiple-definition $objects -o $over/mexplorer #")
$link

export QT_QPA_PLATFORM=offscreen
for play in normal misere; do
    "$over/mexplorer" verify take-odd play=$play --size 30x30
done
if [ -n "$ui" ]; then
    "$over/mexplorer" render mine nim --position 3,4 -o "$over/mine.png"
    "$over/mexplorer" render mine nim --position 3,4 -o "$over/mine.csv"
    [ "$(wc -l < "$over/mine.csv")" = 8 ] # a header and seven options
    [ -s "$over/mine.png" ]
fi
"$over/mexplorer" quiz nim --kind mine --questions 1 --format markdown | grep 'How many options has'
