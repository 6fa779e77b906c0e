#!/usr/bin/env bash
# Makes random small changes to the core, one at a time, and lists those that no test notices.
#   tests/mutate.sh [--seed S] [--only K,…] [N] [PATH …]     N changes (100) to the files under PATH (core)
# Everything happens in copies under build/mutate; tests/README.md says how to read the result.
set -euo pipefail
cd "$(dirname "$0")/.."
exec env PYTHONDONTWRITEBYTECODE=1 nice python3 tests/mutation/mutate.py "$@"
