#!/usr/bin/env bash
# Draws what every view shows of a game, as in the window, on a slide, in the dark and in Chinese, and at a step, onto
# one page to look at. Two programs, or a program and the pages of another, can be compared in two tabs.
#   tests/contact_sheet.sh [PROGRAM [FOLDER]]
set -euo pipefail
cd "$(dirname "$0")/.."
program=$(realpath "${1:-build/release/app/mexplorer}")
folder=${2:-build/contact_sheet}
mkdir -p "$folder"
export QT_QPA_PLATFORM=offscreen
jobs=$(nproc)

# view, game, position, its parameters and settings
rows() {
    cat << 'ROWS'
matrix|matrix|0,-1,2;1,0,-1;-2,1,0|
regret|matrix|0,-1,2;1,0,-1;-2,1,0|
cards|kuhn-poker|all|
learning|kuhn-poker|all|
coalition|coalition|68,102,0,170,710,762,992|
coalition|coalition|0,1,1,3,1,3,3,6|
flow|coalition||kind=flow network=tests/app/cli/pipes.dot
vessels|coalition|200;100,200,300|kind=bankruptcy
board|tic-tac-toe|X.O/.X./..O|
board|connect-four|..X..../..XOXX./..OXOXO/..OXOXO/..OOXOX/XOXXOOX|
maze|chase|......O/.##.##./.#...#./.#.#.#./C....../.#.#.#./......M|
intervals|take-ends|4,7,2,9,5,2|
tree|nim|1,2|
tree|hexapawn|bbb/.../www|
graph|hackenbush|1-9|
graph|dag|a|
grid|wythoff|6,10|
grid|nim|13,11|colour=bit bit=1
grid|kiki|8,11|colour=outcome
beatty|wythoff|4,7|
xor|nim|13,11,7|
columns|moore|3,5,10,15|
bars|bash|23|
bars|fibonacci|85|
line|octal|9|
lens|bash|13|m=3 to=41 compare=n
quotient|octal|3,9|code=0.123
quotient|kayles|5,9|
lens|wythoff|3,5|compare=a
beside|nim|2,3|picture=grid
beside|nim|2,1|picture=search with=method=minimax
mex|mex|0,1,2,4|
canonical|domineering|../..|
thermograph|domineering|.../...|
hottest|sum|form: +-1; form: +-2; nim: 2|play=sides
numbers|form|5/8|
lattice|form|^|
atlas|domineering|4x4|
search|tree|((3,12,8),(2,4,6),(14,5,2))|
play|nim|3,4,5|
play|hackenbush|1-9|
ROWS
}

# name, options
looks() {
    cat << 'LOOKS'
window|
step|--step 3 --step-caption
slide|--type 1.6 --step 3 --step-caption
dark|--dark
zh_CN|--language zh_CN --step 3 --step-caption
small|--size 640x480
LOOKS
}

# Views that have no third step are drawn without.
draw() {
    local picture=$1 view=$2 game=$3 position=$4
    shift 4
    local where=() word
    [ -z "$position" ] || where=(--position "$position")
    local still=()
    for word in "$@"; do
        case $word in --step | 3 | --step-caption) ;; *) still+=("$word") ;; esac
    done
    "$program" render "$view" "$game" "${where[@]}" "$@" -o "$picture" 2> "$picture.txt" ||
        "$program" render "$view" "$game" "${where[@]}" "${still[@]}" -o "$picture" 2> "$picture.txt" || true
    [ -s "$picture.txt" ] || rm -f "$picture.txt"
}

page=$folder/index.html
{
    echo "<!doctype html><meta charset=utf-8><title>Mexplorer: $("$program" --version)</title>"
    echo "<style>body{font:14px sans-serif;background:#888}img{width:31vw;margin:4px}h2{margin:12px 4px 0}</style>"
} > "$page"
number=0
while IFS='|' read -r view game position given; do
    number=$((number + 1))
    echo "<h2>$view: $game $position $given</h2>" >> "$page"
    while IFS='|' read -r look options; do
        picture=$(printf '%02d-%s-%s-%s.png' "$number" "$view" "$game" "$look")
        echo "<a href=$picture><img src=$picture alt=$look title=$look></a>" >> "$page"
        while [ "$(jobs -rp | wc -l)" -ge "$jobs" ]; do wait -n || true; done
        # shellcheck disable=SC2086 # options are words
        draw "$folder/$picture" "$view" "$game" "$position" $given $options &
    done < <(looks)
done < <(rows)
wait
echo "$page"
if command -v montage > /dev/null; then
    for look in $(looks | cut -d'|' -f1); do
        montage "$folder"/[0-9]*-"$look".png -tile 5x -geometry 640x360+6+6 -background '#888888' "$folder/all-$look.png"
        echo "$folder/all-$look.png"
    done
fi
grep -hv ' note: ' "$folder"/*.txt 2> /dev/null || true
