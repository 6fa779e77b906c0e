#include "ui/text/breakable.h"

namespace mexplorer::ui {

QString breakable(const QString& text) {
    constexpr int longestWhole = 16; // characters; no word of the interface has more
    constexpr QChar breakHere(0x200B);
    QString broken;
    int run = 0;
    for (const QChar c : text) {
        const bool isOfWord = c.unicode() < 0x80 && c.isLetterOrNumber();
        run = isOfWord ? run + 1 : 0;
        if (run > longestWhole) {
            broken += breakHere;
            run = 1;
        }
        broken += c;
    }
    return broken;
}

} // namespace mexplorer::ui
