#include "tests/runner/listed.h"
#include "ui/document/document.h"
#include "ui/document/view_kind.h"
#include "ui/figure/motion/layers.h"

#include <QTest>

#include <algorithm>
#include <map>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

/// Where each entry of a legend is painted, by its name in movements.
std::map<std::uint64_t, QPoint> entriesOf(const Figure& figure, const QSize& size, const Style& style) {
    std::map<std::uint64_t, QPoint> places;
    for (const PictureLayer& layer :
         layersOf(figure, Frame(figure, QRectF({}, size), std::nullopt, style), 1))
        if (layer.isThing && layer.key.kind == "legend" && layer.part == 0)
            places.emplace(layer.key.first, layer.place);
    return places;
}

} // namespace

/// What legends tell of at two steps stays where it is between them.
class TestLegendPlaces : public QObject {
    Q_OBJECT

private slots:
    void whatBothStepsHaveStays_data() {
        QTest::addColumn<QString>("view");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("position");
        QTest::addColumn<QString>("parameter"); // with its value
        const auto add = [](const char* view, const char* game, const char* position,
                            const char* parameter = "") {
            QTest::addRow("%s of %s %s", view, game, position) << view << game << position << parameter;
        };
        add("tree", "nim", "1,2");
        add("tree", "tic-tac-toe", "XO./OX./.XO");
        add("xor", "nim", "13,11,7");
        add("xor", "lasker", "4,5,6");
        add("columns", "moore", "3,5,10,15");
        add("mex", "wythoff", "3,5");
        add("intervals", "take-ends", "4,7,2,9");
        add("maze", "chase", "");
        add("graph", "dag", "a,c");
        add("graph", "hackenbush", "1-9");
        add("canonical", "form", "{0,-1*,+-1|2,{3|1/2}}");
        add("thermograph", "form", "{3||1|-2}");
        add("hottest", "sum", "form: +-1; form: +-2; nim: 2", "play=sides");
        add("numbers", "form", "{0,1/4|1,5/8}");
        add("lattice", "form", "^");
        add("atlas", "domineering", "../..");
        add("regret", "matrix", "0,-1,2;1,0,-1;-2,1,0");
        add("coalition", "coalition", "68,102,0,170,710,762,992");
        add("bars", "bash", "23");
        add("bars", "bash", "11,22,33");
        add("bars", "fibonacci", "85");
        add("matrix", "matrix", "0,-1,2;1,0,-1;-2,1,0");
        add("matrix", "matrix", "3,3 0,5; 5,0 1,1");
        add("search", "nim", "1,2");
        add("search", "tic-tac-toe", "XO./OX./.XO");
        add("vessels", "coalition", "200; 100,200,300", "kind=bankruptcy");
        add("line", "subtraction", "7");
        add("lens", "subtraction", "7");
        add("quotient", "octal", "3,9");
        add("beatty", "wythoff", "4,7");
        add("flow", "coalition", "s,t", "kind=flow");
        add("board", "tic-tac-toe", "X.O/.X./..O");
        add("board", "connect-four", "");
        add("board", "hexapawn", "bbb/.../www");
        add("board", "domineering", "");
        add("coalition", "coalition", "200; 100,200,300", "kind=bankruptcy");
        add("tree", "domineering", "");
        add("grid", "wythoff", "5,7");
    }
    void whatBothStepsHaveStays() {
        QFETCH(const QString, view);
        QFETCH(const QString, game);
        QFETCH(const QString, position);
        QFETCH(const QString, parameter);
        constexpr std::size_t most = 26; // steps; in a maze “never met” is wider than the layers before it
        Document document;
        Parameters parameters;
        if (!parameter.isEmpty())
            parameters[parameter.section('=', 0, 0).toStdString()] = parameter.section('=', 1).toStdString();
        QVERIFY(document.setGame(game.toStdString(), parameters, position.toStdString(), view.toStdString()));
        if (view == "grid" && game == "wythoff")
            QVERIFY(document.setSettings("grid", {{"explain", "outcomes"}, {"rows", "8"}, {"columns", "8"}}));
        if (view == "lens") QVERIFY(document.setSetting("lens", "compare", "n mod 3"));
        Task task;
        const auto steps = findView(view.toStdString())->steps(document.scene(view.toStdString()), task);
        QVERIFY(steps);
        for (const auto& [size, style] : {std::pair(QSize(900, 560), Style()),
                                          std::pair(QSize(1280, 578), Style::presenting(lightTheme()))}) {
            std::map<std::uint64_t, QPoint> places; // of all that was seen so far
            int came = 0;
            for (std::size_t step = 0; step < std::min(steps->count(), most); ++step) {
                for (const auto& [name, place] :
                     entriesOf(*steps->figureAt(static_cast<int>(step)), size, style)) {
                    const auto [known, isNew] = places.emplace(name, place);
                    came += isNew && step > 0 ? 1 : 0;
                    // Smoothing puts what is painted into one pixel or the next.
                    QVERIFY2((known->second - place).manhattanLength() <= 1,
                             qPrintable(QString("step %1").arg(step + 1)));
                }
            }
            QVERIFY(came > 0);
        }
    }
};

MEXPLORER_TEST(TestLegendPlaces)
#include "test_legend_places.moc"
