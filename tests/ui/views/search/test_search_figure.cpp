#include "core/rules/score_tree_text.h"
#include "tests/core/search/plain_scores.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/looks.h"
#include "tests/ui/views/search/search_pictures.h"
#include "tests/ui/views/seen_texts.h"
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

namespace {

constexpr QSize pictureSize(1280, 720);

QStringList writtenIn(const Figure& figure, const Style& style = {}) {
    QStringList texts;
    for (const SeenText& text : seenTexts(figure, pictureSize, {}, style))
        texts << text.text;
    return texts;
}

/// Whether the sentence is written, perhaps in pieces of several fonts.
bool says(const QStringList& texts, const char* sentence) {
    return texts.join(QString()).remove(u' ').contains(QString(sentence).remove(u' '));
}

Frame framed(const Figure& figure) {
    return {figure, QRectF(QPointF(), pictureSize), std::nullopt, Style{}};
}

QImage drawn(const Figure& figure, const Style& style = {}) {
    QImage image(pictureSize, QImage::Format_RGB32);
    image.fill(Qt::magenta);
    QPainter painter(&image);
    figure.draw(painter, Frame(figure, QRectF(QPointF(), pictureSize), std::nullopt, style));
    return image;
}

/// What a tree, written as text, is worth to MAX; reads `text` on.
Score plainScore(const std::string& text, std::size_t& at, bool max) {
    if (text[at] != '(') {
        std::size_t length = 0;
        const Score score = std::stoll(text.substr(at), &length);
        at += length;
        return score;
    }
    std::optional<Score> best;
    do {
        const Score score = plainScore(text, ++at, !max);
        best = !best ? score : max ? std::max(*best, score) : std::min(*best, score);
    } while (text[at] == ',');
    ++at;
    return *best;
}
Score plainScore(const std::string& text, bool max) {
    std::size_t at = 0;
    return plainScore(text, at, max);
}

/// The figure of a step whose last event is of this kind.
std::shared_ptr<const SearchFigure> stepOf(const SearchedPosition& at, SearchEvent::Kind kind) {
    for (const auto& figure : searchSteps(at))
        if (figure->progress().now()->kind == kind) return figure;
    return nullptr;
}

} // namespace

