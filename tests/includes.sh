#!/usr/bin/env bash
# Checks that includes follow the layers: each of these folders includes itself and those before it, and no view another.
set -euo pipefail
cd "$(dirname "$0")/.."

layers="core/text core/task core/theory core/formula core/file core/partizan core/rules core/game core/own core/regret core/coalition core/misere
        core/solve core/lens core/sum core/search core/explain core/play core/catalogue core/document core/judge core/names
        ui/text ui/task ui/theme ui/figure ui/file ui/form ui/document ui/lesson ui/export ui/judge ui/panels ui/play ui/views
        app/cli app/window app/render app/main.cpp app/main_without_window.cpp"
grep -rH --include='*.h' --include='*.cpp' '^#include "' core ui app | tr -d '"' | sed 's/:#include / /' |
    awk -v layers="$layers" '
        function layerOf(path) { split(path, part, "/"); return part[1] "/" part[2] }
        function viewOf(path) { split(path, part, "/"); return part[2] == "views" && part[4] != "" ? part[3] : "" }
        BEGIN { count = split(layers, names, " "); for (i = 1; i <= count; ++i) order[names[i]] = i }
        !(layerOf($1) in order) { print $1 ": its folder is not among the layers of tests/includes.sh"; bad = 1 }
        $2 ~ "/" && !(order[layerOf($2)] <= order[layerOf($1)] && layerOf($2) in order) {
            print $1 " includes " $2 ", which is above it"; bad = 1
        }
        viewOf($1) != "" && viewOf($2) != "" && viewOf($1) != viewOf($2) && viewOf($2) != "sketch" {
            print $1 " includes " $2 ", of another view"; bad = 1
        }
        END { exit bad }'
