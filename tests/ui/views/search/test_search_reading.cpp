#include "core/rules/score_tree_text.h"
#include "tests/core/search/plain_scores.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/looks.h"
#include "tests/ui/views/search/drawn_search.h"
#include "ui/figure/motion/moving_figure.h"
#include "ui/theme/language.h"

#include <QBuffer>
#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;
using namespace mexplorer::ui;

/// What is written in the picture of a search and around it, and whether that can be read.
class TestSearchReading : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { setLanguage("en"); }

    void theChartSaysHowManyLeavesEachWayLooksAt() {
        const auto figure = searchFigure({});
        const Frame frame = framed(*figure);
        const auto chart = figure->chart(frame);
        QVERIFY(chart && chart->isOpen());
        for (std::size_t method = 0; method < SearchComparison::methods.size(); ++method) {
            for (std::size_t order = 0; order < SearchComparison::orders.size(); ++order) {
                const QRectF bar = chart->bar(method, order);
                QVERIFY(frame.area().contains(bar) && !frame.content().intersects(bar));
                QVERIFY(chart->bounds().contains(bar) && !figure->countsIn(frame).intersects(bar));
                QVERIFY(bar.right() < chart->number(method, order).left());
                QVERIFY(bar.right() >= chart->leastMark(method).x1() - 0.01); // no method needs fewer
                QCOMPARE(chart->at(bar.center()),
                         std::optional(SearchChart::Way(SearchComparison::methods[method],
                                                        SearchComparison::orders[order])));
                if (order > 0) QVERIFY(!bar.intersects(chart->bar(method, order - 1)));
            }
            if (method > 0) QVERIFY(chart->methodName(method - 1).right() < chart->methodName(method).left());
        }
        const auto length = [&](std::size_t order) { return chart->bar(1, order).width(); };
        QVERIFY(std::abs(length(0) / length(1) - 7.0 / 5) < 1e-9 &&
                std::abs(length(2) / length(1) - 9.0 / 5) < 1e-9);
        QVERIFY(!chart->at(chart->leastName().center()));
        QVERIFY(writtenIn(*figure).contains(
            "the least that a search without a table must look at (Knuth and Moore): 5"));
    }

    /// At every size it is there, or says that it is folded, with its most telling numbers.
    void theChartIsOpenOrFoldedButNeverGone() {
        int open = 0;
        int folded = 0;
        for (const char* fold : {"fitting", "open", "folded"}) {
            for (const char* tree :
                 {"((3,12,8),(2,4,6),(14,5,2))", "((3),(((2,-7))))", "(5,((4,((3,9),(8,7))),(6,2)))"}) {
                const auto figure = searchFigure({"tree", tree, {{"chart", fold}}});
                for (const QSize size :
                     {QSize(400, 260), QSize(640, 360), QSize(769, 551), QSize(1280, 720)}) {
                    const Frame frame(*figure, QRectF(QPointF(), size), std::nullopt, Style{});
                    const auto chart = figure->chart(frame);
                    QVERIFY(chart && frame.area().contains(chart->bounds()));
                    if (fold != std::string("fitting"))
                        QCOMPARE(chart->isOpen(), fold == std::string("open"));
                    QStringList texts;
                    for (const SeenText& text : seenTexts(*figure, size, {}, Style{}))
                        texts << text.text;
                    if (chart->isOpen()) {
                        QVERIFY(says(texts, "worst first"));
                        QVERIFY(!chart->at(chart->handle().center()));
                        ++open;
                        continue;
                    }
                    ++folded;
                    QVERIFY2(says(texts, "leaves in all · alpha-beta:") && says(texts, "minimax:"),
                             qPrintable(texts.join('|')));
                }
            }
        }
        QVERIFY(open > 14 && folded > 14);
    }

    void aSlideHasATitleAndAsLargeADrawingAsFits() {
        const Style slide = Style::presenting(lightTheme());
        for (const SearchedPosition& at :
             {SearchedPosition{}, SearchedPosition{"tree", "((3),(((2,-7))))"},
              SearchedPosition{"tree", "(3,5)"}, SearchedPosition{"nim", "3,4,5"},
              SearchedPosition{"hexapawn", "bbb/.../www"}}) {
            const auto figure = searchFigure(at);
            const Frame frame(*figure, QRectF(0, 0, 1280, 578), std::nullopt, slide);
            QRectF tree;
            for (const auto& placed : figure->layout().placed())
                tree |= placed.isEnd ? figure->layout().box(placed) : figure->layout().shape(placed);
            const QRectF seen = frame.toArea().mapRect(tree);
            QVERIFY2(seen.width() >= 0.6 * frame.content().width() ||
                         seen.height() >= 0.6 * frame.content().height(),
                     at.position.c_str());
            QVERIFY(figure->title(slide).startsWith("alpha-beta: "));
        }
        for (const auto& figure : searchSteps({})) { // all of it is seen, also what has fallen
            const Frame frame(*figure, QRectF(0, 0, 1280, 553), std::nullopt, slide);
            for (const auto& placed : figure->layout().placed())
                QVERIFY(frame.visible().contains(placed.isEnd ? figure->layout().box(placed)
                                                              : figure->layout().shape(placed)));
        }
        QCOMPARE(searchFigure({})->title(slide), QString("alpha-beta: A = 3"));
        QCOMPARE(searchSteps({}).front()->title(slide), QString("alpha-beta: A = ?"));
        QCOMPARE(stepOf({}, SearchEvent::Kind::cut)->title(slide), QString("alpha-beta: A ≥ 3"));
        QVERIFY(searchFigure({})->title(Style{}).isEmpty());
    }

    /// However long they are: nothing of them is left out.
    void longNumbersAreWrittenWhole() {
        const auto figure = searchFigure({"tree", "((-1000000000,12,8),(-999999999,-999999998,6),(14,5,2))"});
        const QStringList texts = writtenIn(*figure);
        for (const char* number : {"−1000000000", "−999999999", "−999999998", "[−1000000000, −999999999]"})
            QVERIFY2(says(texts, number), number);
        for (const QString& text : texts)
            QVERIFY2(!text.contains(u'…'), qPrintable(text));
    }

    void theLegendHasOnlyWhatIsSeen() {
        const QStringList first = writtenIn(*searchSteps({}).front());
        QVERIFY(first.contains("MAX moves") && !first.contains("best play so far") &&
                !first.contains("left out"));
        const QStringList all = writtenIn(*searchFigure({}));
        QVERIFY(all.contains("best play so far") && all.contains("left out") && all.contains("the window"));
        const QStringList minimax = writtenIn(*searchFigure({"tree", "(3,5)", {{"method", "minimax"}}}));
        QVERIFY(!minimax.contains("MIN moves") && !minimax.contains("the window") &&
                !minimax.contains("left out"));
    }

    /// In each language, all words of the chart, the counts and the legend are complete.
    void allWordsAreWrittenWholeInEveryLanguage() {
        for (const QString& language : languages()) {
            setLanguage(language);
            for (const Parameters& settings :
                 {Parameters{}, Parameters{{"method", "deepening"}}, Parameters{{"method", "table"}}}) {
                for (const Style& style : {Style{}, Style{darkTheme()}}) {
                    const QStringList texts =
                        writtenIn(*searchFigure({"tree", "((3,12,8),(2,4,6),(14,5,2))", settings}), style);
                    for (const QString& text : texts)
                        QVERIFY2(!text.contains(u'…'), qPrintable(language + ": " + text));
                }
            }
        }
    }

    void fromTheLastRowNothingIsTooSmall() {
        for (const Parameters& settings : {Parameters{}, Parameters{{"solution", "off"}}}) {
            const auto figure = searchFigure({"tree", "((3,12,8),(2,4,6),(14,5,2))", settings});
            const auto texts = seenTexts(*figure, {1280, 578}, {}, Style::presenting(lightTheme()));
            for (const auto& [text, pixels] : smallestSizes(texts))
                QVERIFY2(pixels > 19.99, qPrintable(text));
            const auto overlap = overlapOf(texts);
            QVERIFY2(!overlap, qPrintable(overlap ? overlap->first.text + "|" + overlap->second.text : ""));
        }
    }

    /// Of a large tree so much is drawn, and so large, that it is seen whole at the first look, and read.
    void aLargeTreeIsSeenWholeAtFirst() {
        for (const SearchedPosition& at :
             {SearchedPosition{"hexapawn", "bbb/.../www"}, SearchedPosition{"nim", "3,4,5"}}) {
            const auto figure = searchFigure(at);
            const SearchLayout& layout = figure->layout();
            for (const auto& [style, size] : looks()) {
                const Frame frame(*figure, QRectF(QPointF(), size), std::nullopt, style);
                const QRectF seen = frame.visible().adjusted(-1, -1, 1, 1);
                QVERIFY(frame.area().contains(figure->countsIn(frame)));
                const bool isSlide =
                    style.leastType > Style{}.leastType; // there the first two moves are seen
                for (const SearchLayout::Placed& placed : layout.placed())
                    if (!isSlide || figure->picture().subject().run.nodes[placed.node].depth < 3)
                        QVERIFY2(
                            seen.contains(layout.shape(placed) | layout.name(placed)),
                            qPrintable(
                                QString("%1 %2 %3").arg(at.game.c_str()).arg(size.width()).arg(placed.node)));
                for (const SeenText& text : seenTexts(*figure, size, std::nullopt, style))
                    QVERIFY2(!text.text.contains(u'…'), qPrintable(text.text));
            }
        }
    }

    /// Also of a tree that is too broad to be seen whole, and of the steps of one.
    void noTextIsCutAtTheEdges() {
        std::vector<std::shared_ptr<const SearchFigure>> figures = searchSteps({"nim", "3,4,5"});
        for (const SearchedPosition& at :
             {SearchedPosition{"hexapawn", "bbb/.../www"}, SearchedPosition{"nim", "3,4,5"},
              SearchedPosition{"tree", "((((3,17),(2,12)),((15,4),(25,0))),(((2,5),(3,6)),((2,14),(9,8))))"}})
            figures.push_back(searchFigure(at));
        for (const auto& figure : figures) {
            for (const auto& [style, size] : looks()) {
                const Frame frame(*figure, QRectF(QPointF(), size), std::nullopt, style);
                const double legend = frame.content().bottom();
                const QRectF inside = QRectF(QPointF(), size).adjusted(1, 1, -1, 0);
                for (const SeenText& text : seenTexts(*figure, size, std::nullopt, style)) {
                    QVERIFY2(inside.contains(text.box), qPrintable(text.text));
                    QVERIFY2(text.box.bottom() < legend - 0.01 || text.box.top() > legend,
                             qPrintable(text.text));
                }
            }
        }
    }

    void itIsPaintedToTheEdgesInBothThemes() {
        for (const Parameters& settings : {Parameters{}, Parameters{{"solution", "off"}}}) {
            const auto figure = searchFigure({"tree", "((3,12,8),(2,4,6),(14,5,2))", settings});
            for (const Style& style : {Style{}, Style{darkTheme()}, Style::presenting(lightTheme())}) {
                const QImage image = drawn(*figure, style);
                for (const QPoint corner : {QPoint(0, 0), QPoint(1279, 0), QPoint(0, 719), QPoint(1279, 719)})
                    QCOMPARE(image.pixelColor(corner), style.theme.paper);
            }
        }
    }
};

MEXPLORER_TEST(TestSearchReading)
#include "test_search_reading.moc"
