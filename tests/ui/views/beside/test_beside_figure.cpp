#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/search/run.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/figure/motion/layers.h"
#include "ui/views/beside/beside.h"

#include <QBuffer>
#include <QImage>
#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

Scene besideScene(const ViewKind& kind, const char* id, const Parameters& parameters,
                  const std::string& position, const Parameters& given) {
    std::shared_ptr<const Game> game = makeGame(id, parameters).value();
    const auto asked = ask(*game, position).value();
    return {game, asked, completed(kind.settings(*game), given).value()};
}

/// Normal and misère play.
BesideScenes bothPlays(const char* view, const char* id, const std::string& position,
                       const Parameters& given = {}) {
    const ViewKind& kind = *findView(view);
    return {kind,
            {besideScene(kind, id, {}, position, given),
             besideScene(kind, id, {{"play", "misere"}}, position, given)}};
}

std::unique_ptr<Figure> besideFigure(const BesideScenes& both) {
    Task task;
    auto made = figureBeside(both, task);
    if (!made) qFatal("%s", made.error().english().c_str());
    return std::move(*made);
}

const Parameters smallTable = {{"rows", "8"}, {"columns", "8"}};
constexpr QSize besideSizes[] = {{400, 260}, {1280, 578}, {500, 900}};

QImage besidePicture(const Figure& figure, const QSize& size, const Style& style = {},
                     const std::optional<Camera>& camera = {}) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), size), camera, style));
    return image;
}

QByteArray csvOf(const Figure& figure) {
    QBuffer buffer;
    buffer.open(QIODevice::WriteOnly);
    Task task;
    return figure.writeCsv(buffer, task) ? buffer.data() : QByteArray();
}

bool isNear(const QPointF& one, const QPointF& other) {
    constexpr double rounding = 1e-6; // pixels
    return (one - other).manhattanLength() < rounding;
}

using Heaps = std::vector<int>;

/// By the rules of Nim: every way to make one heap smaller.
std::vector<Heaps> smallerHeaps(const Heaps& heaps) {
    std::vector<Heaps> options;
    for (std::size_t i = 0; i < heaps.size(); ++i)
        for (int left = 0; left < heaps[i]; ++left) {
            options.push_back(heaps);
            options.back()[i] = left;
        }
    return options;
}

bool isLostAt(const Heaps& heaps, Play play) {
    const auto options = smallerHeaps(heaps);
    if (options.empty()) return play == Play::normal;
    return std::ranges::none_of(options, [&](const Heaps& option) { return isLostAt(option, play); });
}

/// Counts the ways from a position, and those whose ends are lost in one play alone.
void countWays(const Heaps& heaps, std::size_t& ways, std::size_t& differing) {
    ++ways;
    if (isLostAt(heaps, Play::normal) != isLostAt(heaps, Play::misere)) ++differing;
    for (const Heaps& option : smallerHeaps(heaps))
        countWays(option, ways, differing);
}

Style dark() {
    Style style;
    style.theme = darkTheme();
    return style;
}

} // namespace

class TestBesideFigure : public QObject {
    Q_OBJECT

private slots:
    void whatDiffersIsListed() {
        const auto figure = besideFigure(bothPlays("grid", "nim", "1,1", smallTable));
        QCOMPARE(csvOf(*figure), QByteArray("position,left,right,differs\n"
                                            "\"0,0\",0,1,outcome\n\"0,1\",1,0,outcome\n"
                                            "\"1,0\",1,0,outcome\n\"1,1\",0,1,outcome\n"));
    }

    void picturesWithoutValuesHaveNoList() {
        const auto figure = besideFigure(bothPlays("xor", "nim", "1,1,2"));
        QBuffer buffer;
        buffer.open(QIODevice::WriteOnly);
        Task task;
        QVERIFY(!figure->writeCsv(buffer, task));
        QVERIFY(buffer.data().isEmpty());
    }

