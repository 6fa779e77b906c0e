#include "tests/runner/listed.h"
#include "tests/ui/sample_figure.h"
#include "ui/figure/motion/glide.h"
#include "ui/figure/motion/movement.h"

#include <QTest>

#include <string_view>

using namespace mexplorer::ui;

namespace {

constexpr QSize picture(200, 100);
constexpr QRect window(20, 15, 160, 70);

/// Squares of 20 pixels in a world that is seen through a window, and a title beside it.
class Landscape : public SampleFigure {
public:
    struct Square {
        std::string_view name; ///< empty: it has none
        QPoint place;          ///< in the world
        QColor colour;
        std::optional<MotionSource> source = {};
    };
    Landscape(std::vector<Square> squares, QPoint camera) : squares_(std::move(squares)), camera_(camera) {}

    void draw(QPainter& painter, const Frame& frame) const override {
        paintPaper(painter, frame);
        painter.save();
        painter.setClipRect(window);
        {
            const InWorld world(painter);
            for (const Square& square : squares_) {
                std::optional<Keyed> named;
                if (!square.name.empty()) named.emplace(painter, MotionKey{square.name}, square.source);
                painter.fillRect(QRect(square.place - camera_, QSize(20, 20)), square.colour);
            }
        }
        painter.restore();
        const Keyed title(painter, {"title"});
        painter.fillRect(QRect(90, 0, 20, 10), Qt::black);
    }

private:
    std::vector<Square> squares_;
    QPoint camera_;
};

QImage blank() {
    QImage image(picture, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    return image;
}

Frame frameOf(const Figure& shown) {
    return {shown, QRectF(QPointF(), QSizeF(picture)), std::nullopt, {}};
}

QImage drawn(const Figure& shown) {
    QImage image = blank();
    QPainter painter(&image);
    shown.draw(painter, frameOf(shown));
    return image;
}

QImage gliding(const Figure& from, const Figure& to, const QPoint& way, double moment) {
    std::vector<PictureLayer> before = layersOf(from, frameOf(from), 1);
    std::vector<PictureLayer> after = layersOf(to, frameOf(to), 1);
    glide(before, after, way);
    QImage image = blank();
    QPainter painter(&image);
    Movement(before, after).draw(painter, moment);
    return image;
}

/// In sight all the time, on an edge before or after, out of sight before or after; one without a name.
std::vector<Landscape::Square> squares() {
    return {{"middle", {90, 40}, Qt::red},        {"leaves", {30, 40}, Qt::green},
            {"leaves whole", {21, 62}, Qt::gray}, {"comes", {210, 40}, Qt::blue},
            {"on the edge", {170, 20}, Qt::cyan}, {"", {110, 62}, Qt::yellow},
            {"above", {130, 5}, Qt::darkGreen}};
}

} // namespace

/// The camera pans while things change.
class TestGlide : public QObject {
    Q_OBJECT

private slots:
    /// Where nothing changes, each moment is what a camera there sees.
    void aPanShowsWhatIsSeenOnTheWay() {
        for (const QPoint& way :
             {QPoint(40, 0), QPoint(-40, 0), QPoint(20, 10), QPoint(0, -20), QPoint(30, -10)}) {
            const Landscape from(squares(), {});
            const Landscape to(squares(), -way);
            QCOMPARE(gliding(from, to, way, 0), drawn(from));
            QCOMPARE(gliding(from, to, way, 0.5), drawn(Landscape(squares(), -way / 2)));
            QCOMPARE(gliding(from, to, way, 1), drawn(to));
        }
    }

    void whatChangesDoesSoOnItsWay() {
        const Landscape from({{"one", {60, 40}, Qt::black}, {"light", {60, 62}, Qt::red}}, {});
        const Landscape to({{"one", {60, 40}, Qt::white}, {"light", {120, 62}, Qt::red}}, {40, 0});
        const QImage middle = gliding(from, to, {-40, 0}, 0.5);
        QVERIFY(std::abs(middle.pixelColor(50, 50).red() - 128) < 4); // grey, halfway along the world’s way
        QCOMPARE(middle.pixelColor(80, 72), QColor(Qt::red)); // halfway in the world, and that goes, too
    }

    /// What appears in sight comes out of its source, or where it is in the world; it is not slid in.
    void whatIsNewIsToldFromWhatComesIntoSight() {
        const Landscape from({{"one", {60, 40}, Qt::red}}, {});
        const Landscape to({{"one", {60, 40}, Qt::red},
                            {"born", {100, 40}, Qt::blue, MotionKey{"one"}},
                            {"new", {100, 62}, Qt::black}},
                           {20, 0});
        const QPoint way(-20, 0);
        QCOMPARE(gliding(from, to, way, 0), drawn(from));
        QCOMPARE(gliding(from, to, way, 1), drawn(to));
        const QImage middle = gliding(from, to, way, 0.5);
        QCOMPARE(middle.pixelColor(80, 50), QColor(Qt::blue)); // from 70 to 90
        const int grey = middle.pixelColor(100, 72).red();
        QVERIFY2(grey > 80 && grey < 200, qPrintable(QString::number(grey)));
    }

    void whatVanishesInSightFadesOnItsWay() {
        const Landscape from({{"one", {60, 40}, Qt::red}, {"old", {100, 40}, Qt::black}}, {});
        const Landscape to({{"one", {60, 40}, Qt::red}}, {20, 0});
        const QImage middle = gliding(from, to, {-20, 0}, 0.5);
        const int grey = middle.pixelColor(100, 50).red();
        QVERIFY2(grey > 80 && grey < 200, qPrintable(QString::number(grey)));
        QCOMPARE(middle.pixelColor(115, 50), middle.pixelColor(30, 50)); // it has left that
        QCOMPARE(gliding(from, to, {-20, 0}, 1), drawn(to));
    }
};

MEXPLORER_TEST(TestGlide)
#include "test_glide.moc"
