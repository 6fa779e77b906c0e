#include "tests/runner/listed.h"
#include "tests/ui/sample_figure.h"
#include "ui/figure/canvas.h"

#include <QHelpEvent>
#include <QSignalSpy>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

using namespace mexplorer::ui;

namespace {

bool near(const QPointF& a, const QPointF& b, double tolerance = 1e-6) {
    return (a - b).manhattanLength() < tolerance;
}

void wheel(Canvas& canvas, const QPointF& at, int notches) {
    QWheelEvent event(at, canvas.mapToGlobal(at), {}, {0, 120 * notches}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&canvas, &event);
}

/// A figure with a legend beside its world.
class LegendFigure : public SampleFigure {
public:
    [[nodiscard]] QStringList textsBeside(const Frame& /*frame*/) const override {
        return {"P: lost for the player to move"};
    }
};

QString tipAt(Canvas& canvas, const QPoint& at) {
    QHelpEvent event(QEvent::ToolTip, at, canvas.mapToGlobal(at));
    QCoreApplication::sendEvent(&canvas, &event);
    return QToolTip::text();
}

} // namespace

class TestCanvas : public QObject {
    Q_OBJECT

private slots:
    void init() {
        canvas = std::make_unique<Canvas>();
        canvas->resize(640, 480);
        canvas->setFigure(std::make_shared<SampleFigure>());
        canvas->show();
    }

    void theWordsOfTheLegendAreExplainedBesideTheWorld() {
        canvas->setFigure(std::make_shared<LegendFigure>());
        QVERIFY(tipAt(*canvas, {3, 3}).contains("previous player"));
        QToolTip::hideText();
        QTRY_VERIFY(QToolTip::text().isEmpty());
        QVERIFY(tipAt(*canvas, canvas->frame().content().center().toPoint()).isEmpty());
        canvas->setToolTip("of a node");
        QCOMPARE(tipAt(*canvas, {3, 3}), QString("of a node"));
        canvas->setToolTip({});
        QToolTip::hideText();
        canvas->setFigure(nullptr);
        QTRY_VERIFY(tipAt(*canvas, {3, 3}).isEmpty());
    }

    void opensWithTheWholeFigureInsideTheMargins() {
        const Frame frame = canvas->frame();
        const QRectF drawn = frame.toArea().mapRect(canvas->figure()->bounds());
        QVERIFY(frame.content().adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(drawn));
        QVERIFY(near(drawn.center(), frame.content().center()));
        QVERIFY(qAbs(drawn.width() - frame.content().width()) < 1e-6); // it fills the width
    }

    void theWheelZoomsAtThePointer() {
        const QPointF pointer(400, 260);
        const QPointF world = canvas->frame().toWorld(pointer);
        const double before = canvas->frame().scale();
        wheel(*canvas, pointer, 3);
        QVERIFY(canvas->frame().scale() > before * 1.5);
        QVERIFY(near(canvas->frame().toWorld(pointer), world));
        wheel(*canvas, pointer, -3);
        QVERIFY(qAbs(canvas->frame().scale() - before) < 1e-6);
    }

    void zoomStaysInTheFiguresRange() {
        for (int i = 0; i < 100; ++i)
            wheel(*canvas, {320, 240}, 5);
        QVERIFY(qAbs(canvas->frame().scale() - 64) < 1e-6);
        for (int i = 0; i < 100; ++i)
            wheel(*canvas, {320, 240}, -5);
        QVERIFY(qAbs(canvas->frame().scale() - 0.5) < 1e-6);
    }

    void anEdgeOfTheWorldIsNotDrawnInwardsByZoomingOut() {
        class Quarter final : public SampleFigure {
        public:
            [[nodiscard]] QRectF reach() const override { return {0, 0, far, far}; }
        };
        canvas->setFigure(std::make_shared<Quarter>());
        const auto corner = [this] { return canvas->frame().toArea().map(QPointF(0, 0)); };
        const QPointF before = corner();
        wheel(*canvas, {500, 300}, -2);
        QVERIFY(near(corner(), before));
        wheel(*canvas, {20, 20}, -2);
        QVERIFY(corner().x() <= before.x() + 1e-6 && corner().y() <= before.y() + 1e-6);
    }

    void draggingMovesTheWorldWithThePointer() {
        wheel(*canvas, {320, 240}, 4);
        const QPointF world = canvas->frame().toWorld({300, 200});
        QSignalSpy clicked(canvas.get(), &Canvas::clicked);
        QTest::mousePress(canvas.get(), Qt::LeftButton, {}, {300, 200});
        for (int i = 1; i <= 4; ++i) {
            QMouseEvent move(QEvent::MouseMove, QPointF(300 + 10 * i, 200 + 5 * i),
                             canvas->mapToGlobal(QPointF(300 + 10 * i, 200 + 5 * i)), Qt::NoButton,
                             Qt::LeftButton, Qt::NoModifier);
            QCoreApplication::sendEvent(canvas.get(), &move);
        }
        QTest::mouseRelease(canvas.get(), Qt::LeftButton, {}, {340, 220});
        QVERIFY(near(canvas->frame().toWorld({340, 220}), world, 1e-3));
        QCOMPARE(clicked.count(), 0); // a drag is no click
    }