    void whatDiffersIsSaidBelow() {
        const auto figure = besideFigure(bothPlays("grid", "nim", "1,1", smallTable));
        const QSize size(1280, 720);
        const Frame frame(*figure, QRectF(QPointF(), size), std::nullopt, {});
        const QStringList texts = figure->textsBeside(frame);
        for (const char* wanted :
             {"normal play", "misère play", "positions compared: 64", "who wins differs: 4"})
            QVERIFY2(texts.contains(QString(wanted)), wanted);
        const auto seen = textSizes(*figure, size, std::nullopt, {});
        QVERIFY(seen.contains("normal play") && seen.contains("misère play"));
    }

    void aLegendThatBothHaveIsShownOnce() {
        const auto countOf = [](const BesideScenes& both, const QString& text) {
            const auto figure = besideFigure(both);
            const auto seen = seenTexts(*figure, {1280, 720}, std::nullopt, {});
            return std::ranges::count(seen, text, &SeenText::text);
        };
        Parameters outcomes = smallTable;
        outcomes["colour"] = "outcome";
        QCOMPARE(countOf(bothPlays("grid", "nim", "1,1", outcomes), "N: won"), 1);
        QCOMPARE(countOf(bothPlays("grid", "nim", "1,1", smallTable), "0 = P"), 2); // SG and misère values
        const ViewKind& kind = *findView("grid");
        Parameters steps = smallTable;
        steps["palette"] = "magma"; // the same words beside other colours
        QCOMPARE(countOf({kind,
                          {besideScene(kind, "nim", {}, "1,1", smallTable),
                           besideScene(kind, "nim", {}, "1,1", steps)}},
                         "0 = P"),
                 2);
    }

    /// A place of the world is as far from the corner of its half in both, and stays so under a camera.
    void bothHalvesAreSeenByOneCamera() {
        const auto made = besideFigure(bothPlays("grid", "nim", "1,1", smallTable));
        const auto& figure = static_cast<const BesideFigure&>(*made);
        for (const QSize& size : besideSizes) {
            for (const std::optional<Camera>& camera :
                 {std::optional<Camera>(), std::optional<Camera>({{1, -4, 3, 3}})}) {
                const Frame whole(figure, QRectF(QPointF(), size), camera, {});
                const Frame one = figure.half(0, whole);
                const Frame other = figure.half(1, whole);
                QCOMPARE(one.scale(), other.scale());
                QVERIFY(isNear(whole.content().topLeft(), one.content().topLeft()));
                QVERIFY(isNear(one.content().bottomRight() - one.content().topLeft(),
                               other.content().bottomRight() - other.content().topLeft()));
                const QPointF place(2.5, -1.5);
                const QPointF first = one.toArea().map(place) - one.content().topLeft();
                const QPointF second = other.toArea().map(place) - other.content().topLeft();
                QVERIFY(isNear(first, second));
                QVERIFY(isNear(whole.toArea().map(place), one.toArea().map(place)));
                QVERIFY(!one.area().intersects(other.area()));
                QVERIFY(whole.area().contains(one.area()) && whole.area().contains(other.area()));
                QCOMPARE(one.area().top() == other.area().top(), size.width() >= size.height());
            }
        }
    }

    void everyStepChangesThePicture() {
        Task task;
        const auto steps = stepsBeside(bothPlays("grid", "nim", "1,2", smallTable), task);
        QVERIFY(steps);
        for (const QSize& size : besideSizes) {
            for (std::size_t step = 1; step < steps->count(); ++step)
                QVERIFY(besidePicture(*steps->figure(step), size) !=
                        besidePicture(*steps->figure(step - 1), size));
        }
    }

    void theShorterOneStaysAtItsLast() {
        Task task;
        const BesideScenes both = bothPlays("xor", "nim", "1,1,2");
        const auto left = both.kind.steps(both.scenes[0], task);
        const auto right = both.kind.steps(both.scenes[1], task);
        const auto steps = stepsBeside(both, task);
        QVERIFY(left && right && steps);
        QVERIFY(left->count() != right->count()); // else this tests nothing
        QCOMPARE(steps->count(), std::max(left->count(), right->count()));
        const bool isLeftShorter = left->count() < right->count();
        const QString last =
            isLeftShorter ? left->sentence(left->count() - 1) : right->sentence(right->count() - 1);
        QVERIFY(steps->sentence(steps->count() - 1).contains(last));
        QVERIFY(!besidePicture(*steps->figure(steps->count() - 1), {400, 260}).isNull());
    }

