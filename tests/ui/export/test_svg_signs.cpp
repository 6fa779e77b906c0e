#include "tests/runner/listed.h"
#include "ui/export/svg_signs.h"
#include "ui/theme/theme.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <QSvgRenderer>
#include <QTest>

using namespace mexplorer::ui;

namespace {

constexpr QSize svgSize(300, 60);

QByteArray svgOf(const QString& text, QFont::Weight weight) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(svgSize);
    generator.setViewBox(QRect({}, svgSize));
    QPainter painter(&generator);
    painter.setFont(textFont(30, weight));
    painter.drawText(QPointF(20, 40), text);
    painter.end();
    return buffer.data();
}

/// By a program that has no fonts of ours.
QImage renderedOf(const QByteArray& svg) {
    QImage image(svgSize, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    QSvgRenderer(svg).render(&painter);
    return image;
}

} // namespace

/// Signs of a font of our own are seen in every program that draws SVG.
class TestSvgSigns : public QObject {
    Q_OBJECT

private slots:
    void signsAreOutlinesAndAllElseIsText_data() {
        QTest::addColumn<int>("weight");
        QTest::newRow("plain") << int(QFont::Normal);
        QTest::newRow("bold") << int(QFont::Bold);
    }
    void signsAreOutlinesAndAllElseIsText() {
        QFETCH(const int, weight);
        const QByteArray before = svgOf(QStringLiteral("1 + √5 ⊕ 3"), static_cast<QFont::Weight>(weight));
        QVERIFY(before.contains("√</text>") && before.contains("⊕</text>"));
        const QByteArray after = withSignsAsPaths(before);
        QVERIFY(!after.contains("√") && !after.contains("⊕"));
        QCOMPARE(after.count("<path "), before.count("<path ") + 2);
        QCOMPARE(after.count("<text "), before.count("<text ") - 2);
        QVERIFY(QSvgRenderer(after).isValid());
    }

    void theBarLiesOverTheDigit() {
        const QImage image = renderedOf(withSignsAsPaths(svgOf(QStringLiteral("√5"), QFont::Normal)));
        const double digit = 20 + QFontMetricsF(textFont(30)).horizontalAdvance(QStringLiteral("√"));
        const int middle =
            qRound(digit + QFontMetricsF(textFont(30)).horizontalAdvance(QStringLiteral("5")) / 2);
        int highest = svgSize.height();
        for (int y = svgSize.height() - 1; y >= 0; --y)
            if (qGray(image.pixel(middle, y)) < 128) highest = y;
        const double capitals = 40 - QFontMetricsF(textFont(30)).capHeight();
        QVERIFY2(highest < capitals - 1, qPrintable(QString::number(highest)));
    }

    void whatHasNoSignsStaysAsItIs() {
        const QByteArray svg = svgOf(QStringLiteral("13 + 11"), QFont::Normal);
        QCOMPARE(withSignsAsPaths(svg), svg);
    }
};

MEXPLORER_TEST(TestSvgSigns)
#include "test_svg_signs.moc"
