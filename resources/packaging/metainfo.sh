#!/usr/bin/env bash
# Writes the metainfo of software centres, with the releases that the changelog tells of.
#   metainfo.sh > org.mexplorer.Mexplorer.metainfo.xml
set -euo pipefail
cd "$(dirname "$0")"

releases() { # "## VERSION (DATE)", perhaps with ", in development" after the date; then "- CHANGE", perhaps on several lines
    sed -e 's/&/\&amp;/g' -e 's/</\&lt;/g' -e 's/>/\&gt;/g' changelog | awk '
        function end_item() { if (item != "") print "          <li>" item "</li>"; item = "" }
        function end_release() { end_item(); if (open) print "        </ul>\n      </description>\n    </release>" }
        /^## / {
            end_release()
            kind = /in development/ ? "development" : "stable"
            printf "    <release version=\"%s\" date=\"%s\" type=\"%s\">\n", $2, substr($3, 2, 10), kind
            print "      <description>\n        <ul>"
            open = 1
        }
        /^- / { end_item(); item = substr($0, 3) }
        /^  [^ ]/ { item = item substr($0, 2) }
        END { end_release() }'
}

sed '/<releases\/>/,$d' org.mexplorer.Mexplorer.metainfo.xml
printf '  <releases>\n%s\n  </releases>\n' "$(releases)"
sed '1,/<releases\/>/d' org.mexplorer.Mexplorer.metainfo.xml