    void textsDoNotOverlap() {
        Task task;
        const auto steps = stepsBeside(bothPlays("grid", "nim", "1,1", smallTable), task);
        QVERIFY(steps);
        const auto line = besideFigure(bothPlays("line", "nim", "5"));
        for (const QSize& size : besideSizes) {
            for (const Style& style : {Style(), dark()}) {
                const auto none = overlapOf(seenTexts(*steps->figure(0), size, std::nullopt, style));
                QVERIFY2(!none, none ? qPrintable(none->first.text + " over " + none->second.text) : "");
                const auto inLine = overlapOf(seenTexts(*line, size, std::nullopt, style));
                QVERIFY2(!inLine,
                         inLine ? qPrintable(inLine->first.text + " over " + inLine->second.text) : "");
            }
        }
    }

    void darkIsDark() {
        const auto figure = besideFigure(bothPlays("grid", "nim", "1,1", smallTable));
        for (const QSize& size : besideSizes)
            QCOMPARE(besidePicture(*figure, size, dark()).pixelColor(0, size.height() - 1),
                     darkTheme().paper);
    }

    /// A thing of one half is none of the other: nothing crosses the picture when a step is made.
    void thingsOfBothHalvesHaveDifferentNames() {
        Task task;
        const auto steps = stepsBeside(bothPlays("xor", "nim", "1,1,2"), task);
        QVERIFY(steps);
        const auto figure = steps->figure(2);
        const QSize size(900, 500);
        const Frame frame(*figure, QRectF(QPointF(), size), std::nullopt, {});
        std::set<std::uint32_t> parts;
        for (const PictureLayer& layer : layersOf(*figure, frame, 1)) {
            if (!layer.isThing || layer.key.part == 0) continue;
            parts.insert(layer.key.part);
            const double middle = layer.place.x() + layer.image.width() / 2.0;
            QCOMPARE(layer.key.part, middle < size.width() / 2.0 ? 1U : 2U);
        }
        QCOMPARE(parts, (std::set<std::uint32_t>{1, 2}));
    }

    void nothingIsMarkedBeforeItIsFound() {
        Task task;
        Parameters discovered = smallTable;
        discovered["explain"] = "outcomes";
        const auto steps = stepsBeside(bothPlays("grid", "nim", "1,1", discovered), task);
        QVERIFY(steps);
        const auto widthOfMarks = [&](std::size_t step) {
            const auto figure = steps->figure(step);
            const Frame frame(*figure, QRectF(0, 0, 1280, 578), std::nullopt, {});
            int width = 0;
            for (const PictureLayer& layer : layersOf(*figure, frame, 1))
                if (layer.isThing && layer.key.kind == "differences") width += layer.image.width();
            return width;
        };
        // The first step may find the corner, which differs, but not its neighbours.
        QVERIFY(widthOfMarks(0) < widthOfMarks(steps->count() - 1));
    }

    void linesAreFoldedAlike() {
        const ViewKind& kind = *findView("line");
        const BesideScenes both{kind,
                                {besideScene(kind, "subtraction", {{"set", "2,3,7"}}, "5", {}),
                                 besideScene(kind, "subtraction", {{"set", "1,2,4"}}, "5", {})}};
        const auto figure = besideFigure(both);
        Task task;
        const auto alone = kind.figure(both.scenes[0], task);
        const auto other = kind.figure(both.scenes[1], task);
        QVERIFY(alone && other);
        QVERIFY((*alone)->bounds() != (*other)->bounds()); // their periods differ
        QCOMPARE(figure->bounds(), (*alone)->bounds());
        QVERIFY(csvOf(*figure).startsWith("position,left,right,differs\n\"1\",0,1,outcome\n"));
    }

