#include "tests/runner/listed.h"
#include "ui/theme/icons.h"

#include <QDir>
#include <QImage>
#include <QTest>

using namespace mexplorer::ui;

namespace {

/// The share of pixels that are at least half covered, and whether all of them have the colour.
struct Inked {
    double share = 0;
    bool inColour = true;
};
Inked inkedIn(const QIcon& icon, const QColor& colour, QIcon::Mode mode = QIcon::Normal) {
    const QImage image = icon.pixmap(QSize(48, 48), mode).toImage().convertToFormat(QImage::Format_ARGB32);
    Inked result;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor pixel = image.pixelColor(x, y);
            if (pixel.alpha() < 128) continue;
            result.share += 1.0 / (image.width() * image.height());
            const int off = std::abs(pixel.red() - colour.red()) + std::abs(pixel.green() - colour.green()) +
                            std::abs(pixel.blue() - colour.blue());
            if (off > 12) result.inColour = false;
        }
    }
    return result;
}

} // namespace

class TestIcons : public QObject {
    Q_OBJECT

private slots:
    void everyIconIsDrawnInTheColourAskedFor() {
        (void)icon("play", Qt::black); // initialises the resources
        QStringList files = QDir(":/icons").entryList({"*.svg"});
        QVERIFY(files.size() >= 16);
        for (const QString& file : QDir(":/icons/games").entryList({"*.svg"}))
            files << "games/" + file;
        for (const QString& file : files) {
            for (const QColor& colour : {QColor(0x3B, 0x5B, 0xDB), QColor(0xE8, 0xEA, 0xED)}) {
                const Inked inked = inkedIn(icon(file.chopped(4), colour), colour);
                QVERIFY2(inked.share > 0.04 && inked.share < 0.6, qPrintable(file));
                QVERIFY2(inked.inColour, qPrintable(file));
            }
        }
    }

    void aDisabledIconIsPale() {
        QCOMPARE(inkedIn(icon("play", Qt::black), Qt::black, QIcon::Disabled).share, 0.0);
    }

    /// Lists paint their icons whenever the mouse moves.
    void aSizeIsDrawnOnce() {
        const QIcon drawn = icon("play", Qt::black);
        const auto key = [&](int side) { return drawn.pixmap(QSize(side, side)).cacheKey(); };
        const auto first = key(48);
        QVERIFY(key(24) != first);
        QCOMPARE(key(48), first);
    }

    void anUnknownIconIsNull() { QVERIFY(icon("no such icon", Qt::black).isNull()); }
};

MEXPLORER_TEST(TestIcons)
#include "test_icons.moc"
