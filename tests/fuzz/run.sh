#!/usr/bin/env bash
# Builds the fuzzers and lets each run for its share of the time, from what tests/fuzz/corpus holds. Ends with 1 when
# one of them found something; the input stays in build/sanitize/fuzz/findings.
#   tests/fuzz/run.sh [SECONDS]     all together (60)
set -euo pipefail
cd "$(dirname "$0")/../.."

seconds=${1:-60}
resources/install-dependencies.sh clang libclang-rt-14-dev llvm
cmake --preset sanitize >/dev/null
cmake --build --preset sanitize

programs=(build/sanitize/tests/fuzz/fuzz_*)
export share=$((seconds * $(nproc) / ${#programs[@]} + 1)) # as many at a time as there are cores
export findings=build/sanitize/fuzz/findings
mkdir -p "$findings"
export LSAN_OPTIONS="suppressions=$PWD/tests/leaks.supp:print_suppressions=0"

# Runs one fuzzer and prints its row; ends with 1 when it found something.
run() {
    program=$1
    name=${program##*/fuzz_}
    # An input may take 3 GB, which the core's own limits allow, and 20 s, for slow machines.
    options=(-max_total_time="$share" -timeout=20 -rss_limit_mb=4096 -malloc_limit_mb=3072 -print_final_stats=1)
    found=build/sanitize/fuzz/corpus/$name # what covers more is kept here, and the start of the next run
    mkdir -p "$found"
    dictionary=tests/fuzz/corpus/$name.dict
    log=build/sanitize/fuzz/$name.log
    finding=-
    if ! "$program" "${options[@]}" ${dictionary:+-dict="$dictionary"} -artifact_prefix="$findings/$name-" \
        "$found" "tests/fuzz/corpus/$name" >"$log" 2>&1; then
        finding=$(grep -o "$findings/$name-[a-z]*-[0-9a-f]*" "$log" | tail -1 || true)
        finding=${finding:-see $log}
    fi
    last() { grep -oE "$1 *[0-9]+" "$log" | tail -1 | grep -oE '[0-9]+$' || echo 0; }
    printf '%-12s %12s %10s %10s  %s\n' "$name" "$(last number_of_executed_units:)" "$(last average_exec_per_sec:)" \
        "$(last cov:)" "$finding"
    [ "$finding" = - ] && return
    grep -E -A 12 'NOT TRUE|ERROR: |runtime error' "$log" | head -20 || true
    return 1
}
export -f run

printf '%-12s %12s %10s %10s  %s\n' fuzzer executions "a second" coverage finding
printf '%s\0' "${programs[@]}" | xargs -0 -n 1 -P "$(nproc)" bash -c 'set -uo pipefail; run "$1"' _ || exit 1
