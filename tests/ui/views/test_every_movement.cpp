#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/document/view_kind.h"
#include "ui/figure/motion/movement.h"

#include <QImage>
#include <QTest>

#include <algorithm>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr int channels[] = {0, 1, 2};
constexpr int firstMovements = 3; // those of each view that are looked at, and as many in the middle

/// Pictures of a size in which most views show all they have.
class Moving {
public:
    Moving(const Figure& from, const Figure& to) : before_(layersAt(from)), after_(layersAt(to)) {}

    [[nodiscard]] QImage at(double moment) const {
        QImage image = blank();
        QPainter painter(&image);
        Movement(before_, after_).draw(painter, moment);
        return image;
    }
    [[nodiscard]] static QImage still(const Figure& figure) {
        QImage image = blank();
        QPainter painter(&image);
        figure.draw(painter, frameFor(figure));
        return image;
    }

private:
    static QImage blank() {
        QImage image(600, 380, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::magenta);
        return image;
    }
    static Frame frameFor(const Figure& figure) {
        return {figure, QRectF(blank().rect()), std::nullopt, Style{}};
    }
    static std::vector<PictureLayer> layersAt(const Figure& figure) {
        return layersOf(figure, frameFor(figure), 1);
    }

    std::vector<PictureLayer> before_;
    std::vector<PictureLayer> after_;
};

/// The share of the pixels that differ by more than rounding, where several layers that are half transparent
/// lie on each other.
double difference(const QImage& one, const QImage& other) {
    constexpr int rounding = 6; // of 255
    int different = 0;
    for (int y = 0; y < one.height(); ++y) {
        const uchar* left = one.constScanLine(y);
        const uchar* right = other.constScanLine(y);
        for (int x = 0; x < one.width(); ++x)
            different += std::any_of(std::begin(channels), std::end(channels), [&](int channel) {
                return std::abs(left[4 * x + channel] - right[4 * x + channel]) > rounding;
            });
    }
    return different / static_cast<double>(one.width() * one.height());
}

} // namespace

/// Between two steps whose pictures differ there is a movement, in every example and view.
class TestEveryMovement : public QObject {
    Q_OBJECT

private slots:
    void everyStepMoves_data() {
        QTest::addColumn<QByteArray>("game");
        for (const Entry& entry : catalogue())
            QTest::newRow(entry.description.id.c_str()) << QByteArray::fromStdString(entry.description.id);
    }
    void everyStepMoves() {
        QFETCH(const QByteArray, game);
        const QString path = QStringLiteral(MEXPLORER_SOURCE "/resources/examples/%1.mex").arg(game.data());
        Document document;
        QVERIFY(fromMex(readFile(path).value(), document));
        for (const ViewKind& kind : viewKinds()) {
            if (!kind.canShow(*document.game())) continue;
            Task task;
            const auto steps = kind.steps(document.scene(kind.id), task);
            if (!steps) continue; // no steps, or too many
            const int count = static_cast<int>(steps->count());
            for (int step = 0; step + 1 < count; ++step) {
                if (step == firstMovements && step < count / 2) step = count / 2;
                if (step == count / 2 + firstMovements) break;
                check(*steps, step, game.toStdString() + " " + kind.id);
                if (QTest::currentTestFailed()) return;
            }
        }
    }

private:
    static void check(const Steps& steps, int step, const std::string& where) {
        const auto from = steps.figureAt(step);
        const auto to = steps.figureAt(step + 1);
        const QImage before = Moving::still(*from);
        const QImage after = Moving::still(*to);
        if (before == after) return; // other tests say which steps change the picture
        const std::string name = where + ", step " + std::to_string(step + 1) + ": " +
                                 steps.trace->steps[static_cast<std::size_t>(step)].reason.english();
        const Moving moving(*from, *to);
        const QImage middle = moving.at(0.5);
        QVERIFY2(middle != before && middle != after, name.c_str());
        // Qt begins dashes elsewhere and places signs of a second font otherwise, by parts of a pixel.
        constexpr double most = 0.01;
        const double atFirst = difference(moving.at(0), before);
        const double atLast = difference(moving.at(1), after);
        QVERIFY2(atFirst <= most, (name + ": differs at first by " + std::to_string(atFirst)).c_str());
        QVERIFY2(atLast <= most, (name + ": differs at last by " + std::to_string(atLast)).c_str());
    }
};

MEXPLORER_TEST(TestEveryMovement)
#include "test_every_movement.moc"
