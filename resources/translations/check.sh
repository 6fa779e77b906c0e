#!/usr/bin/env bash
# Fails if a sentence of the program has no translation, or if the translation files are not up to date.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cp "$here"/*.ts "$scratch"
"$here/update.sh" "$scratch"
failed=0
for file in "$here"/*.ts; do
    fresh=$scratch/$(basename "$file")
    if ! cmp -s "$file" "$fresh"; then
        echo "$(basename "$file") is not up to date: run resources/translations/update.sh" >&2
        failed=1
    fi
    if grep -n 'type="unfinished"' "$fresh" >&2; then
        echo "$(basename "$file") has sentences without a translation" >&2
        failed=1
    fi
    if grep -n '≈ ' "$fresh" >&2; then
        echo "$(basename "$file"): “≈” could be parted from its number at the end of a line: nearly, of core/text/decimal.h, cannot" >&2
        failed=1
    fi
done
exit $failed
