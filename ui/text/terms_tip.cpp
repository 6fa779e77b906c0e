#include "ui/text/terms_tip.h"

#include "core/explain/terms.h"
#include "ui/text/translated.h"

#include <QStringList>

#include <algorithm>

namespace mexplorer::ui {

namespace {

/// Chinese has no spaces between words: there a term may begin and end anywhere.
bool isOfLatinWord(QChar c) {
    return c.isLetterOrNumber() && c.script() != QChar::Script_Han;
}

/// Whether a letter is the argument of a formula, such as the N of v(N).
bool isInFormula(const QString& text, qsizetype at) {
    return at > 1 && text[at - 1] == u'(' && isOfLatinWord(text[at - 2]);
}

/// Whether the text has `mark` as a word. Case matters for single letters only: n is not N.
bool hasWord(const QString& text, const QString& mark) {
    const Qt::CaseSensitivity cases = mark.size() == 1 ? Qt::CaseSensitive : Qt::CaseInsensitive;
    for (qsizetype at = text.indexOf(mark, 0, cases); at >= 0; at = text.indexOf(mark, at + 1, cases)) {
        const qsizetype end = at + mark.size();
        const bool begins = at == 0 || !isOfLatinWord(mark.front()) || !isOfLatinWord(text[at - 1]);
        const bool ends = end == text.size() || !isOfLatinWord(mark.back()) || !isOfLatinWord(text[end]);
        if (begins && ends && (mark.size() > 1 || !isInFormula(text, at))) return true;
    }
    return false;
}

} // namespace

QString termsTip(const QString& text) {
    QString tip;
    for (const Term& term : terms()) {
        const QStringList marks = translated(term.marks).split(u'|', Qt::SkipEmptyParts);
        const bool isUsed =
            std::any_of(marks.begin(), marks.end(), [&](const QString& mark) { return hasWord(text, mark); });
        if (!isUsed) continue;
        tip += QStringLiteral("<p><b>%1</b><br>%2</p>")
                   .arg(translated(term.word).toHtmlEscaped(), translated(term.meaning).toHtmlEscaped());
    }
    return tip;
}

} // namespace mexplorer::ui
