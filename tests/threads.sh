#!/usr/bin/env bash
# Builds the tests that have threads of their own with ThreadSanitizer, and runs them: about seven minutes on two
# cores. To be run after changes to what has threads.
#   tests/threads.sh [arguments of ctest …]
set -euo pipefail
cd "$(dirname "$0")/.."

cmake --preset thread >/dev/null
cmake --build --preset thread
fixed=() # GCC 12's ThreadSanitizer cannot cope with the widest randomization of addresses
setarch -R true 2>/dev/null && fixed=(setarch -R)
exec "${fixed[@]}" ctest --preset thread "$@"
