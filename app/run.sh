#!/usr/bin/env bash
# Installs what is missing, builds, and opens Mexplorer. Without a display it writes the figures into gallery/.
#   app/run.sh [arguments of mexplorer …]
set -euo pipefail
cd "$(dirname "$0")/.."

resources/install-dependencies.sh
cmake --preset release >/dev/null
cmake --build --preset release --target mexplorer >&2 # the tests can wait; the output is the program’s
program=build/release/app/mexplorer

if [ $# -gt 0 ] || [ -n "${DISPLAY:-}" ] || [ -n "${WAYLAND_DISPLAY:-}" ]; then
    exec "$program" "$@"
fi

echo "There is no display here: writing the figures into gallery/ instead."
export QT_QPA_PLATFORM=offscreen
mkdir -p gallery
draw() { # NAME VIEW GAME ARGUMENT…
    local name=$1
    shift
    "$program" render "$@" --size 1280x720 -o "gallery/$name.png"
    echo "gallery/$name.png"
}
draw wythoff-grid grid wythoff --position 6,10
draw wythoff-large grid wythoff rows=400 columns=400 --position 6,10
draw kiki-board grid kiki colour=outcome --position 8,11
draw nim-xor xor nim --position 13,11,7
draw nim-xor-misere xor nim play=misere --position 1,1,2
draw nim-tree tree nim --position 1,2
draw nim-tree-merged tree nim merged=on --position 1,2
draw wythoff-tree tree wythoff --position 2,3
draw graph-tree tree dag
draw bash-line line bash m=3
draw subtraction-line line subtraction set=2,3,7
draw kayles-line line octal code=0.77
draw sum-xor xor sum --position 'nim: 3,5; octal code=0.77: 9; wythoff: 4,7'
draw hackenbush-graph graph hackenbush
draw tokens-graph graph dag --position a,c
