#!/usr/bin/env bash
# Follows the recipe of .github/CONTRIBUTING.md for a new game: compiles its code over the tree, links it to what is built
# in BUILD and compares the game with the definition. Usage: tests/recipe.sh BUILD (made by Ninja; else it is skipped)
set -euo pipefail
cd "$(dirname "$0")/.."
tree=$PWD
over=$(mktemp -d)
trap 'rm -rf "$over"' EXIT

# Each block of the guide names its file in the first line.
awk -v over="$over" '
    /^ *```cpp$/ { indent = index($0, "`"); getline; file = over "/" $2; next }
    /^ *```$/ { file = "" }
    file { if (!(file in made)) system("mkdir -p $(dirname " file ")"); made[file] = 1; print substr($0, indent) > file }
' .github/CONTRIBUTING.md

# The family gets its lines.
family=core/catalogue/families/heaps.cpp
includes=$(grep '^#include' "$over/$family")
entry=$(grep -v '^#include' "$over/$family")
{ echo "$includes"; sed "s/return {/&$entry/" $family; } > "$over/family.cpp"
mv "$over/family.cpp" "$over/$family"

cd "$1"
[ -f build.ninja ] || exit 77
compile=$(ninja -t commands core/CMakeFiles/mexplorer_core.dir/catalogue/families/heaps.cpp.o | tail -1 |
          sed "s# -I$tree # -I$over&#; s# -MD -MT [^ ]* -MF [^ ]*##; s# -o [^ ]* -c .*##")
objects=
for source in $(cd "$over" && find . -name '*.cpp'); do
    object=$over/$(basename "$source").o
    $compile -o "$object" -c "$over/$source"
    objects="$objects $object"
done
link=$(ninja -t commands app/mexplorer | tail -1 | sed "s#^: && ##; s# && :\$##; s# -o app/mexplorer #$objects -o $over/mexplorer #")
$link

export QT_QPA_PLATFORM=offscreen
for play in normal misere; do
    "$over/mexplorer" verify take-odd play=$play --size 30x30
done
