#!/usr/bin/env bash
# Asks every command about huge positions of every game, and reports each refusal that took more than two
# seconds of work: what is too large must be said before the work. Answers may take their time; what has
# neither answered nor refused after four seconds is counted, but is no fault.
#
# tests/limits.sh build/release/app/mexplorer [GAME …]
set -euo pipefail
program=$(realpath "$1")
shift
games=("$@")
[ ${#games[@]} -gt 0 ] || mapfile -t games < <("$program" games | grep -oE '^[a-z-]+')
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

times() { # times COUNT TEXT SEPARATOR
    local all
    all=$(printf "$2$3%.0s" $(seq "$1"))
    echo "${all%"$3"}"
}

# Many components, many large ones, huge numbers, and texts that are no position at all.
heaps=("$(times 20000 0 ,)" "$(times 65 9 ,)" "$(seq -s, 0 19999)" "$(times 1000 1000000000 ,)"
    4000000000000000000 4000000000000000000,3999999999999999999 "$(times 400 9 '')")

positionsOf() {
    case $1 in
    sum) printf '%s\n' "$(times 5000 'nim: 1' '; ')" "$(times 500 'octal: 100' '; ')" 'grundy: 4000000000000000000' ;;
    tree) printf '%s\n' "$(times 5000 '(' '')1,2$(times 5000 ')' '')" "($(times 100000 1 ,))" ;;
    matrix) printf '%s\n' "$(times 200 "$(times 200 3 ,)" ';')" "$(times 12 "$(seq -s, 12)" ';')" ;;
    connect-four | mnk | tic-tac-toe) printf '%s\n' "$(times 20 .......... /)" "$(times 1000 4 '')" ;;
    hexapawn) printf '%s\n' "$(times 8 bbbbbbbb /)" "$(times 200 "$(times 200 . '')" /)" ;;
    chase) printf '%s\n' "$(times 200 "$(times 200 . '')" /)" ;;
    tartan) printf '%s\n' 1000x1000 "$(times 500 30x31 ,)" 4000000000000000000x4 ;;
    *) printf '%s\n' "${heaps[@]}" ;;
    esac
}

slow=0
unanswered=0
tried=0
try() { # try WORDS …: the work is measured in processor time, whatever else the machine does
    local code=0 work
    TIMEFORMAT='%U %S'
    work=$({ time (ulimit -t 4; exec "$program" "$@" >"$scratch/out" 2>"$scratch/err") 2>/dev/null; } 2>&1) || code=$?
    tried=$((tried + 1))
    awk -v work="$work" 'BEGIN { split(work, part, " "); exit !(part[1] + part[2] > 2) }' || return 0
    case $code in
    2 | 3)
        slow=$((slow + 1))
        echo "refused after $work s: $*" | cut -c1-120
        cut -c1-200 "$scratch/err"
        ;;
    0 | 1) ;;
    *) unanswered=$((unanswered + 1)) ;;
    esac
}

for game in "${games[@]}"; do
    views=$("$program" games | sed -n "/^$game /,/shows:/ s/.*shows: \([^;]*\).*/\1/p")
    while IFS= read -r position; do
        for command in solve explain search play; do
            try "$command" "$game" "--position=$position" </dev/null
        done
        for view in ${views//,/}; do
            try render "$view" "$game" "--position=$position" -o "$scratch/figure.svg" </dev/null
        done
    done < <(positionsOf "$game")
done
echo "$tried commands; $slow refusals took more than two seconds; $unanswered had no answer after four"
[ "$slow" -eq 0 ]
