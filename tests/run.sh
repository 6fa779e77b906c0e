#!/usr/bin/env bash
# Installs what is missing, builds, and runs the tests.
#   tests/run.sh [arguments of ctest …]                            the release preset
#   MEXPLORER_PRESET=sanitize tests/run.sh [arguments of ctest …]  another preset
set -euo pipefail
cd "$(dirname "$0")/.."

preset=${MEXPLORER_PRESET:-release}
resources/install-dependencies.sh
cmake --preset "$preset" >/dev/null
cmake --build --preset "$preset"
exec ctest --preset "$preset" "$@"
