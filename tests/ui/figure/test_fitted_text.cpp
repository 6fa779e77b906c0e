#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/figure/fitted_text.h"

#include <QRegularExpression>
#include <QTest>

using namespace mexplorer::ui;

namespace {

/// The pieces of the text that are written in a box of this size, each with its type size in pixels.
std::map<QString, double> written(const QString& text, const QSizeF& box, double least) {
    WatchedPicture device({400, 200});
    QPainter painter(&device);
    painter.setFont(textFont(24));
    Style style;
    style.leastType = least;
    drawFittedText(painter, style, QRectF(QPointF(10, 10), box), Qt::AlignCenter, text);
    painter.end();
    return smallestSizes(device.seen());
}

} // namespace

class TestFittedText : public QObject {
    Q_OBJECT

private slots:
    void itIsAsLargeAsFits() {
        QCOMPARE(written("heap 1", {200, 60}, 11).at("heap 1"), 24.0);
        const double smaller = written("heap", {50, 60}, 11).at("heap");
        QVERIFY(smaller >= 11 && smaller < 24);
    }

    /// Even in a box too low for the least type, in each script: Chinese fonts have higher lines.
    void oneLineOfTheLeastTypeIsWrittenInAnyCase() {
        for (const char* text : {"heap", "第", "級", "堆"})
            QVERIFY2(written(text, {200, 9}, 24).contains(text), text);
    }

    void wordsAtTheEndAreLeftOutAndNumbersAreNotCut() {
        const auto texts = written("heap 123456", {50, 9}, 20);
        QVERIFY(!texts.contains("heap 123456"));
        for (const auto& [text, pixels] : texts)
            QVERIFY2(!text.contains(QRegularExpression("[0-9]")), qPrintable(text));
    }

    /// A text may end before a rounded number, but never between it and its sign.
    void aRoundedNumberKeepsItsSign() {
        for (int width = 20; width < 140; ++width)
            for (const auto& [text, pixels] :
                 written("worth \u2248\u00A0\u22120.25 here", {double(width), 9}, 20)) {
                const bool isWhole = text.contains("0.25");
                QVERIFY2(text.contains(u'\u2248') == isWhole && text.contains(u'\u2212') == isWhole,
                         qPrintable(text));
            }
    }

    /// A move that takes a hundred thousand things is not laid out as a whole.
    void aVeryLongTextIsWrittenAsItsBeginningIs() {
        const QString start = QString("take heap 12, then heap 3; ").repeated(200);
        const auto texts = written(start, {300, 40}, 11);
        QVERIFY(!texts.empty());
        QCOMPARE(written(start.repeated(200), {300, 40}, 11), texts);
        QCOMPARE(texts.begin()->second, 11.0);
    }

    void fromAfarTextIsLargerThanInAWindow() {
        QVERIFY(!isReadFromAfar(Style()));
        QVERIFY(isReadFromAfar(Style::presenting(lightTheme())));
    }
};

MEXPLORER_TEST(TestFittedText)
#include "test_fitted_text.moc"
