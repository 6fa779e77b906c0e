#include "tests/runner/listed.h"
#include "tests/ui/figure/squares.h"
#include "ui/figure/canvas.h"
#include "ui/figure/motion/movement.h"

#include <QElapsedTimer>
#include <QImage>
#include <QMouseEvent>
#include <QSignalSpy>
#include <QTest>
#include <QVariantAnimation>

#include <functional>
#include <memory>

using namespace mexplorer::ui;

/// How the canvas goes from one figure to the next.
class TestCanvasMotion : public QObject {
    Q_OBJECT

private slots:
    void init() {
        canvas = std::make_unique<Canvas>();
        canvas->resize(200, 100);
        canvas->setLongestMaking(60'000);
        Style style;
        style.motion = 10'000; // ends when the test says so
        canvas->setStyle(style);
        canvas->setFigure(
            std::make_shared<Squares>(std::vector<Squares::Square>{{{"one"}, {20, 20}, Qt::red, {}}}));
        canvas->show();
        QVERIFY(QTest::qWaitForWindowExposed(canvas.get()));
    }

    void aStepMovesAndItsFigureIsThereAtOnce() {
        const std::shared_ptr<const Figure> next = step();
        QVERIFY(canvas->isMoving());
        QCOMPARE(canvas->figure(), next.get());
        QCOMPARE(canvas->grab().toImage().pixelColor(25, 25), QColor(Qt::red)); // still on its way
    }
    /// A new thing flies in from its source, and back to it. Back, what is shown at first is what was there.
    void theWayBackIsTheSameWayBackwards() {
        const Squares::Square one{{"one"}, {20, 20}, Qt::red, {}};
        const Squares::Square two{{"two"}, {120, 60}, Qt::blue, MotionKey{"one"}};
        const auto before = std::make_shared<Squares>(std::vector{one});
        const auto after = std::make_shared<Squares>(std::vector{one, two});
        canvas->setFigure(after);
        canvas->moveBy([&] { canvas->setFigure(before); }, true);
        QVERIFY(canvas->isMoving());
        QCOMPARE(canvas->figure(), before.get());
        QCOMPARE(canvas->grab().toImage().pixelColor(125, 65), QColor(Qt::blue));
        auto* way = canvas->findChild<QVariantAnimation*>();
        QVERIFY(way);
        way->setCurrentTime(way->duration() / 2);
        const QImage middle = canvas->grab().toImage();
        Style style;
        const QRectF area(canvas->rect());
        const auto layers = [&](const Figure& figure) {
            return layersOf(figure, Frame(figure, area, {}, style), 1);
        };
        QImage forwards(canvas->size(), QImage::Format_RGB32);
        QPainter painter(&forwards);
        Movement(layers(*before), layers(*after)).draw(painter, 1 - way->currentValue().toDouble());
        painter.end();
        QCOMPARE(middle.convertToFormat(QImage::Format_RGB32), forwards);
        QCOMPARE(forwards.pixelColor(75, 45), QColor(Qt::blue)); // halfway to its source
    }
    void aMovementEndsByItself() {
        Style style;
        style.motion = 20;
        canvas->setStyle(style);
        step();
        QTRY_VERIFY(!canvas->isMoving());
        QCOMPARE(canvas->grab().toImage().pixelColor(125, 65), QColor(Qt::red));
    }
    void withoutMotionThereIsACut() {
        canvas->setStyle({});
        step();
        QVERIFY(!canvas->isMoving());
        QCOMPARE(canvas->grab().toImage().pixelColor(125, 65), QColor(Qt::red));
    }
    void aKeyOrAClickEndsIt() {
        step();
        QTest::keyClick(canvas.get(), Qt::Key_A);
        QVERIFY(!canvas->isMoving());
        QTest::qWait(200);
        step();
        QVERIFY(canvas->isMoving());
        QTest::mousePress(canvas.get(), Qt::LeftButton);
        QVERIFY(!canvas->isMoving());
    }
    void thePointerIsHeardOfWhenAllHasArrived() {
        Style style;
        style.motion = 100;
        canvas->setStyle(style);
        QSignalSpy pointed(canvas.get(), &Canvas::pointed);
        QSignalSpy left(canvas.get(), &Canvas::pointerLeft);
        step();
        const QPointF place(70, 50);
        QMouseEvent move(QEvent::MouseMove, place, canvas->mapToGlobal(place), Qt::NoButton, Qt::NoButton,
                         Qt::NoModifier);
        QCoreApplication::sendEvent(canvas.get(), &move);
        QVERIFY(canvas->isMoving());
        QCOMPARE(pointed.size(), 0);
        QTRY_VERIFY(!canvas->isMoving());
        QCOMPARE(pointed.size(), 1);
        QTest::qWait(160);
        step();
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(canvas.get(), &leave);
        QCOMPARE(left.size(), 0);
        QTRY_COMPARE(left.size(), 1);
    }
    void stepsThatFollowEachOtherFastAreCuts() {
        QElapsedTimer time;
        do { // again, if the machine was busy
            QTest::qWait(200);
            time.start();
            step();
            step();
        } while (time.elapsed() >= 150);
        QVERIFY(!canvas->isMoving());
    }
    void whatTakesTooLongToMakeIsACutUnlessTheSizeChanges() {
        canvas->setLongestMaking(-1);
        step();
        QVERIFY(!canvas->isMoving());
        canvas->setLongestMaking(60'000);
        QTest::qWait(200);
        step();
        QVERIFY(!canvas->isMoving());
        canvas->resize(300, 200);
        QTest::qWait(200);
        step();
        QVERIFY(canvas->isMoving());
    }
    void oneBusyMomentDoesNotEndMotion() {
        canvas->setLongestMaking(-1);
        step();
        canvas->setLongestMaking(60'000);
        int cuts = 0;
        for (; cuts < 20 && !canvas->isMoving(); ++cuts) {
            QTest::qWait(200);
            step();
        }
        QVERIFY(canvas->isMoving());
        QVERIFY(cuts > 1); // not at once
    }
    /// What came out of a thing goes back into it, instead of fading where it is.
    void theWayBackIsTheSameBackwards() {
        const Squares::Square one{{"one"}, {20, 20}, Qt::red, {}};
        const Squares::Square two{{"two"}, {120, 60}, Qt::blue, MotionKey{"one"}};
        const auto show = [this](const std::vector<Squares::Square>& squares, bool isBack) {
            QTest::qWait(200);
            canvas->moveBy([&] { canvas->setFigure(std::make_shared<Squares>(squares)); }, isBack);
            QVERIFY(canvas->isMoving());
        };
        const auto isOnItsWay = [this] { // as blue as ever, and nearer to the source
            const QImage image = canvas->grab().toImage();
            for (int step = 2; step <= 6; ++step)
                if (canvas->isMoving() && image.pixelColor(25 + 10 * step, 25 + 4 * step) == QColor(Qt::blue))
                    return true;
            return false;
        };
        canvas->setStyle({.motion = 400});
        canvas->setFigure(std::make_shared<Squares>(std::vector{one}));
        show({one, two}, false);
        QTRY_VERIFY(isOnItsWay());
        QTRY_VERIFY(!canvas->isMoving());
        show({one}, true);
        QTRY_VERIFY(isOnItsWay());
        QTRY_VERIFY(!canvas->isMoving());
        QVERIFY(canvas->grab().toImage().pixelColor(125, 65) != QColor(Qt::blue));
    }

    void anotherSizeStyleOrCameraEndsIt() {
        for (const auto& change : std::vector<std::function<void()>>{
                 [this] { canvas->resize(300, 200); }, [this] { canvas->setStyle(canvas->figureStyle()); },
                 [this] { canvas->setCamera(Camera{QRectF(0, 0, 3, 3)}); },
                 [this] { canvas->setFigure(std::make_shared<Squares>(std::vector<Squares::Square>{})); }}) {
            QTest::qWait(200);
            step();
            QVERIFY(canvas->isMoving());
            change();
            QVERIFY(!canvas->isMoving());
        }
    }

    void anotherLightLetsItGoOn() {
        step();
        const auto lit =
            std::make_shared<Squares>(std::vector<Squares::Square>{{{"one"}, {120, 60}, Qt::yellow, {}}});
        canvas->setFigure(lit, true);
        QVERIFY(canvas->isMoving());
        QCOMPARE(canvas->figure(), lit.get());
        QCOMPARE(canvas->grab().toImage().pixelColor(25, 25), QColor(Qt::red)); // still on its way
        canvas->endMovement();
        QVERIFY(!canvas->isMoving());
        QCOMPARE(canvas->grab().toImage().pixelColor(125, 65), QColor(Qt::yellow));
    }

    /// As a tree does whose camera goes there by itself.
    void aMovementThatIsSkippedIsACut() {
        QVERIFY(!canvas->isMoving());
        const auto next =
            std::make_shared<Squares>(std::vector<Squares::Square>{{{"one"}, {60, 60}, Qt::red, {}}});
        canvas->moveBy([&] {
            QVERIFY(canvas->willMove());
            canvas->setFigure(next);
            canvas->skipMovement();
        });
        QVERIFY(!canvas->isMoving() && !canvas->willMove());
    }

private:
    std::shared_ptr<const Figure> step() {
        const auto next =
            std::make_shared<Squares>(std::vector<Squares::Square>{{{"one"}, {120, 60}, Qt::red, {}}});
        canvas->moveBy([&] { canvas->setFigure(next); });
        return next;
    }

    std::unique_ptr<Canvas> canvas;
};

MEXPLORER_TEST(TestCanvasMotion)
#include "test_canvas_motion.moc"
