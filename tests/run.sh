#!/usr/bin/env bash
# Installs what is missing, builds, and runs the tests.
#   tests/run.sh [arguments of ctest …]
set -euo pipefail
cd "$(dirname "$0")/.."

resources/install-dependencies.sh
cmake --preset release >/dev/null
cmake --build --preset release
exec ctest --preset release "$@"
