#include "core/catalogue/catalogue.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/document/document.h"
#include "ui/document/view_kind.h"
#include "ui/figure/slide_title.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

namespace {

constexpr QSize slideSize(1280, 578); // of the figure in a window of 1280 × 720

Style slide() {
    return Style::presenting(lightTheme());
}

QStringList legendOf(const Figure& figure) {
    return figure.textsBeside(Frame(figure, QRectF(QPointF(), slideSize), std::nullopt, slide()));
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
            QTest::addRow("%s of %s %s", view, game, position) << view << game << parameter << position;
        };
        add("beatty", "wythoff", "6,10");
        add("bars", "fibonacci", "85");
        add("bars", "bounded-nim", "13,11,0,7");
        add("graph", "hackenbush", "1-9");
        add("graph", "dag", "a,c");
        add("flow", "coalition", "s,t", "kind=flow");
        add("intervals", "take-ends", "4,7,2,9,5,2");
        add("intervals", "take-ends", "4");
        add("board", "tic-tac-toe", "X.O/.X./..O");
        add("board", "hexapawn", "bbb/.../www");
        add("vessels", "coalition", "200; 100,200,300", "kind=bankruptcy");
        add("maze", "chase", "");
    }
    /// At least 60 % of the width or height that a slide has for the figure, at every step.
    void aSlideIsFilledAndHasATitle() {
        QFETCH(const QString, view);
        Document document;
        open(document);
        Task task;
        const auto steps = findView(view.toStdString())->steps(document.scene(view.toStdString()), task);
        QVERIFY(steps);
        std::vector<std::shared_ptr<const Figure>> figures{
            *findView(view.toStdString())->figure(document.scene(view.toStdString()), task)};
        for (int step = 0; step < static_cast<int>(steps->count()); ++step)
            figures.push_back(steps->figureAt(step));
        for (std::size_t i = 0; i < figures.size(); ++i) {
            const Frame frame(*figures[i], QRectF(QPointF(), slideSize), std::nullopt, slide());
            const QRectF drawing = frame.toArea().mapRect(figures[i]->bounds());
            QVERIFY(drawing.width() > 0.6 * slideSize.width() || drawing.height() > 0.6 * slideSize.height());
            const auto texts = seenTexts(*figures[i], slideSize, std::nullopt, slide());
            const auto isTitle = [](const SeenText& text) {
                return text.box.top() < slideTitleHeight(slide()) + 10 && text.pixels > 23;
            };
            QVERIFY2(std::any_of(texts.begin(), texts.end(), isTitle),
                     qPrintable(QString("%1 %2").arg(view).arg(i)));
            QVERIFY(!overlapOf(texts));
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
