#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "ui/document/document_file.h"
#include "ui/document/view_kind.h"
#include "ui/figure/motion/movement.h"

#include <QImage>
#include <QTest>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <vector>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr int channels[] = {0, 1, 2};
constexpr int together = 3; // movements that follow each other and are looked at

QImage blankPicture() {
    QImage image(600, 380, QImage::Format_ARGB32_Premultiplied); // in which most views show all they have
    image.fill(Qt::magenta);
    return image;
}

/// Of so many movements those that are looked at: the first, some in the middle, and the last. All of them
/// would take too long: what goes wrong only elsewhere in a long sequence of steps is not found.
std::set<int> lookedAt(int movements) {
    std::set<int> steps;
    for (int i = 0; i < together; ++i)
        for (const int begin : {0, (movements + 1) / 2})
            steps.insert(begin + i);
    steps.insert(movements - 1);
    std::erase_if(steps, [&](int step) { return step < 0 || step >= movements; });
    return steps;
}

/// The picture of a step, whole and in layers.
struct StepPicture {
    explicit StepPicture(const Figure& figure) {
        const Frame frame(figure, QRectF(whole.rect()), std::nullopt, Style{});
        QPainter painter(&whole);
        figure.draw(painter, frame);
        layers = layersOf(figure, frame, 1);
    }

    QImage whole = blankPicture();
    std::vector<PictureLayer> layers;
};

QImage pictureAt(const Movement& movement, double moment) {
    QImage image = blankPicture();
    QPainter painter(&image);
    movement.draw(painter, moment);
    return image;
}

/// The share of the pixels that differ by more than rounding, where several layers that are half transparent
/// lie on each other.
double difference(const QImage& one, const QImage& other) {
    constexpr int rounding = 6; // of 255
    const int width = one.width();
    int different = 0;
    for (int y = 0; y < one.height(); ++y) {
        const uchar* left = one.constScanLine(y);
        const uchar* right = other.constScanLine(y);
        if (std::equal(left, left + 4 * width, right)) continue; // most rows: looked at no further
        for (int x = 0; x < width; ++x)
            different += std::any_of(std::begin(channels), std::end(channels), [&](int channel) {
                return std::abs(left[4 * x + channel] - right[4 * x + channel]) > rounding;
            });
    }
    return different / static_cast<double>(width * one.height());
}

} // namespace

/// Between two steps whose pictures differ there is a movement, in every example and view: in the positions
/// that the examples open with, in one size of picture and one style, at those steps that are looked at.
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
            if (kind.canShow(*document.game())) checkView(document, kind);
            if (QTest::currentTestFailed()) return;
        }
    }

    /// On graphs, where the examples are boards.
    void everyStepMovesWhereNodesAreColoured() {
        Document document;
        for (const char* game : {"col", "snort"}) {
            for (const Preset& preset : (*findGame(game))->description.presets) {
                if (preset.view != "graph") continue;
                QVERIFY(document.setPreset(game, preset));
                Task task;
                QVERIFY(findView("graph")->steps(document.scene("graph"), task));
                checkView(document, *findView("graph"));
                if (QTest::currentTestFailed()) return;
            }
        }
    }

private:
    static void checkView(const Document& document, const ViewKind& kind) {
        const std::string& game = document.state().game;
        Task task;
        const auto steps = kind.steps(document.scene(kind.id), task);
        if (!steps) return; // no steps, or too many
        std::optional<StepPicture> before;
        int next = 0; // the step that `before` shows
        for (const int step : lookedAt(static_cast<int>(steps->count()) - 1)) {
            if (!before || step != next) before.emplace(*steps->figureAt(step));
            StepPicture after(*steps->figureAt(step + 1));
            check(*before, after,
                  game + " " + kind.id + ", step " + std::to_string(step + 1) + ": " +
                      steps->trace->steps[static_cast<std::size_t>(step)].reason.english());
            if (QTest::currentTestFailed()) return;
            before = std::move(after);
            next = step + 1;
        }
    }
    static void check(const StepPicture& before, const StepPicture& after, const std::string& name) {
        if (before.whole == after.whole) return; // other tests say which steps change the picture
        const Movement movement(before.layers, after.layers);
        const QImage middle = pictureAt(movement, 0.5);
        QVERIFY2(middle != before.whole && middle != after.whole, name.c_str());
        // Qt begins dashes elsewhere and places signs of a second font otherwise, by parts of a pixel.
        constexpr double most = 0.01;
        const double atFirst = difference(pictureAt(movement, 0), before.whole);
        const double atLast = difference(pictureAt(movement, 1), after.whole);
        QVERIFY2(atFirst <= most, (name + ": differs at first by " + std::to_string(atFirst)).c_str());
        QVERIFY2(atLast <= most, (name + ": differs at last by " + std::to_string(atLast)).c_str());
    }
};

MEXPLORER_TEST(TestEveryMovement)
#include "test_every_movement.moc"