    /// Every way of play, by plain recursion.
    void treesDifferWhereTheDefinitionSaysSo() {
        for (const Heaps& heaps : {Heaps{2, 1}, Heaps{1, 1, 1}, Heaps{3}}) {
            std::string position;
            for (const int heap : heaps)
                position += (position.empty() ? "" : ",") + std::to_string(heap);
            const BesideScenes both =
                bothPlays("tree", "nim", position, {{"shape", "whole"}, {"budget", "1000"}});
            std::size_t nodes = 0;
            std::size_t differing = 0;
            countWays(heaps, nodes, differing);
            const auto made = besideFigure(both);
            const auto& figure = static_cast<const BesideFigure&>(*made);
            QCOMPARE(figure.picture().facts.differences->places, nodes);
            QCOMPARE(figure.picture().facts.differences->outcomes, differing);
            QCOMPARE(figure.picture().facts.differences->leftAlone, std::uint64_t{0});
            QCOMPARE(csvOf(*made).count(",outcome\n"), static_cast<qsizetype>(differing));
        }
    }

    /// What alpha-beta leaves out is only on the side of minimax; all else that is known agrees with it.
    void searchesDifferWhereACutLeavesOut() {
        const ViewKind& kind = *findView("search");
        for (const char* position : {"2,1", "2,2,1", "3,2"}) {
            const BesideScenes both{kind,
                                    {besideScene(kind, "nim", {}, position, {{"method", "minimax"}}),
                                     besideScene(kind, "nim", {}, position, {{"method", "alpha-beta"}})}};
            const auto made = besideFigure(both);
            const ValueDifferences& found =
                *static_cast<const BesideFigure&>(*made).picture().facts.differences;
            QVERIFY(found.areNodes);
            QCOMPARE(found.rightAlone, std::uint64_t{0});
            QCOMPARE(found.outcomes, std::uint64_t{0});
            QVERIFY(found.leftAlone > 0);
            Task task;
            const auto graph = both.scenes[0].asked->graph();
            const auto all = search(*graph, {.method = SearchMethod::minimax}, task);
            const auto cut = search(*graph, {.method = SearchMethod::alphaBeta}, task);
            QVERIFY(all && cut);
            QCOMPARE(found.leftAlone, all->counts.visits - cut->counts.visits);
            QCOMPARE(found.places, cut->counts.visits);
        }
    }

    void whatDiffersIsTheEndOfTheSteps() {
        Task task;
        const BesideScenes both = bothPlays("grid", "nim", "1,2", smallTable);
        const auto steps = stepsBeside(both, task);
        const auto left = both.kind.steps(both.scenes[0], task);
        const auto right = both.kind.steps(both.scenes[1], task);
        QVERIFY(steps && left && right);
        QCOMPARE(steps->count(), std::max(left->count(), right->count()) + 4);
        QVERIFY(steps->sentence(steps->count() - 1).startsWith("(1, 1) — normal play: 0; misère play: 1"));
    }

    void tablesOfOtherPositionsSaySo() {
        const ViewKind& kind = *findView("grid");
        const auto figure = besideFigure({kind,
                                          {besideScene(kind, "nim", {}, "1,2,3", smallTable),
                                           besideScene(kind, "wythoff", {}, "1,2", smallTable)}});
        const Frame frame(*figure, QRectF(0, 0, 1280, 720), std::nullopt, {});
        QVERIFY(figure->textsBeside(frame).contains("These two tables have no position in common."));
    }

    void theSameTwiceIsRefused() {
        const ViewKind& kind = *findView("grid");
        const Scene scene = besideScene(kind, "nim", {}, "1,1", smallTable);
        Task task;
        const auto made = figureBeside({kind, {scene, scene}}, task);
        QVERIFY(!made);
        QCOMPARE(made.error().english(), std::string("Both pictures would be the same."));
    }
};

MEXPLORER_TEST(TestBesideFigure)
#include "test_beside_figure.moc"
