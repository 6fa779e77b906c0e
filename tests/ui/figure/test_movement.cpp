#include "tests/runner/listed.h"
#include "tests/ui/figure/squares.h"
#include "ui/figure/motion/movement.h"
#include "ui/figure/motion/moving_figure.h"

#include <QTest>

using namespace mexplorer::ui;

namespace {

constexpr QSize movedSize(200, 100);

std::vector<PictureLayer> layersIn(const Figure& shown) {
    return layersOf(shown, Frame(shown, QRectF(QPointF(), QSizeF(movedSize)), std::nullopt, {}), 1);
}

QImage pictureOf(const Figure& shown) {
    QImage image(movedSize, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    shown.draw(painter, Frame(shown, QRectF(image.rect()), std::nullopt, {}));
    return image;
}

QImage between(const Figure& from, const Figure& to, double moment) {
    QImage image(movedSize, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    Movement(layersIn(from), layersIn(to)).draw(painter, moment);
    return image;
}

/// A title of bars instead of words, from these places on, all in one thing.
class BarTitle : public SampleFigure {
public:
    struct Bar {
        int left;
        QColor colour;
        int width;
    };
    explicit BarTitle(std::vector<Bar> bars) : bars_(std::move(bars)) {}

    void draw(QPainter& painter, const Frame& frame) const override {
        paintPaper(painter, frame);
        const Keyed title(painter, {"title"});
        for (const Bar& bar : bars_)
            painter.fillRect(bar.left, 20, bar.width, 10, bar.colour);
    }

private:
    std::vector<Bar> bars_;
};

} // namespace

class TestMovement : public QObject {
    Q_OBJECT

private slots:
    void theEndsAreTheTwoPictures() {
        const Squares from({{{"one"}, {20, 20}, Qt::red, {}}, {{"two"}, {50, 20}, Qt::green, {}}}, Qt::gray);
        const Squares to({{{"one"}, {120, 60}, Qt::red, {}}, {{"three"}, {60, 40}, Qt::blue, {}}}, Qt::cyan);
        QCOMPARE(between(from, to, 0), pictureOf(from));
        QCOMPARE(between(from, to, 1), pictureOf(to));
    }

    void aThingIsHalfwayInTheMiddle() {
        const Squares from({{{"one"}, {20, 20}, Qt::red, {}}});
        const Squares to({{{"one"}, {120, 60}, Qt::red, {}}});
        const Squares halfway({{{"one"}, {70, 40}, Qt::red, {}}});
        QCOMPARE(between(from, to, 0.5), pictureOf(halfway));
    }

    void thingsOfOneKindAreToldApartByTheirNumbers() {
        const Squares from({{{"one", 1, 2}, {20, 20}, Qt::red, {}}, {{"one", 2, 1}, {50, 20}, Qt::red, {}}});
        const Squares to({{{"one", 1, 2}, {20, 60}, Qt::red, {}}, {{"one", 2, 1}, {50, 20}, Qt::red, {}}});
        const QImage middle = between(from, to, 0.5);
        QCOMPARE(middle.pixelColor(25, 45), QColor(Qt::red));
        QCOMPARE(middle.pixelColor(25, 25), middle.pixelColor(0, 0));
        QCOMPARE(middle.pixelColor(55, 25), QColor(Qt::red));
    }

    void whatGrowsIsInTheMiddleHalfAsLong() {
        for (const Growth growth : {Growth::stretches, Growth::uncovers}) {
            const Squares from({{{"bar"}, {20, 20}, Qt::red, {}, 10, growth}});
            const Squares to({{{"bar"}, {20, 20}, Qt::red, {}, 90, growth}});
            const QImage middle = between(from, to, 0.5);
            QCOMPARE(middle.pixelColor(60, 25), QColor(Qt::red));
            QCOMPARE(middle.pixelColor(80, 25), middle.pixelColor(0, 0));
        }
    }

    void aTextThatGetsLongerStaysWhereItBegins() {
        const Squares from({{{"text"}, {20, 20}, Qt::red, {}, 10}});
        const Squares to({{{"text"}, {20, 20}, Qt::red, {}, 90}});
        const QImage middle = between(from, to, 0.5);
        QCOMPARE(middle.pixelColor(25, 25), QColor(Qt::red)); // what both show
        const QColor half = middle.pixelColor(100, 25);       // what only the second shows appears
        QVERIFY(half != QColor(Qt::red) && half != middle.pixelColor(0, 0));
    }

    void wordsThatTwoTitlesShareGoToTheirPlaces() {
        const BarTitle from({{20, Qt::red, 20}, {60, Qt::green, 10}, {100, Qt::blue, 20}});
        const BarTitle to({{40, Qt::red, 20}, {80, Qt::black, 25}, {120, Qt::blue, 20}});
        const QImage middle = between(from, to, 0.5);
        const QColor paper = middle.pixelColor(0, 0);
        QCOMPARE(middle.pixelColor(31, 25), QColor(Qt::red));
        QCOMPARE(middle.pixelColor(48, 25), QColor(Qt::red));
        QCOMPARE(middle.pixelColor(25, 25), paper); // where only the first has it
        QCOMPARE(middle.pixelColor(55, 25), paper);
        QCOMPARE(middle.pixelColor(120, 25), QColor(Qt::blue));
        QCOMPARE(between(from, to, 0.3).pixelColor(95, 25), paper); // a word goes before another comes
        QVERIFY(between(from, to, 0.3).pixelColor(65, 25) != paper);
        QCOMPARE(between(from, to, 0.7).pixelColor(65, 25), paper);
        QVERIFY(between(from, to, 0.7).pixelColor(95, 25) != paper);
        QCOMPARE(between(from, to, 0), pictureOf(from));
        QCOMPARE(between(from, to, 1), pictureOf(to));
    }

    void whatIsUncoveredIsSeenFromItsSourceOn() {
        const Squares from({});
        const Squares to({{{"line"}, {20, 20}, Qt::red, QPointF(20, 25), 90, Growth::uncovers}});
        const QImage middle = between(from, to, 0.5);
        QCOMPARE(middle.pixelColor(25, 25), QColor(Qt::red));
        QCOMPARE(middle.pixelColor(60, 25), QColor(Qt::red));
        QCOMPARE(middle.pixelColor(80, 25), middle.pixelColor(0, 0));
        QCOMPARE(between(from, to, 1), pictureOf(to));
        QCOMPARE(between(to, from, 0), pictureOf(to)); // it fades as others do
    }

    void aNewThingComesFromItsSource() {
        const Squares from({{{"one"}, {20, 20}, Qt::red, {}}});
        const Squares to(
            {{{"one"}, {20, 20}, Qt::red, {}}, {{"two"}, {120, 60}, Qt::blue, MotionKey{"one"}}});
        QCOMPARE(between(from, to, 0.5).pixelColor(75, 45), QColor(Qt::blue));
        QCOMPARE(between(from, to, 0.5).pixelColor(25, 25), QColor(Qt::red));
    }

    void aNewThingOfANewThingComesFromWhereThatComesFrom() {
        const Squares from({{{"one"}, {20, 20}, Qt::red, {}}});
        const Squares to({{{"one"}, {20, 20}, Qt::red, {}},
                          {{"two"}, {160, 20}, Qt::blue, MotionKey{"one"}},
                          {{"three"}, {120, 60}, Qt::green, MotionKey{"two"}}});
        QCOMPARE(between(from, to, 0.5).pixelColor(75, 45), QColor(Qt::green));
    }

    void aNewThingWithoutASourceAppearsAndAnOldOneFades() {
        const Squares none({});
        const Squares one({{{"one"}, {20, 20}, Qt::black, {}}});
        const int paper = pictureOf(none).pixelColor(0, 0).red();
        for (const double moment : {0.25, 0.5, 0.75}) {
            QVERIFY(std::abs(between(none, one, moment).pixelColor(25, 25).red() - paper * (1 - moment)) <=
                    2);
            QVERIFY(std::abs(between(one, none, moment).pixelColor(25, 25).red() - paper * moment) <= 2);
        }
    }

    /// And comes back by the same way.
    void whatLeavesGoesItsWayWhileItFades() {
        const Squares one({{{"one"}, {20, 60}, Qt::black, {}, 10, Growth::turns, QPointF(40, -40)}});
        const Squares none({});
        const QImage middle = between(one, none, 0.5);
        const QColor paper = pictureOf(none).pixelColor(0, 0);
        QCOMPARE(middle.pixelColor(25, 65), paper);
        QVERIFY(std::abs(middle.pixelColor(45, 45).red() - paper.red() / 2) <= 2);
        QCOMPARE(between(one, none, 0), pictureOf(one));
        QCOMPARE(between(one, none, 1), pictureOf(none));
        QCOMPARE(between(none, one, 1), pictureOf(one)); // what comes appears in its place
        QVERIFY(between(none, one, 0.5).pixelColor(25, 65) != paper);
    }

    void whatFlipsGetsNarrowAndWideAgainWithItsOtherFace() {
        const Squares from({{{"coin"}, {20, 20}, Qt::red, {}, 80, Growth::flips}});
        const Squares to({{{"coin"}, {20, 20}, Qt::blue, {}, 80, Growth::flips}});
        const QColor paper = pictureOf(from).pixelColor(0, 0);
        for (const auto& [moment, face] : {std::pair(0.25, Qt::red), {0.75, Qt::blue}}) {
            const QImage seen = between(from, to, moment);
            QCOMPARE(seen.pixelColor(60, 25), QColor(face));
            QCOMPARE(seen.pixelColor(24, 25), paper);
            QCOMPARE(seen.pixelColor(96, 25), paper);
        }
        QCOMPARE(between(from, to, 0.5).pixelColor(50, 25), paper);
        QCOMPARE(between(from, to, 0), pictureOf(from));
        QCOMPARE(between(from, to, 1), pictureOf(to));
        QCOMPARE(between(from, from, 0.25), pictureOf(from)); // it is not turned
    }

    void whatBothPicturesShowDoesNotGrowPale() {
        const Squares from({}, QColor(100, 100, 100));
        const Squares to({}, QColor(200, 100, 0));
        const QColor middle = between(from, to, 0.5).pixelColor(100, 90);
        QVERIFY(std::abs(middle.red() - 150) <= 1);
        QVERIFY(std::abs(middle.green() - 100) <= 1);
        QVERIFY(std::abs(middle.blue() - 50) <= 1);
    }

    void aThingThatIsPaintedInPartsStaysWhole() {
        class Nested : public SampleFigure {
        public:
            explicit Nested(int x) : x_(x) {}
            void draw(QPainter& painter, const Frame& frame) const override {
                paintPaper(painter, frame);
                const Keyed outer(painter, {"outer"});
                painter.fillRect(x_, 20, 10, 10, Qt::red);
                {
                    const Keyed inner(painter, {"inner"});
                    painter.fillRect(x_, 40, 10, 10, Qt::green);
                }
                painter.fillRect(x_, 60, 10, 10, Qt::blue);
            }

        private:
            int x_;
        };
        QCOMPARE(between(Nested(20), Nested(100), 0.5), pictureOf(Nested(60)));
    }

    void paintersStatesAndClipsAreKept() {
        class Clipped : public SampleFigure {
        public:
            void draw(QPainter& painter, const Frame& frame) const override {
                paintPaper(painter, frame);
                painter.setRenderHint(QPainter::Antialiasing);
                painter.save();
                painter.setClipRect(QRectF(10, 10, 60, 60));
                painter.translate(40, 40);
                painter.rotate(30);
                painter.setClipRect(QRectF(-20, -20, 40, 40), Qt::IntersectClip);
                const Keyed turned(painter, {"turned"});
                painter.setPen(QPen(Qt::red, 7, Qt::DashLine));
                painter.setBrush(Qt::yellow);
                painter.setOpacity(0.5);
                painter.drawEllipse(QPointF(0, 0), 22, 30);
                painter.restore();
                painter.setPen(QPen(Qt::black, 9));
                painter.drawPolyline(QPolygonF({{150, 20}, {155, 80}, {160, 20}})); // a sharp corner
                painter.setFont(textFont(20));
                painter.drawText(QPointF(80, 50), "fÅg");
            }
        };
        const Clipped figure;
        const QImage whole = pictureOf(figure);
        const QImage layered = between(figure, figure, 0.5);
        for (int y = 0; y < movedSize.height(); ++y)
            for (int x = 0; x < movedSize.width(); ++x)
                QVERIFY2(std::abs(qGray(whole.pixel(x, y)) - qGray(layered.pixel(x, y))) <= 3,
                         qPrintable(QString("%1, %2").arg(x).arg(y)));
    }

    void aPictureBetweenTwoStepsHasItsPixels() {
        const auto from =
            std::make_shared<Squares>(std::vector<Squares::Square>{{{"one"}, {20, 20}, Qt::red, {}}});
        const auto to =
            std::make_shared<Squares>(std::vector<Squares::Square>{{{"one"}, {120, 60}, Qt::red, {}}});
        QCOMPARE(pictureOf(MovingFigure(from, to, 0.5)), between(*from, *to, 0.5));
    }
};

MEXPLORER_TEST(TestMovement)
#include "test_movement.moc"
