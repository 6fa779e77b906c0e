#include "core/text/printable.h"
#include "tests/runner/listed.h"

#include "core/text/parse.h"
#include "core/text/utf8.h"

#include <QChar>
#include <QString>
#include <QTest>

using namespace mexplorer;

namespace {

std::string utf8(char32_t point) {
    return QString::fromUcs4(&point, 1).toStdString();
}

/// By Unicode's tables in Qt.
bool isUnseen(char32_t point) {
    const QChar::Direction direction = QChar::direction(point);
    const QChar::Category category = QChar::category(point);
    const bool turns = direction == QChar::DirLRE || direction == QChar::DirRLE ||
                       direction == QChar::DirLRO || direction == QChar::DirRLO ||
                       direction == QChar::DirPDF || direction == QChar::DirLRI ||
                       direction == QChar::DirRLI || direction == QChar::DirFSI || direction == QChar::DirPDI;
    const bool marks = point == 0x200E || point == 0x200F || point == 0x061C;
    return turns || marks || category == QChar::Other_Control || category == QChar::Separator_Line ||
           category == QChar::Separator_Paragraph;
}

} // namespace

class TestPrintable : public QObject {
    Q_OBJECT

private slots:
    void whatActsUnseenIsSeenAndTheRestStays() {
        for (char32_t point = 0; point < 0x110000; ++point) {
            if (point >= 0xD800 && point < 0xE000) continue; // surrogates are not characters
            const bool isForLayouts = (point >= 0xFDD0 && point <= 0xFDEF) ||
                                      (point >= 0xFFF9 && point <= 0xFFFC) || point == 0xFFFE ||
                                      point == 0xFFFF;
            const bool isSpace = point == '\t' || point == '\n' || point == '\r';
            const std::string expected = isSpace                           ? " "
                                         : isUnseen(point) || isForLayouts ? "\uFFFD"
                                                                           : utf8(point);
            if (printable(utf8(point)) != expected) QFAIL(qPrintable(QString("U+%1").arg(point, 4, 16)));
        }
    }

    void whatIsNoUtf8IsSeen() {
        QCOMPARE(printable("a\xFF\xC0\xAFz"), std::string("a\uFFFD\uFFFD\uFFFDz"));
        QCOMPARE(printable("\xE5\x8D"), std::string("\uFFFD\uFFFD")); // a character cut in two
    }

    void itIsCutBetweenCharacters() {
        for (const std::string& one : {std::string("a"), std::string("十"), utf8(0x1F600)}) {
            std::string text;
            for (std::size_t count = 0; count <= 30; ++count, text += one) {
                const std::string shown = printable(text, 20);
                QCOMPARE(shown.size(), std::min<std::size_t>(count, 20) * one.size() +
                                           (count > 20 ? std::string("…").size() : 0));
                QCOMPARE(validLength(shown), shown.size());
            }
        }
        QCOMPARE(shortened("123456789012345678901234"), std::string("123456789012345678901234"));
        QCOMPARE(shortened("1234567890123456789012345"), std::string("123456789012345678901234…"));
    }

    void noSentenceIsLongOrActsByWhatItQuotes() {
        const std::string name = "\x1B[31m" + std::string(1'000'000, 'x');
        const std::string line = say("There is not a node “%1”.", name).english();
        QVERIFY(characterCount(line) < longestShown + 100);
        QVERIFY(line.find('\x1B') == std::string::npos);
        QVERIFY(line.find("“\uFFFD[31mxxx") != std::string::npos);
        QCOMPARE(printable(line, line.size()), line); // the result contains nothing to be replaced
        QCOMPARE(say("%1, %2", 3, "%1").english(), std::string("3, %1"));
    }
};

MEXPLORER_TEST(TestPrintable)
#include "test_printable.moc"
