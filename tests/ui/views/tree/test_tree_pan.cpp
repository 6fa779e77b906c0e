#include "tests/runner/listed.h"
#include "ui/views/tree/tree_opening.h"
#include "ui/views/tree/tree_view.h"

#include <QPainter>
#include <QTest>
#include <QVariantAnimation>

#include <algorithm>
#include <cmath>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// The share of pixels that differ clearly, inside of the part where the world is seen.
double difference(const QImage& one, const QImage& other, const QRect& part) {
    constexpr int clear = 40; // of 255
    int different = 0;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x) {
            const QColor left = one.pixelColor(x, y);
            const QColor right = other.pixelColor(x, y);
            different += std::abs(left.red() - right.red()) > clear ||
                                 std::abs(left.green() - right.green()) > clear ||
                                 std::abs(left.blue() - right.blue()) > clear
                             ? 1
                             : 0;
        }
    return different / (static_cast<double>(part.width()) * part.height());
}

} // namespace

/// Things change while the camera goes to what the step is about.
class TestTreePan : public QObject {
    Q_OBJECT

private slots:
    void thePictureGoesWithTheCamera() {
        Document document;
        QVERIFY(document.setGame("nim", {}, "3,4,5"));
        QVERIFY(document.setView("tree"));
        QVERIFY(document.setSetting("tree", "budget", "1500"));
        const std::unique_ptr<TreeView> view(static_cast<TreeView*>(treeViewKind().make(document, nullptr)));
        view->resize(readablePicture.toSize());
        view->show();
        QVERIFY(QTest::qWaitForWindowExposed(view.get()));
        view->activate();
        QTRY_VERIFY(view->trace());
        Canvas& canvas = view->canvas();
        canvas.setLongestMaking(60'000);
        const auto nodes = [&] { return view->figure()->picture().tree.nodes.size(); };
        QTRY_VERIFY(view->figure() && nodes() > 500); // until then there is nothing to pan over
        view->showStep(0);
        QTest::qWait(500); // the first way changes the scale
        QTRY_VERIFY(!canvas.isMoving());
        canvas.setStyle({.motion = 10'000});
        constexpr int most = 60;
        int pans = 0;
        for (int step = 1; step < most && pans < 3; ++step) {
            QTest::qWait(160); // steps that follow each other faster are cuts
            const Frame from = canvas.frame();
            canvas.setStyle(canvas.figureStyle()); // ends what moves
            const QImage before = canvas.grab().toImage();
            view->moveToStep(step);
            const Frame to = canvas.frame();
            if (!canvas.isMoving() || from.visible() == to.visible()) continue;
            ++pans;
            const auto ways = canvas.findChildren<QVariantAnimation*>();
            const auto way = std::ranges::find_if(ways, [](const QVariantAnimation* animation) {
                return animation->state() == QAbstractAnimation::Running &&
                       animation->endValue().userType() == QMetaType::Double;
            });
            QVERIFY(way != ways.end());
            (*way)->pause();
            (*way)->setEasingCurve(QEasingCurve::Linear);
            (*way)->setCurrentTime(0);
            const QRect seen = from.content().toRect().adjusted(0, 30, 0, 0); // below the way to the node
            QVERIFY(difference(canvas.grab().toImage(), before, seen) < 0.01);
            (*way)->setCurrentTime((*way)->duration() / 2);
            const QImage middle = canvas.grab().toImage();
            QImage halfway(canvas.size(), QImage::Format_RGB32);
            QPainter painter(&halfway);
            const QRectF camera =
                to.visible().translated((from.visible().topLeft() - to.visible().topLeft()) / 2);
            view->figure()->draw(painter, Frame(*view->figure(), QRectF(halfway.rect()), Camera{camera}, {}));
            painter.end();
            const double off = difference(middle, halfway, seen);
            const double stays = difference(middle, before, seen);
            QVERIFY2(off < 0.04 && off < 0.5 * stays, qPrintable(QString("%1 of %2").arg(off).arg(stays)));
        }
        QCOMPARE(pans, 3);
    }
};

MEXPLORER_TEST(TestTreePan)
#include "test_tree_pan.moc"
