#include "core/catalogue/catalogue.h"
#include "core/catalogue/views.h"
#include "core/game/aspects/positions.h"
#include "tests/runner/listed.h"
#include "ui/figure/motion/movement.h"
#include "ui/views/play/play_figure.h"

#include <QImage>
#include <QTest>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <random>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QRect tableArea(0, 0, 800, 540);

std::shared_ptr<const PlayPicture> pictureAt(const Game& game, const std::string& position) {
    Task task;
    return playPictureOf(*ask(game, position).value(), task).value();
}

QImage blankTable() {
    QImage image(tableArea.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::magenta);
    return image;
}

/// A move with the pictures before and after it.
class PlayedMove {
public:
    PlayedMove(const Game& game, const std::shared_ptr<const PlayPicture>& before, const ThingsMove& move,
               const std::optional<ThingAt>& by = {})
        : before_(before), after_(pictureAt(game, move.to)),
          made_(std::make_shared<const MadeMove>(MadeMove{before, move, by})) {}

    static PlayedMove of(const char* id, const Parameters& parameters, const std::string& from,
                         const std::string& to, const std::optional<ThingAt>& by = {}) {
        const auto game = makeGame(id, parameters).value();
        const auto before = pictureAt(*game, from);
        const auto& moves = before->moves.moves;
        const auto move = std::ranges::find(moves, to, &ThingsMove::to);
        if (move == moves.end()) qFatal("no such move");
        return {*game, before, *move, by};
    }

    [[nodiscard]] const PlayPicture& picture(bool isAfter) const { return isAfter ? *after_ : *before_; }
    /// As for the movement, or as it is shown at rest.
    [[nodiscard]] PlayFigure figure(bool isAfter, bool isMoving = true) const {
        return PlayFigure(isAfter ? after_ : before_,
                          PlayLook{.made = isMoving ? made_ : std::shared_ptr<const MadeMove>()});
    }
    [[nodiscard]] QImage drawn(bool isAfter, bool isMoving = true) const {
        QImage image = blankTable();
        QPainter painter(&image);
        const PlayFigure shown = figure(isAfter, isMoving);
        shown.draw(painter, frameOf(shown));
        return image;
    }
    [[nodiscard]] std::vector<PictureLayer> layers(bool isAfter) const {
        const PlayFigure shown = figure(isAfter);
        return layersOf(shown, frameOf(shown), 1);
    }
    [[nodiscard]] QImage drawnAt(double moment) const {
        QImage image = blankTable();
        QPainter painter(&image);
        Movement(layers(false), layers(true)).draw(painter, moment);
        return image;
    }
    /// The thing’s layer; null if it is not there.
    [[nodiscard]] std::optional<PictureLayer> layerOf(bool isAfter, const MotionKey& key) const {
        for (const PictureLayer& layer : layers(isAfter))
            if (layer.isThing && layer.key == key) return layer;
        return std::nullopt;
    }
    [[nodiscard]] QRectF inPixels(bool isAfter, const QRectF& world) const {
        const PlayFigure shown = figure(isAfter);
        return frameOf(shown).toArea().mapRect(world);
    }
    /// In pixels.
    [[nodiscard]] QRectF placeOf(bool isAfter, const ThingAt& thing) const {
        return inPixels(isAfter, picture(isAfter).layout.rectOf(thing));
    }

private:
    static Frame frameOf(const Figure& figure) { return {figure, QRectF(tableArea), std::nullopt, {}}; }

    std::shared_ptr<const PlayPicture> before_;
    std::shared_ptr<const PlayPicture> after_;
    std::shared_ptr<const MadeMove> made_;
};

/// The name of a thing in the picture before its move, if only equal things lie in the place.
MotionKey thingKey(std::uint64_t spot, std::uint64_t index) {
    return {"thing", spot, 16 * index};
}

QRectF rectOf(const PictureLayer& layer) {
    return {QPointF(layer.place), QSizeF(layer.image.size())};
}

bool areNear(const QPointF& one, const QPointF& other) {
    return (one - other).manhattanLength() < 6;
}

