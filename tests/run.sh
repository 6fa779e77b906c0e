#!/usr/bin/env bash
# Installs what is missing, builds, and runs the tests.
#   tests/run.sh [arguments of ctest …]                            as everybody does
#   MEXPLORER_PRESET=sanitize tests/run.sh [arguments of ctest …]  as another preset does
set -euo pipefail
cd "$(dirname "$0")/.."

preset=${MEXPLORER_PRESET:-release}
resources/install-dependencies.sh
cmake --preset "$preset" >/dev/null
cmake --build --preset "$preset"
exec ctest --preset "$preset" "$@"
