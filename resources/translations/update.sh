#!/usr/bin/env bash
# Collects every sentence of core, ui and app into the translation files (or into those of the folder given).
# Run it after writing or changing a sentence.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder=${1:-resources/translations}
lupdate=$(command -v lupdate || echo /usr/lib/qt6/bin/lupdate)
"$lupdate" -silent -locations none -no-obsolete -I . -tr-function-alias QT_TRANSLATE_NOOP+=MX_TEXT \
    core ui app -ts "$folder/mexplorer_zh_CN.ts" "$folder/mexplorer_zh_TW.ts"