/// The share of the pixels that differ by more than rounding.
double differing(const QImage& one, const QImage& other) {
    constexpr int rounding = 8; // of 255
    int different = 0;
    for (int y = 0; y < one.height(); ++y) {
        const auto* left = reinterpret_cast<const QRgb*>(one.constScanLine(y));
        const auto* right = reinterpret_cast<const QRgb*>(other.constScanLine(y));
        if (std::equal(left, left + one.width(), right)) continue; // most rows: looked at no further
        for (int x = 0; x < one.width(); ++x) {
            const QRgb here = left[x];
            const QRgb there = right[x];
            different += std::abs(qRed(here) - qRed(there)) > rounding ||
                         std::abs(qGreen(here) - qGreen(there)) > rounding ||
                         std::abs(qBlue(here) - qBlue(there)) > rounding;
        }
    }
    return different / static_cast<double>(one.width() * one.height());
}

/// Where things go from place to place, each of these names is there before and after, once.
void checkNames(const PlayedMove& played, const ThingsMove& move) {
    std::map<MotionKey, int> before;
    std::map<MotionKey, int> after;
    const auto count = [&](bool isAfter, std::map<MotionKey, int>& names) {
        for (const PictureLayer& layer : played.layers(isAfter))
            if (layer.isThing && (layer.key.kind == "thing" || layer.key.kind == "piece"))
                QVERIFY2(++names[layer.key] == 1, move.to.c_str());
    };
    count(false, before);
    count(true, after);
    for (const ThingChange& change : move.changes) {
        if (!change.from || !change.to || change.count == 0 || QTest::currentTestFailed()) continue;
        const bool isKept = std::ranges::any_of(after, [&](const auto& name) {
            return name.first.first == *change.from && before.contains(name.first);
        });
        QVERIFY2(isKept, move.to.c_str());
    }
}

} // namespace

/// What moves in a move, and how, by the layers of the pictures before and after it.
class TestMovedThings : public QObject {
    Q_OBJECT

private slots:
    /// One or two moves of each, in pictures of one size.
    void everyGameMoves_data() {
        QTest::addColumn<QByteArray>("id");
        for (const Entry& entry : catalogue())
            QTest::newRow(entry.description.id.c_str()) << QByteArray::fromStdString(entry.description.id);
    }
    void everyGameMoves() {
        constexpr unsigned seed = 31;
        constexpr int together = 2;
        QFETCH(const QByteArray, id);
        std::mt19937 random(seed);
        const auto game = makeGame(id.toStdString()).value();
        if (!canShow("play", *game)) return;
        auto before = pictureAt(*game, startPosition(*game));
        for (int turn = 0; turn < together && !before->moves.moves.empty(); ++turn) {
            const auto& moves = before->moves.moves;
            const ThingsMove& move = moves[random() % moves.size()];
            const PlayedMove played(*game, before, move);
            checkNames(played, move);
            const QImage middle = played.drawnAt(0.5);
            constexpr double most = 0.01; // where lines cross, and squares leave
            QVERIFY2(middle != played.drawn(false) && middle != played.drawn(true), move.to.c_str());
            QVERIFY2(differing(played.drawnAt(0), played.drawn(false)) < most, move.to.c_str());
            QVERIFY2(differing(played.drawnAt(1), played.drawn(true)) < most, move.to.c_str());
            QVERIFY2(differing(played.drawn(true), played.drawn(true, false)) < most, move.to.c_str());
            if (QTest::currentTestFailed()) return;
            before = pictureAt(*game, move.to);
        }
    }

    void takenStonesRiseWhileTheyFade() {
        const PlayedMove played = PlayedMove::of("nim", {}, "5,4,2", "5,1,2");
        for (std::uint64_t index = 0; index < 4; ++index) {
            const auto stone = played.layerOf(false, thingKey(1, index));
            QVERIFY(stone &&
                    areNear(rectOf(*stone).center(), played.placeOf(false, {1, 3 - index}).center()));
            QCOMPARE(played.layerOf(true, thingKey(1, index)).has_value(), index == 0);
            QVERIFY(stone->leaving.x() == 0 && stone->leaving.y() < -10);
        }
        QVERIFY(!played.layerOf(false, thingKey(0, 0))); // the other heaps go as wholes
    }

