"""The single small changes that can be made to a C++ source: what a slip of the hand might have written."""

import re
from typing import NamedTuple


class Change(NamedTuple):
    begin: int  # in the text
    end: int
    after: str  # what stands there instead


# Comments, texts, characters and directives: a change there is none, or none that a test should notice. Nor does it
# matter to any answer how much memory is set aside beforehand, or after how much work a task is looked at.
SKIPPED = re.compile(
    r'//[^\n]*|/\*.*?\*/|R"\((?:.|\n)*?\)"|"(?:\\.|[^"\\\n])*"|(?<![0-9A-Fa-f])\'(?:\\.|[^\'\\\n])+\''
    r'|^[ \t]*#(?:[^\n]*\\\n)*[^\n]*|^[^\n]*(?:static_assert|template <|requires|concept )[^\n]*'
    r'|operator[^\w\s(]+|\breserve\([^;]*;|^[^\n]*etweenChecks = [^\n]*|[%<>=]+ [\w:]*etweenChecks( == 0)?',
    re.DOTALL | re.MULTILINE)

# Operators stand between spaces (clang-format sees to it), which tells them from templates and references.
OPERATORS = {
    '<': ['<=', '>'], '<=': ['<'], '>': ['>=', '<'], '>=': ['>'], '==': ['!='], '!=': ['=='],
    '+': ['-'], '-': ['+'], '*': ['+'], '/': ['*'], '%': ['/'], '+=': ['-='], '-=': ['+='],
    '&&': ['||'], '||': ['&&'], '&': ['|'], '|': ['&'], '^': ['|'], '^=': ['|='], '<<': ['>>'], '>>': ['<<'],
}
OPERATOR = re.compile(r'(?<=\s)(?:' + '|'.join(sorted(map(re.escape, OPERATORS), key=len, reverse=True)) + r')(?=\s)')

WORDS = {
    'true': 'false', 'false': 'true', 'continue': 'break', 'Outcome::P': 'Outcome::N', 'Outcome::N': 'Outcome::P',
    'Play::normal': 'Play::misere', 'Play::misere': 'Play::normal', 'std::min': 'std::max', 'std::max': 'std::min',
    'any_of': 'all_of', 'all_of': 'any_of', 'none_of': 'any_of', 'lower_bound': 'upper_bound',
    'upper_bound': 'lower_bound',
}
WORD = re.compile(r'(?<![\w:])(?:std::ranges::|std::)?\b(' + '|'.join(map(re.escape, WORDS)) + r')\b')

NUMBER = re.compile(r"(?<![\w.'])(\d[\d']*)(?=[uU]?[lL]{0,2}\b)(?![\w']*\.\d)(?!x)")
NEGATION = re.compile(r'(?<![\w)\]])!(?=[\w(])')
STEP = re.compile(r'\+\+|--')
RETURN = re.compile(r'\breturn ([^;{}]+);')
STATEMENT = re.compile(r'(?<=[;{}])\s+((?!return|break|continue|using|else|case|throw|friend|public|private|static'
                       r'|[\w.]*reserve\(|const |auto |struct|class|enum|goto|default)[\w.>\[\]\-:*]+(?:\([^;{}]*\)| [-+|^&]?= [^;{}]*'
                       r'|\+\+|--));')


def blanked(text):
    """The text with everything that is not code replaced by as many spaces."""
    return SKIPPED.sub(lambda found: re.sub(r'[^\n]', ' ', found.group()), text)


def changes(text):
    """Every change that can be made, in the order of the text."""
    code = blanked(text)
    found = []
    for at in OPERATOR.finditer(code):
        found += [Change(*at.span(), after) for after in OPERATORS[at.group()]]
    for at in WORD.finditer(code):
        found.append(Change(*at.span(1), WORDS[at.group(1)]))
    for at in NUMBER.finditer(code):
        value = int(at.group(1).replace("'", ''))
        found.append(Change(*at.span(1), {0: '1', 1: '0'}.get(value, str(value + 1))))
    for at in NEGATION.finditer(code):
        found.append(Change(*at.span(), ''))
    for at in STEP.finditer(code):
        found.append(Change(*at.span(), '--' if at.group() == '++' else '++'))
    for at in RETURN.finditer(code):
        if not re.fullmatch(r"true|false|std::nullopt|[\d'uU]+", at.group(1)): # nothing would change, or see WORDS
            found.append(Change(*at.span(1), '{}'))
    for at in STATEMENT.finditer(code):
        found.append(Change(*at.span(1), ''))
    return sorted(set(found))
