#include "tests/runner/listed.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <filesystem>
#include <iterator>

using namespace mexplorer;

namespace {

std::ptrdiff_t threads() {
    return std::distance(std::filesystem::directory_iterator("/proc/self/task"), {});
}

} // namespace

class TestUndividedFills : public QObject {
    Q_OBJECT

private slots:
    /// Those that Qt starts for a fill wait for the next one for half a minute.
    void aLargeFillStartsNoThread() {
        const auto before = threads();
        QImage image(1000, 1000, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(QColor(0, 0, 0, 128));
        painter.drawEllipse(QRectF(0.5, 0.5, 999, 999));
        painter.end();
        QVERIFY(image.pixelColor(500, 500) != QColor(Qt::white));
        QCOMPARE(threads(), before);
    }
};

MEXPLORER_TEST(TestUndividedFills)
#include "test_undivided_fills.moc"
