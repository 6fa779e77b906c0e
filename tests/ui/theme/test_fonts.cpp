#include "tests/runner/listed.h"
#include "ui/theme/theme.h"

#include <QGlyphRun>
#include <QImage>
#include <QPainter>
#include <QTest>
#include <QTextLayout>

using namespace mexplorer::ui;

namespace {

const QString root = QStringLiteral("√");
constexpr int pixels = 48; // larger letters are drawn as shapes, which are not made thicker
constexpr int side = 3 * pixels;

QString familyOf(const QString& sign, const QFont& font) {
    QTextLayout layout(sign, font);
    layout.beginLayout();
    layout.createLine();
    layout.endLayout();
    return layout.glyphRuns().value(0).rawFont().familyName();
}

/// The text in black on white, with its baseline at 2/3 of the height.
QImage drawn(const QString& text, const QFont& font) {
    QImage image(side, side, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setFont(font);
    painter.drawText(QPointF(10, 2 * side / 3), text);
    return image;
}

qint64 inkOf(const QImage& image) {
    qint64 ink = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ink += 255 - qGray(image.pixel(x, y));
    return ink;
}

/// Whether some row above the letters is black from the one place to the other.
bool hasBar(const QImage& image, int from, int to) {
    for (int y = 0; y < 2 * side / 3 - pixels * 3 / 4; ++y) {
        bool isBlack = true;
        for (int x = from; x < to; ++x)
            isBlack = isBlack && qGray(image.pixel(x, y)) < 128;
        if (isBlack) return true;
    }
    return false;
}

} // namespace

class TestFonts : public QObject {
    Q_OBJECT

private slots:
    /// The root’s bar lies over the whole digit or letter after it, in every font that we write in.
    void radicals() {
        for (const QFont& font : {textFont(pixels), textFont(pixels, QFont::Bold),
                                  textFont(pixels, QFont::DemiBold), codeFont(pixels)}) {
            QCOMPARE(familyOf(root, font), QStringLiteral("Mexplorer Signs"));
            const QFontMetricsF metrics(font);
            const double before = 10 + metrics.horizontalAdvance(root);
            for (const QChar radicand : QStringLiteral("5T")) {
                const QRectF letter = metrics.tightBoundingRect(radicand);
                QVERIFY(hasBar(drawn(root + radicand, font), qRound(before + letter.left()),
                               qRound(before + letter.right())));
            }
            QVERIFY(!hasBar(drawn(QStringLiteral("5T"), font), 10, 60));
        }
    }

    /// Its lines are as high as others, and other signs come from the fonts that had them.
    void othersAreAsBefore() {
        QCOMPARE(familyOf(QStringLiteral("5"), codeFont(pixels)), QStringLiteral("Noto Sans Mono"));
        QCOMPARE(familyOf(QStringLiteral("∈"), textFont(pixels)), QStringLiteral("Noto Sans Math"));
        QFont mono(QStringLiteral("Noto Sans Mono"));
        mono.setPixelSize(pixels);
        QCOMPARE(QFontMetricsF(codeFont(pixels)).height(), QFontMetricsF(mono).height());
    }

    /// Letters larger than 64 pixels are drawn as shapes, which Qt does not make thicker, nor in files.
    void ourSignsAreBoldAtAnySize() {
        for (const char* sign : {"⊕", "√"}) {
            const QString text = QString::fromUtf8(sign);
            for (const int size : {11, 48, 100})
                QVERIFY2(10 * inkOf(drawn(text, textFont(size, QFont::Bold))) >
                             12 * inkOf(drawn(text, textFont(size))),
                         sign);
        }
    }

    /// A sign in a bold sentence is as strong as its words.
    void boldSigns() {
        for (const auto* sign : {"⊕", "√", "≈", "⌊"}) {
            const QString text = QString::fromUtf8(sign);
            const qint64 plain = inkOf(drawn(text, textFont(pixels)));
            for (const QFont::Weight weight : {QFont::DemiBold, QFont::Bold}) {
                const qint64 bold = inkOf(drawn(text, textFont(pixels, weight)));
                QVERIFY2(10 * bold > 12 * plain, qPrintable(text));
            }
        }
    }
};

MEXPLORER_TEST(TestFonts)
#include "test_fonts.moc"
