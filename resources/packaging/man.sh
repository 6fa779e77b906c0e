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
commands=$("$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]\+\) .*/\1/p')
[ -n "$commands" ] || { echo "The help of $program lists no commands." >&2; exit 1; }
for command in $commands; do
    printf '.SH %s\n' "${command^^}"
    "$program" "$command" --help | verbatim
done
cat <<'PAGE'
.SH FILES
.TP
.I ~/.config/Mexplorer/Mexplorer.conf
What the window remembers from one start to the next: language, light or dark, recent files.
.TP
.I ~/.local/share/Mexplorer/Mexplorer/
What was open last, what is not saved yet, and the games under \(lqMy games\(rq.
.SH ENVIRONMENT
.TP
.B XDG_CONFIG_HOME\fR,\fB XDG_DATA_HOME
Where these files are instead.
.TP
.B LANG\fR,\fB LC_ALL
The language of the window, until another one is chosen in it. Commands that tell or draw something take
.BR \-\-language .
.TP
.B QT_QPA_PLATFORM
The window system, as Qt names it.
.SH EXIT STATUS
.TP
.B 0
Done.
.TP
.B 1
The answer is no: values differ, a solution is wrong.
.TP
.B 2
Wrong input, or output that cannot be written.
.TP
.B 3
Too large, or cancelled.
.SH SEE ALSO
.BR dot (1)
PAGE
