#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/document/view_kind.h"
#include "ui/figure/motion/layers.h"
#include "ui/figure/slide_title.h"

#include <QTest>

#include <algorithm>
#include <iterator>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QSize slideSize(1280, 578); // of the figure in a window of 1280 × 720

/// In a window of `larger` times that size, where type grows with it.
Style slide(double larger = 1) {
    Style style = Style::presenting(lightTheme());
    style.type *= larger;
    style.leastType *= larger;
    style.line *= larger;
    return style;
}

QStringList legendOf(const Figure& figure) {
    return figure.textsBeside(Frame(figure, QRectF(QPointF(), slideSize), std::nullopt, slide()));
}

bool isBeside(const PictureLayer& layer) {
    return layer.isThing && (layer.key.kind == "title" || layer.key.kind == "legend");
}

/// Where anything is painted that is neither title nor legend: measured in pixels.
QRect inked(const std::vector<PictureLayer>& layers, const QSize& size) {
    QImage picture(size, QImage::Format_ARGB32_Premultiplied);
    picture.fill(lightTheme().paper);
    QPainter painter(&picture);
    for (const PictureLayer& layer : layers)
        if (!isBeside(layer)) painter.drawImage(layer.place, layer.image);
    painter.end();
    QRect all;
    const auto isInk = [paper = lightTheme().paper.rgba()](QRgb pixel) { return pixel != paper; };
    for (int y = 0; y < size.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        const auto* end = line + size.width();
        const auto* first = std::find_if(line, end, isInk);
        if (first == end) continue;
        const auto last = std::find_if(std::reverse_iterator(end), std::reverse_iterator(first), isInk);
        all |= QRect(QPoint(static_cast<int>(first - line), y),
                     QPoint(static_cast<int>(last.base() - line) - 1, y));
    }
    return all;
}

} // namespace

