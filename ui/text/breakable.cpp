#include "ui/text/breakable.h"

namespace mexplorer::ui {

namespace {

constexpr qsizetype longestWhole = 16; // characters; no word of the interface has more
constexpr char16_t breakHere = 0x200B;

/// Ideographs are no part of words: lines may break between them.
bool isOfWord(QChar c) {
    constexpr char16_t firstIdeographic = 0x2E80;
    return !c.isSpace() && c.unicode() < firstIdeographic;
}

/// Breaks a list without spaces after its separators, anything else where it must. (Unicode allows a break
/// after a hyphen, but none between a comma and a digit.)
void addBroken(QString& text, QStringView word) {
    qsizetype whole = 0;
    for (qsizetype i = 0; i < word.size(); ++i) {
        const QChar c = word[i];
        if (whole == longestWhole) {
            text += breakHere;
            whole = 0;
        }
        text += c;
        const bool isEnd = c == u',' || c == u';' || c == u'/';
        if (isEnd && i + 1 < word.size()) text += breakHere;
        whole = isEnd || c == u'-' ? 0 : whole + 1;
    }
}

} // namespace

QString breakable(const QString& text) {
    QString broken;
    for (qsizetype i = 0; i < text.size();) {
        qsizetype end = i;
        while (end < text.size() && isOfWord(text[end]))
            ++end;
        const QStringView word = QStringView(text).mid(i, end - i);
        if (word.size() > longestWhole)
            addBroken(broken, word);
        else
            broken += word;
        if (end < text.size()) broken += text[end];
        i = end + 1;
    }
    return broken;
}

} // namespace mexplorer::ui
