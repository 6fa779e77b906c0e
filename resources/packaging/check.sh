#!/usr/bin/env bash
# Validates the desktop files, makes the Debian package, installs it in a minimal Debian 12, and runs it.
#   check.sh BUILD      the folder in which the program is built
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "${1:?where the program is built}" && pwd)
"$here/../install-dependencies.sh" desktop-file-utils appstream dpkg-dev mmdebstrap uidmap

desktop-file-validate "$here"/*.desktop

made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
"$here/metainfo.sh" >"$made/org.mexplorer.Mexplorer.metainfo.xml"
appstreamcli validate --no-net "$made"/*.metainfo.xml
newest=$(sed -n 's/^## \([^ ]*\) .*/\1/p' "$here/changelog" | head -n 1)
[ "$("$build/app/mexplorer" --version)" = "Mexplorer $newest" ] ||
    { echo "The newest version in the changelog is $newest, and that of the program another." >&2; exit 1; }

twice=$("$here/man.sh" "$build/app/mexplorer" | grep '^\.SH' | sort | uniq -d)
[ -z "$twice" ] || { echo "The manual page has sections twice: $twice" >&2; exit 1; }

(cd "$build" && cpack -B "$made" >/dev/null)
chmod 755 "$made"
package=$(echo "$made"/*.deb)

cat >"$made/try.sh" <<'TRY'
set -e
mexplorer --version
mexplorer solve nim --position 3,5,7
QT_QPA_PLATFORM=offscreen mexplorer render grid wythoff -o /tmp/grid.png
test -s /tmp/grid.png
test "$(ls /usr/share/mexplorer/examples/*.mex | wc -l)" -gt 10
test -s /usr/share/doc/mexplorer/help/en/xor.md
grep -q '<release ' /usr/share/metainfo/org.mexplorer.Mexplorer.metainfo.xml
TRY
mmdebstrap --format=null --variant=apt --include="$package" --hook-dir=/usr/share/mmdebstrap/hooks/file-mirror-automount \
    --customize-hook="cp '$made/try.sh' \"\$1/try.sh\"; chroot \"\$1\" sh /try.sh" bookworm -
echo "Installed and run: $(basename "$package")"