class TestSearchFigure : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { setLanguage("en"); }

    void aCutHasItsConditionWithItsNumbers() {
        const auto cut = stepOf({}, SearchEvent::Kind::cut);
        const QStringList texts = writtenIn(*cut);
        QVERIFY(says(texts, "β = 2 ≤ α = 3"));
        QVERIFY(says(texts, "≤ 2")); // the node is worth at most that
        QVERIFY(texts.contains("[3, 2]"));
        QVERIFY(texts.contains("up to this step · nodes looked at: 7 · leaves: 4 · cuts: 1"));
        QVERIFY(writtenIn(*searchFigure({})).contains("in all · nodes looked at: 11 · leaves: 7 · cuts: 1"));
    }

    void ofNegamaxEachScoreIsTheMovers() {
        const QStringList texts =
            writtenIn(*searchFigure({"tree", "((3,12,8),(2,4,6))", {{"method", "table"}}}));
        QVERIFY(says(texts, "−3"));
        QVERIFY(says(texts, "≥ −2"));
    }

    void whatTheTableKnewSaysSinceWhen() {
        for (const auto& figure : searchSteps({"nim", "1,2", {{"method", "table"}}})) {
            const SearchEvent* now = figure->progress().now();
            if (now->knownFrom == SearchNode::none || figure->picture().subject().areEnds[now->child])
                continue;
            const SearchEvent* found = figure->progress().told(now->knownFrom);
            const auto step = found - figure->picture().subject().run.events.data() + 1;
            QVERIFY(writtenIn(*figure).contains(QStringLiteral("step %1").arg(step)));
            return;
        }
        QFAIL("nothing came from the table");
    }

    /// Every picture says that it shows estimates, and which.
    void estimatesAreMarked() {
        const SearchedPosition near{"tree", "((3,12,8),(2,4,6),(14,5,2))", {{"depth", "1"}}};
        const QStringList texts = writtenIn(*searchFigure(near));
        for (const char* estimate : {"≈\u00A08", "≈\u00A04", "≈\u00A07"})
            QVERIFY(says(texts, estimate));
        QVERIFY(texts.contains("estimated: the mean of the ends below"));
        for (const auto& figure : searchSteps(near))
            QVERIFY(writtenIn(*figure).contains("estimated: the mean of the ends below"));
        const QStringList nim = writtenIn(*searchFigure({"nim", "3,4,5", {{"depth", "2"}}}));
        QVERIFY(nim.contains("estimated: nothing is known, which counts as 0"));
        QVERIFY(!writtenIn(*searchFigure({})).join(u' ').contains("estimated"));
    }

    void eachPassOfDeepeningIsDrawnByItself() {
        std::set<std::uint32_t> horizons;
        for (const auto& figure :
             searchSteps({"tree", "((3,12,8),(2,4,6),(14,5,2))", {{"method", "deepening"}}})) {
            const std::uint32_t horizon = figure->progress().pass().horizon;
            horizons.insert(horizon);
            QVERIFY(writtenIn(*figure).first(20).join(u' ').size() > 0);
            QCOMPARE(figure->layout().placed().size(), horizon == 1 ? std::size_t{4} : std::size_t{13});
            QVERIFY(figure->counts().startsWith(QStringLiteral("looking ahead: %1").arg(horizon)));
        }
        QCOMPARE(horizons, (std::set<std::uint32_t>{1, 2}));
    }

    /// An exercise shows only what is given, until it is stepped through.
    void anExerciseIsEmpty() {
        const SearchedPosition exercise{"tree", "((3,12,8),(2,4,6),(14,5,2))", {{"solution", "off"}}};
        const auto blank = searchFigure(exercise);
        QVERIFY(blank->isBlank() && !blank->chart(framed(*blank)));
        const QStringList texts = writtenIn(*blank);
        for (const char* end : {"3", "12", "8", "2", "4", "6", "14", "5"})
            QVERIFY(texts.contains(end));
        for (const QString& text : texts)
            QVERIFY2(!text.contains(u'≤') && !text.contains(u'≥') && !text.contains("looked at: 0"),
                     qPrintable(text));
        QVERIFY(texts.contains("score:") && texts.contains("leaves looked at:") && texts.contains("cuts:"));
        QCOMPARE(texts.count("["), 4); // MAX’s window, and three of MIN
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::ReadWrite));
        Task task;
        QVERIFY(blank->writeCsv(buffer, task));
        QVERIFY(!buffer.data().contains("done"));
        QVERIFY(writtenIn(*searchSteps(exercise).back())
                    .contains("in all · nodes looked at: 11 · leaves: 7 · cuts: 1"));
        // A deep tree is complete, including what the search cuts off or finds in its table.
        for (const char* method : {"alpha-beta", "table"}) {
            const auto deep = searchFigure(
                {"tree", "((1,(2,3)),(1,(2,3)),(0,(4,(5,6))))", {{"solution", "off"}, {"method", method}}});
            QCOMPARE(deep->layout().placed().size(), std::size_t{18});
        }
    }

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

    /// The way from the step before a cut to the cut differs from both in its middle.
    void whatIsCutFalls() {
        const auto steps = searchSteps({});
        const auto cut = std::ranges::find_if(steps, [](const auto& figure) {
            return figure->progress().now()->kind == SearchEvent::Kind::cut;
        });
        const std::shared_ptr<const Figure> before = *(cut - 1);
        const std::shared_ptr<const Figure> after = *cut;
        const QImage first = drawn(*before);
        const QImage last = drawn(*after);
        const QImage half = drawn(MovingFigure(before, after, 0.5));
        QVERIFY(half != first && half != last);
        const auto& fallen =
            *std::ranges::find_if((*cut)->layout().placed(), &SearchLayout::Placed::hasFallen);
        const Frame frame = framed(**cut);
        const QRectF box = frame.toArea().mapRect((*cut)->layout().box(fallen));
        const double drop = SearchLayout::fallen * frame.scale();
        const auto inkAt = [&](const QImage& image, double y) { // of the box’s lower edge
            const QColor colour = image.pixelColor(QPointF(box.center().x() - box.width() / 4, y).toPoint());
            return colour != Style{}.theme.paper && colour.lightness() < 200;
        };
        const auto lowest = [&](const QImage& image) {
            double y = box.bottom() + 4;
            while (!inkAt(image, y))
                --y;
            return y;
        };
        QVERIFY(std::abs(lowest(last) - lowest(first) - drop) < 2);
        for (const QImage& middle : {half, drawn(MovingFigure(after, before, 0.5))}) // there, and back
            QVERIFY(std::abs(lowest(middle) - lowest(first) - drop / 2) < 2);
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

    /// One tree, one timeline, and what each has looked at.
    void minimaxRunsBesideAlphaBeta() {
        const SearchedPosition both{"tree", "((3,12,8),(2,4,6),(14,5,2))", {{"beside", "on"}}};
        const auto steps = searchSteps(both);
        int alone = 0;
        for (const auto& figure : steps) {
            QVERIFY(figure->minimax() && figure->light());
            const QStringList texts = writtenIn(*figure);
            for (const SearchCounts& counts : {figure->minimax()->counts(), figure->progress().counts()})
                QVERIFY2(
                    texts.contains(QString("nodes: %1 · leaves: %2").arg(counts.visits).arg(counts.leaves)),
                    qPrintable(texts.join('|')));
            QVERIFY(texts.contains(figure == steps.back() ? "in all" : "up to this step"));
            for (const auto& placed : figure->layout().placed()) {
                const bool isReached = figure->minimax()->stage(placed.node) == SearchProgress::Stage::done;
                if (placed.hasFallen && isReached) {
                    ++alone;
                    QVERIFY(texts.contains("only minimax looks there"));
                }
            }
        }
        QVERIFY(alone > 4);
        const auto& last = *steps.back();
        QCOMPARE(last.minimax()->counts().visits, std::uint64_t{13});
        QCOMPARE(last.progress().counts().visits, std::uint64_t{11});
        QVERIFY(writtenIn(last).contains("what minimax finds")); // 2 at Ab, of which alpha-beta knows ≤ 2
        QVERIFY(!searchFigure({})->minimax());
        QVERIFY(
            !searchFigure({"tree", "((3,12),(2,4))", {{"beside", "on"}, {"method", "table"}}})->minimax());
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

    /// What a step's sentence speaks of is written in the picture: names and numbers.
    void whatAStepSaysIsWritten() {
        const QRegularExpression words("[A-Z][a-z]*(?= |,|\\.|$)|−?\\d+|∞");
        for (const char* tree :
             {"((3,12,8),(2,4,6),(14,5,2))", "((3),(((2,-7))))", "(5,((4,((3,9),(8,7))),(6,2)))"}) {
            for (const char* method : {"minimax", "alpha-beta", "beside", "table"}) {
                const bool isBeside = method == std::string("beside");
                const SearchedPosition at{
                    "tree", tree, isBeside ? Parameters{{"beside", "on"}} : Parameters{{"method", method}}};
                Task task;
                const Steps steps = findView("search")->steps(sceneOf(at), task).value();
                for (int step = 0; step < static_cast<int>(steps.count()); ++step) {
                    const QString sentence = steps.sentence(static_cast<std::size_t>(step));
                    for (const QSize size : {QSize(400, 260), QSize(769, 551)}) {
                        QString written;
                        for (const SeenText& text : seenTexts(*steps.figureAt(step), size, {}, Style{}))
                            written += text.text + ' ';
                        auto found = words.globalMatch(sentence);
                        while (found.hasNext()) {
                            const QString word = found.next().captured();
                            if (QStringList{"MAX", "MIN", "With", "Its", "Only", "Minimax", "Seen", "For",
                                            "The", "A"}
                                    .contains(word) ||
                                sentence.contains("last " + word + " options"))
                                continue;
                            const QString glued = QString(written).remove(u' '); // pieces of several fonts
                            QVERIFY2(written.contains(word) || glued.contains(word),
                                     qPrintable(sentence + " | " + written));
                        }
                    }
                }
            }
        }
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

    /// Except for steps that only say where the search is.
    void everyStepChangesThePicture() {
        for (const char* method :
             {"minimax", "alpha-beta", "beside", "table", "deepening", "breadth-first"}) {
            QImage before;
            const Parameters settings = method == std::string("beside") ? Parameters{{"beside", "on"}}
                                                                        : Parameters{{"method", method}};
            for (const auto& figure : searchSteps({"tree", "((3,12,8),(2,4,6),(14,5,2))", settings})) {
                const QImage now = drawn(*figure);
                QVERIFY2(now != before, method);
                before = now;
            }
        }
    }

    void csvListsThePlaces() {
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::ReadWrite));
        Task task;
        QVERIFY(searchFigure({"tree", "((3,4),(2,9))"})->writeCsv(buffer, task));
        QCOMPARE(buffer.data(), QByteArray("node,parent,position,player,alpha,beta,score,bound,stage\n"
                                           "0,,\"((3,4),(2,9))\",MAX,3,inf,3,exact,done\n"
                                           "1,0,\"(3,4) min\",MIN,-inf,3,3,exact,done\n"
                                           "2,0,\"(2,9) min\",MIN,3,2,2,at most,done\n"
                                           "3,1,3,MAX,,,3,exact,done\n4,1,4,MAX,,,4,exact,done\n"
                                           "5,2,2,MAX,,,2,exact,done\n6,2,9,MAX,,,,,left out\n"));
    }

    /// A bound is drawn and listed as one on every floor, in the mirrored tree as well.
    void boundsAreSeenOnEveryFloor() {
        const std::tuple<const char*, const char*, const char*, int> trees[] = {
            {"((3),(((2,-7))))", "max", "≤ 2", 3}, {"(3,(((4,9),(5,6))))", "min", "≥ 4", 3}};
        for (const auto& [tree, first, label, count] : trees) {
            const auto figure = searchFigure({"tree", tree, {}, {{"first", first}}});
            const SearchSubject& subject = figure->picture().subject();
            int labels = 0;
            for (std::uint32_t node = 0; node < subject.run.nodes.size(); ++node)
                labels += figure->statusOf(node).contains(QString(label));
            QCOMPARE(labels, count);
        }
    }

    /// What is drawn and listed at every step of random trees, against the definition.
    void whatIsDrawnAndListedIsTrue() {
        constexpr unsigned seed = 1982;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        int bounds = 0;
        for (std::size_t round = 0; round < 40; ++round) {
            const Parameters grown{{"method", std::array{"minimax", "alpha-beta", "table"}[round % 3]},
                                   {"order", std::array{"given", "worst"}[round % 2]}};
            const std::string tree = grownTree(3, 2 + random() % 2, random());
            const SearchedPosition at{"tree", tree, grown, {{"first", round % 4 < 2 ? "max" : "min"}}};
            for (const auto& figure : searchSteps(at)) {
                const SearchSubject& subject = figure->picture().subject();
                QBuffer buffer;
                QVERIFY(buffer.open(QIODevice::ReadWrite));
                Task task;
                QVERIFY(figure->writeCsv(buffer, task));
                const QStringList lines = QString::fromUtf8(buffer.data()).split('\n');
                for (std::uint32_t node = 0; node < subject.run.nodes.size(); ++node) {
                    if (subject.areEnds[node]) continue;
                    const Score truth = plainScore(subject.text(node), subject.run.isMax(node));
                    const QStringList cells = lines[node + 1].section('"', 2).split(',');
                    const QString score = cells[4];
                    const QString bound = cells[5];
                    if (score.isEmpty()) continue;
                    const Bound said = bound == "at least"  ? Bound::least
                                       : bound == "at most" ? Bound::most
                                                            : Bound::exact;
                    QVERIFY2(holds(said, score.toLongLong(), truth), qPrintable(lines[node + 1]));
                    const bool isTurned = grown.at("method") == "table" && !subject.run.isMax(node);
                    const Score sign = isTurned ? -1 : 1;
                    const Bound seen = isTurned ? turned(said) : said;
                    const QString label = (seen == Bound::least  ? "≥ "
                                           : seen == Bound::most ? "≤ "
                                                                 : "") +
                                          QString::fromStdString(scoreText(sign * score.toLongLong()));
                    QVERIFY2((figure->statusOf(node) + ' ').contains(": " + label + " "),
                             qPrintable(figure->statusOf(node) + " / " + label));
                    bounds += said != Bound::exact;
                }
            }
        }
        QVERIFY(bounds > 1000);
    }
};

MEXPLORER_TEST(TestSearchFigure)
#include "test_search_figure.moc"