    void panningShowsNoEmptinessBesideWhatIsCutOff() {
        wheel(*canvas, {320, 240}, 4);
        canvas->pan({1e4, 1e4});
        QVERIFY(near(canvas->frame().visible().topLeft(), {0, 0}));
        canvas->pan({-1e4, -1e4});
        QVERIFY(near(canvas->frame().visible().bottomRight(), {100, 50}));
        canvas->fit();
        wheel(*canvas, {320, 240}, 2); // now only its width is cut off
        const QRectF seen = canvas->frame().visible();
        QVERIFY(seen.width() < 100 && seen.height() > 50);
        canvas->pan({1e4, 1e4});
        QVERIFY(near(canvas->frame().visible().topLeft(), {0, seen.top()}));
    }

    void emptinessThatIsSeenAlreadyDoesNotJump() {
        canvas->setCamera(Camera{{-20, 5, 48, 35}});
        const QRectF seen = canvas->frame().visible();
        canvas->pan({5, 0});
        QVERIFY(near(canvas->frame().visible().topLeft(), seen.topLeft()));
        canvas->pan({-5, 0});
        QVERIFY(qAbs(canvas->frame().visible().left() - seen.left() - 5 / canvas->frame().scale()) < 1e-6);
    }

    void aFigureThatFitsIsPannedUntilHalfOfItIsLeft() {
        wheel(*canvas, {320, 240}, -3);
        for (const double pixels : {1e4, -1e4}) {
            canvas->pan({pixels, pixels});
            QVERIFY(near(canvas->frame().visible().center(), pixels > 0 ? QPointF(0, 0) : QPointF(100, 50)));
        }
    }

    /// A figure that grows is made larger where one pans to.
    void aFigureIsPannedFurtherWhereItCanGrow() {
        class Quarter final : public SampleFigure {
        public:
            [[nodiscard]] QRectF reach() const override { return {0, 0, far, far}; }
        };
        canvas->setFigure(std::make_shared<Quarter>());
        wheel(*canvas, {320, 240}, 4);
        canvas->pan({1e4, 1e4});
        QVERIFY(near(canvas->frame().visible().topLeft(), {0, 0}));
        canvas->pan({-1e4, -1e4});
        QVERIFY(near(canvas->frame().visible().center(), {100, 50}));
    }

    /// Where a node was just drawn, the figure is still without it.
    void whatLiesBesideTheFigureCanBeRevealed() {
        wheel(*canvas, {320, 240}, 4);
        const QRectF beside(100, 20, 5, 5);
        canvas->reveal(beside);
        const double pixel = 1.5 / canvas->frame().scale();
        QVERIFY(canvas->frame().visible().adjusted(-pixel, -pixel, pixel, pixel).contains(beside));
    }

    void aClickTellsItsPlaceInTheWorld() {
        QSignalSpy clicked(canvas.get(), &Canvas::clicked);
        QTest::mouseClick(canvas.get(), Qt::LeftButton, {}, {320, 240});
        QCOMPARE(clicked.count(), 1);
        QVERIFY(near(clicked.front().front().toPointF(), {50, 25}, 0.5));
    }

    void fitBringsTheWholeFigureBack() {
        wheel(*canvas, {10, 10}, 6);
        QVERIFY(canvas->camera().has_value());
        canvas->fit();
        QVERIFY(!canvas->camera().has_value());
        opensWithTheWholeFigureInsideTheMargins();
    }

    void theSameCameraShowsTheSameWorldAtEverySize() {
        wheel(*canvas, {200, 200}, 3);
        const QRectF seen = canvas->frame().visible();
        canvas->resize(1280, 960);
        const QRectF later = canvas->frame().visible();
        QVERIFY(later.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(seen));
        QVERIFY(near(later.center(), seen.center()));
    }

    void thePictureOnTheScreenIsTheFigure() {
        const QImage image = canvas->grab().toImage();
        const QPointF left = canvas->frame().toArea().map(QPointF(5, 5));
        const QPointF right = canvas->frame().toArea().map(QPointF(95, 45));
        QCOMPARE(image.pixelColor(left.toPoint()), lightTheme().p);
        QCOMPARE(image.pixelColor(right.toPoint()), lightTheme().n);
        canvas->setStyle({darkTheme(), 1.0, 1.0});
        QCOMPARE(canvas->grab().toImage().pixelColor(left.toPoint()), darkTheme().p);
        QCOMPARE(canvas->grab().toImage().pixelColor(1, 1), darkTheme().paper);
    }

private:
    std::unique_ptr<Canvas> canvas;
};

MEXPLORER_TEST(TestCanvas)
#include "test_canvas.moc"