/// Slides are filled, have a title, and a legend of what is seen.
class TestSlides : public QObject {
    Q_OBJECT

private slots:
    void aSlideIsFilledAndHasATitle_data() {
        QTest::addColumn<QString>("view");
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("parameter"); // with its value
        QTest::addColumn<QString>("position");
        const auto add = [](const char* view, const char* game, const char* position,
                            const char* parameter = "") {
            QTest::addRow("%s of %s %s %s", view, game, position, parameter)
                << view << game << parameter << position;
        };
        add("beatty", "wythoff", "6,10");
        add("bars", "fibonacci", "85");
        add("bars", "bounded-nim", "13,11,0,7");
        add("graph", "hackenbush", "1-9");
        add("graph", "dag", "a,c");
        add("graph", "snort", "L..", "graph=graph { a -- b -- c }");
        add("flow", "coalition", "s,t", "kind=flow");
        add("intervals", "take-ends", "4,7,2,9,5,2");
        add("intervals", "take-ends", "4,7,2");
        add("board", "tic-tac-toe", "X.O/.X./..O");
        add("board", "hexapawn", "bbb/.../www");
        add("vessels", "coalition", "200; 100,200,300", "kind=bankruptcy");
        add("maze", "chase", "");
        add("grid", "wythoff", "6,10");
        add("grid", "kiki", "8,11");
        add("grid", "nim", "13,11,7");
        add("grid", "grid-walk", "6,9", "piece=knight");
        add("grid", "tartan", "3x5");
        add("line", "grundy", "12");
        add("lens", "grundy", "12");
        add("lens", "wythoff", "3,5");
        add("quotient", "octal", "3,9", "code=0.123");
        add("quotient", "nim", "1,2");
        add("line", "octal", "9");
        add("line", "subtraction", "76", "set=6,13,15");
        add("line", "take-between", "23", "play=misere");
        add("line", "nim", "0");
        add("line", "fibonacci", "20");
        add("matrix", "matrix", "3,-2;-1,4;2,1/2");
        add("matrix", "matrix", "5");
        add("matrix", "matrix", "0,-1,2;1,0,-1;-2,1,0");
        add("matrix", "matrix", "1,2,3,4,5;5,4,3,2,1;2,2,0,2,2;1,0,1,0,7;3,1,4,1,5");
        add("matrix", "matrix", "2|1,0|0;0|0,1|2");
        add("regret", "matrix", "0,-1,2;1,0,-1;-2,1,0");
        add("regret", "matrix", "3,0;1,2", "method=rm+");
        add("regret", "matrix", "1,2,3,4,5;5,4,3,2,1;2,2,0,2,2;1,0,1,0,7;3,1,4,1,5");
        add("learning", "kuhn-poker", "all");
        add("learning", "leduc-poker", "K Q J", "iterations=50");
        add("coalition", "coalition", "1,2,5");
        add("coalition", "coalition", "68,102,0,170,710,762,992");
        add("coalition", "coalition", "0,0,0,0,1,1,1,1,1,1,2,2,2,2,3");
        add("coalition", "coalition", "10,20,30,25,35,45,50", "kind=costs");
        add("coalition", "coalition", "51; 50,49,1", "kind=vote");
        add("coalition", "coalition", "9; 7,7,1,1,1", "kind=vote");
        add("coalition", "coalition", "3,5,9,10,12,20", "kind=airport");
        add("coalition", "coalition", "200; 100,200,300", "kind=bankruptcy");
        add("coalition", "coalition", "3,3", "kind=gloves");
        add("coalition", "coalition", "s,t", "kind=flow");
        add("canonical", "form", "{0,-1*,+-1|2,{3|1/2}}");
        add("canonical", "form", "{0|*}");
        add("thermograph", "form", "{3||1|-2}");
        add("thermograph", "form", "^");
        add("numbers", "form", "{0,1/4|1,5/8}");
        add("numbers", "form", "-13/64");
        add("lattice", "form", "^");
        add("atlas", "domineering", "../..");
        add("hottest", "sum", "form: {2|0}; form: +-1; form: {3||1|-2}", "play=sides");
        add("thermograph", "domineering", "..../....");
        add("columns", "moore", "3,5,10,15");
        add("columns", "moore", "1,2");
        add("xor", "nim", "13");
        add("mex", "mex", "0,1,2,4");
        add("mex", "wythoff", "6,10");
        add("mex", "moore", "3,5,10,15");
        add("play", "nim", "13,11,7");
        add("play", "nim", "1");
        add("play", "nim", "2,1");
        add("play", "nim", "100,37,250");
        add("play", "tic-tac-toe", "X.O/.X./..O");
        add("play", "dag", "a");
        add("play", "hackenbush", "1-9");
        add("play", "coin-turning", "HTHTTH");
        add("play", "staircase", "3,4,5,2");
        add("play", "take-ends", "4,7,2,9,5,2");
    }
    /// What is painted takes at least 60 % of the width or height that a slide has for the figure, at every
    /// step and on every screen.
    void aSlideIsFilledAndHasATitle() {
        const std::vector<std::shared_ptr<const Figure>> figures = figuresOfRow();
        QVERIFY(!figures.empty());
        for (const double larger : {1.0, 1.5}) {
            for (std::size_t i = 0; i < figures.size(); ++i)
                checkSlide(*figures[i], larger, i);
        }
    }
    static void checkSlide(const Figure& figure, double larger, std::size_t step) {
        const Style style = slide(larger);
        const QSize size = slideSize * larger;
        const QByteArray where =
            QByteArray::number(static_cast<int>(step)) + " at " + QByteArray::number(larger);
        const auto layers = layersOf(figure, Frame(figure, QRectF(QPointF(), size), std::nullopt, style), 1);
        const QRect ink = inked(layers, size);
        QVERIFY2(ink.width() > 0.6 * size.width() ||
                     ink.height() > 0.6 * (size.height() - slideTitleHeight(style)),
                 where.constData());
        const auto texts = seenTexts(figure, size, std::nullopt, style);
        const auto isTitle = [&](const SeenText& text) {
            return text.box.top() < slideTitleHeight(style) + 10 && text.pixels > 22 * larger;
        };
        QVERIFY2(std::any_of(texts.begin(), texts.end(), isTitle), where.constData());
        QVERIFY2(!overlapOf(texts), where.constData());
        for (const SeenText& text : texts)
            QVERIFY2(text.pixels >= 0.63 * 20 * larger - 0.5, qPrintable(text.text));
    }

    /// In play, too, also on graphs.
    void aTitleNamesThePosition() {
        for (const auto& [game, position, title] :
             {std::tuple("nim", "13,11,7", "(13, 11, 7): 31 moves"),
              std::tuple("dag", "a,c", "(a, c): 5 moves"), std::tuple("hackenbush", "1-9", "1-9: 9 moves")}) {
            Document document;
            QVERIFY(document.setGame(game, {}, position, "play"));
            Task task;
            const auto figure = findView("play")->figure(document.scene("play"), task);
            QVERIFY(figure);
            const auto texts = seenTexts(**figure, slideSize, std::nullopt, slide());
            QVERIFY2(std::any_of(texts.begin(), texts.end(),
                                 [&, wanted = QString(title)](const SeenText& text) {
                                     return text.text == wanted && text.pixels > 22;
                                 }),
                     title);
        }
    }

    /// A legend of outcomes names those that are marked, and no others.
    void boardsTellOfTheMovesThatAreThere() {
        const QStringList three = legendAt("board", "tic-tac-toe", "X.O/.X./..O");
        QVERIFY(!three.contains("wins") && three.contains("draws") && three.contains("loses"));
        const QStringList pawns = legendAt("board", "hexapawn", "bbb/.../www");
        QVERIFY(!pawns.contains("wins") && !pawns.contains("draws") && pawns.contains("loses"));
    }

    void tablesTellOfEndsOnceTheyAreChosen() {
        Document document;
        QVERIFY(document.setGame("take-ends", {}, "4,7,2", "intervals"));
        Task task;
        const auto steps = findView("intervals")->steps(document.scene("intervals"), task);
        for (int step = 0; step < 6; ++step) // three numbers, two pairs, all
            QCOMPARE(legendOf(*steps->figureAt(step)).contains("what the better end leaves"), step >= 3);
    }