    void coinsGoToTheStairBelow() {
        const PlayedMove played = PlayedMove::of("staircase", {}, "3,4,5", "3,6,3");
        for (const std::uint64_t coin : {3U, 4U}) {
            const auto from = played.layerOf(false, thingKey(2, coin));
            const auto to = played.layerOf(true, thingKey(2, coin));
            QVERIFY(from && to);
            QVERIFY(areNear(rectOf(*from).center(), played.placeOf(false, {2, 4 - coin}).center()));
            QVERIFY(areNear(rectOf(*to).center(), played.placeOf(true, {1, 4 - coin}).center()));
        }
    }

    /// A piece is on its way while the one that it takes fades.
    void aPieceGoesToItsCellAndTheTakenOneLeaves() {
        const PlayedMove played = PlayedMove::of("hexapawn", {}, "b.b/.b./www", "b.b/.w./.ww b");
        const auto from = played.layerOf(false, thingKey(6, 0));
        const auto to = played.layerOf(true, thingKey(6, 0));
        QVERIFY(from && to && played.layerOf(false, thingKey(4, 0)));
        QVERIFY(!played.layerOf(true, thingKey(4, 0)));
        QVERIFY(areNear(rectOf(*from).center(), played.placeOf(false, {6}).center()));
        QVERIFY(areNear(rectOf(*to).center(), played.placeOf(true, {4}).center()));
    }

    /// Also where several lie on a node.
    void aTokenLeavesTheOthers() {
        const PlayedMove played =
            PlayedMove::of("dag", {{"graph", "digraph { a -> b; b -> c }"}}, "a,a,a,b", "a,a,b,b");
        const auto moved = played.layerOf(true, thingKey(0, 2));
        QVERIFY(moved && areNear(rectOf(*moved).center(), played.placeOf(true, {1}).center()));
        for (const auto& stays : {thingKey(0, 1), thingKey(1, 0)}) {
            const auto before = played.layerOf(false, stays);
            const auto after = played.layerOf(true, stays);
            QVERIFY(before && after && rectOf(*before) == rectOf(*after));
        }
    }

    /// Though places are numbered anew: of a row whose left end is taken, and of a tree below another root.
    void whatIsNumberedAnewKeepsItsNames() {
        const PlayedMove row = PlayedMove::of("take-ends", {}, "4,7,2", "7,2 | 0:4");
        for (const std::size_t place : {1U, 2U}) {
            const auto before = row.layerOf(false, {"things", place});
            const auto after = row.layerOf(true, {"things", place});
            QVERIFY(before && after);
            QVERIFY(areNear(rectOf(*after).center(), row.placeOf(true, {place - 1}).center()));
        }
        QVERIFY(!row.layerOf(true, {"things", 3}));
        const PlayedMove tree = PlayedMove::of("tree", {}, "((1,2),3)", "(1,2) min");
        QVERIFY(tree.layerOf(false, thingKey(0, 0)) && tree.layerOf(true, thingKey(0, 0)));
    }

    /// Where a walk leaves the last column; on a large board squares do not move each by itself.
    void theSquaresOfASmallerBoardGoToTheirPlaces() {
        const PlayedMove played = PlayedMove::of("kiki", {}, "4,5", "4,4");
        const auto kept = played.layerOf(true, {"square", 5}); // the first of the second row
        QVERIFY(kept && areNear(rectOf(*kept).center(), played.placeOf(true, {4}).center()));
        QVERIFY(played.layerOf(false, {"square", 5}));
        QVERIFY(played.layerOf(false, {"square", 9}) && !played.layerOf(true, {"square", 9}));
        const PlayedMove large = PlayedMove::of("kiki", {}, "20,20", "20,19");
        const auto squares = std::ranges::count_if(
            large.layers(false), [](const PictureLayer& layer) { return layer.key.kind == "square"; });
        QVERIFY(squares <= 2); // those that the move touches
        const auto token = large.layerOf(true, thingKey(19, 0));
        QVERIFY(token && areNear(rectOf(*token).center(), large.placeOf(true, {18}).center()));
    }

