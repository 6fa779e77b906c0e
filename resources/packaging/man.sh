#!/usr/bin/env bash
# Writes the manual page of a program from the program's own help.
#   man.sh PROGRAM > mexplorer.1
set -euo pipefail
program=$1

verbatim() { # without troff requests
    printf '.nf\n'
    sed -e 's/\\/\\e/g' -e 's/^\([.'\'']\)/\\\&\1/' -e 's/-/\\-/g'
    printf '.fi\n'
}

printf '.TH MEXPLORER 1 "" "%s"\n' "$("$program" --version)"
printf '.SH NAME\nmexplorer \\- see why combinatorial games are won\n'
printf '.SH SYNOPSIS\n'
"$program" --help | verbatim
"$program" --help | sed -n '/^Subcommands:/,/^$/s/^  \([a-z]\+\) .*/\1/p' | while read -r command; do
    printf '.SH %s\n' "${command^^}"
    "$program" "$command" --help | verbatim
done