    void vesselsTellOfWaterOnceItIsThere() {
        Document document;
        QVERIFY(document.setGame("coalition", {{"kind", "bankruptcy"}}, "200; 100,200,300", "vessels"));
        Task task;
        const auto steps = findView("vessels")->steps(document.scene("vessels"), task);
        QVERIFY(!legendOf(*steps->figureAt(0)).contains("water: what each gets"));
        QVERIFY(legendOf(*steps->figureAt(1)).contains("water: what each gets"));
        QVERIFY(legendOf(*steps->figureAt(0)).contains("a tube holds nothing"));
        QVERIFY(document.setGame("coalition", {{"kind", "bankruptcy"}}, "200; 200,200", "vessels"));
        const auto alike = findView("vessels")->figure(document.scene("vessels"), task);
        QVERIFY(!legendOf(**alike).contains("a tube holds nothing"));
    }

    /// A table’s cells are told of as they are found.
    void gridsTellOfTheCellsThatAreFound() {
        Document document;
        QVERIFY(document.setGame("wythoff", {}, "6,10", "grid"));
        QVERIFY(document.setSettings("grid", {{"explain", "outcomes"}, {"rows", "8"}, {"columns", "8"}}));
        Task task;
        const auto steps = findView("grid")->steps(document.scene("grid"), task);
        const QStringList first = legendOf(*steps->figureAt(0));
        const QStringList last = legendOf(*steps->figureAt(static_cast<int>(steps->count()) - 1));
        QVERIFY(first.contains("not known yet") && !first.contains("P: every option is N"));
        QVERIFY(!last.contains("not known yet") && last.contains("P: every option is N"));
    }

    /// A matrix’s signs are told of once they are there, and its value once it is found.
    void matricesTellOfTheSignsThatAreThere() {
        Document document;
        QVERIFY(document.setGame("matrix", {}, "4,2;3,1", "matrix"));
        Task task;
        const auto steps = findView("matrix")->steps(document.scene("matrix"), task);
        const QStringList first = legendOf(*steps->figureAt(0));
        const QStringList last = legendOf(*steps->figureAt(static_cast<int>(steps->count()) - 1));
        QCOMPARE(first, QStringList({"the row player’s best reply", "v = ?"}));
        QVERIFY(last.contains("pure equilibrium") && last.contains("struck out, in this order"));
        QCOMPARE(last.back(), QString("v = 2"));
    }

    /// A maze’s cells are told of as their layers are found.
    void mazesTellOfTheCellsThatAreFound() {
        Document document;
        QVERIFY(document.setGame("chase"));
        Task task;
        const auto steps = findView("maze")->steps(document.scene("maze"), task);
        std::set<QString> first;
        std::set<QString> last;
        for (const QString& text : legendOf(*steps->figureAt(0)))
            first.insert(text);
        for (const QString& text : legendOf(*steps->figureAt(static_cast<int>(steps->count()) - 1)))
            last.insert(text);
        QVERIFY(!first.contains("∞: a draw"));
        QVERIFY(last.contains("∞: a draw"));
    }

private:
    /// The whole figure, and the steps: of many, some evenly chosen ones.
    static std::vector<std::shared_ptr<const Figure>> figuresOfRow() {
        constexpr int most = 8;
        QFETCH(const QString, view);
        Document document;
        open(document);
        Task task;
        const ViewKind& kind = *findView(view.toStdString());
        auto whole = kind.figure(document.scene(view.toStdString()), task);
        if (!whole) return {};
        std::vector<std::shared_ptr<const Figure>> figures{std::move(*whole)};
        if (!kind.steps) return figures;
        const auto steps = kind.steps(document.scene(view.toStdString()), task);
        if (!steps) return figures;
        const int count = static_cast<int>(steps->count());
        for (int i = 0; i < std::min(most, count); ++i)
            figures.push_back(steps->figureAt(count <= most ? i : i * (count - 1) / (most - 1)));
        return figures;
    }
    static void open(Document& document) {
        QFETCH(const QString, view);
        QFETCH(const QString, game);
        QFETCH(const QString, parameter);
        QFETCH(const QString, position);
        Parameters parameters;
        if (!parameter.isEmpty())
            parameters[parameter.section('=', 0, 0).toStdString()] = parameter.section('=', 1).toStdString();
        if (position.isEmpty())
            QVERIFY(document.setGame(game.toStdString(), parameters));
        else
            QVERIFY(
                document.setGame(game.toStdString(), parameters, position.toStdString(), view.toStdString()));
    }
    static QStringList legendAt(const char* view, const char* game, const char* position) {
        Document document;
        if (!document.setGame(game, {}, position, view)) qFatal("no such position");
        Task task;
        return legendOf(**findView(view)->figure(document.scene(view), task));
    }
};

MEXPLORER_TEST(TestSlides)
#include "test_slides.moc"