    /// The pins on each side of the break go with their row: where it was pointed at, the other way round,
    /// too.
    void aRowBreaksWhereItWasPointedAt() {
        for (const bool isTurned : {false, true}) {
            const std::uint64_t pointed = isTurned ? 6 : 2;
            const PlayedMove played = PlayedMove::of("octal", {}, "9", "2,6", ThingAt{0, pointed});
            QVERIFY(!played.layerOf(true, thingKey(0, pointed)));
            const auto first = played.layerOf(true, thingKey(0, 0));
            const auto last = played.layerOf(true, thingKey(0, 8));
            QVERIFY(first && last);
            const ThingAt begin{isTurned ? 1U : 0U, 0};
            const ThingAt end{isTurned ? 0U : 1U, isTurned ? 1U : 5U};
            QVERIFY(areNear(rectOf(*first).center(), played.placeOf(true, begin).center()));
            QVERIFY(areNear(rectOf(*last).center(), played.placeOf(true, end).center()));
        }
    }

    void turnedCoinsFlip() {
        const PlayedMove played = PlayedMove::of("coin-turning", {}, "TTH", "HTT");
        for (const std::uint64_t coin : {0U, 2U}) {
            const auto before = std::ranges::count_if(played.layers(false), [&](const PictureLayer& layer) {
                return layer.key == thingKey(coin, 0) && layer.growth == Growth::flips;
            });
            QCOMPARE(before, 1);
            const auto after = played.layerOf(true, thingKey(coin, 0));
            QVERIFY(after && after->growth == Growth::flips);
        }
    }

    /// What falls falls further than the branch that was cut.
    void whatIsCutOffFalls() {
        const PlayedMove played = PlayedMove::of("hackenbush", {}, "1-9", pictureAfterCut());
        double cut = 0;
        double fallen = 0;
        for (const PictureLayer& layer : played.layers(false)) {
            if (layer.key.kind != "thing") continue;
            QVERIFY(!played.layerOf(true, layer.key));
            cut = cut == 0 ? layer.leaving.y() : std::min(cut, layer.leaving.y());
            fallen = std::max(fallen, layer.leaving.y());
        }
        QVERIFY(cut > 0 && fallen > 3 * cut);
    }

    /// The pieces of a cake lie side by side where it was; single squares leave.
    void thePiecesOfACakePart() {
        const PlayedMove played = PlayedMove::of("cutcake", {}, "3x1", "2x1");
        const auto square = played.layerOf(false, {"piece", 0, 0});
        const auto piece = played.layerOf(false, {"piece", 0, 1});
        const auto left = played.layerOf(true, {"piece", 0, 1});
        QVERIFY(square && piece && left && !played.layerOf(true, {"piece", 0, 0}));
        const auto cake = [&](bool isAfter) {
            return played.inPixels(isAfter, played.picture(isAfter).layout.spots().front().thing);
        };
        const QRectF whole = cake(false);
        const auto liesAt = [](const PictureLayer& layer, double x) {
            return std::abs(rectOf(layer).center().x() - x) < 6;
        };
        QVERIFY(liesAt(*square, whole.left() + whole.width() / 6));
        QVERIFY(liesAt(*piece, whole.left() + whole.width() * 2 / 3));
        QVERIFY(liesAt(*left, cake(true).center().x()));
    }

private:
    /// The one after which most has fallen.
    static std::string pictureAfterCut() {
        const auto game = makeGame("hackenbush").value();
        const auto before = pictureAt(*game, "1-9");
        const auto& moves = before->moves.moves;
        return std::ranges::max_element(moves, {}, [](const ThingsMove& move) { return move.changes.size(); })
            ->to;
    }
};

MEXPLORER_TEST(TestMovedThings)
#include "test_moved_things.moc"
