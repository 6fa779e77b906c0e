#!/usr/bin/env bash
# Installs on Debian 12 what is needed to build and test Mexplorer, and the packages given as arguments. Does nothing if
# all are installed.
set -euo pipefail

packages=(g++ cmake ninja-build pkg-config ccache mold libfmt-dev libexpected-dev nlohmann-json3-dev libtbb-dev
    libcli11-dev tao-pegtl-dev qt6-base-dev qt6-base-dev-tools libqt6opengl6-dev libgl1-mesa-dev qt6-svg-dev libgif-dev
    libimagequant-dev libwebp-dev qt6-l10n-tools qt6-translations-l10n qt6-tools-dev qt6-tools-dev-tools libboost-dev
    libbenchmark-dev libglpk-dev bubblewrap dbus-daemon poppler-utils fonts-noto-core fonts-noto-mono fonts-noto-cjk
    "$@")

missing=()
for package in "${packages[@]}"; do
    dpkg-query -W -f '${Status}' "$package" 2>/dev/null | grep -q 'install ok installed' || missing+=("$package")
done
[ ${#missing[@]} -eq 0 ] && exit 0

echo "Installing: ${missing[*]}"
as_root=()
if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || { echo "Please install these as root: ${missing[*]}" >&2; exit 1; }
    as_root=(sudo)
fi
"${as_root[@]}" apt-get update
"${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "${missing[@]}"
