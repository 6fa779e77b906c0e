#include "core/rules/score_tree_text.h"
#include "tests/core/search/plain_scores.h"
#include "tests/runner/listed.h"
#include "tests/ui/views/looks.h"
#include "tests/ui/views/search/search_pictures.h"
#include "tests/ui/views/seen_texts.h"
#include "ui/theme/language.h"

#include <QBuffer>
#include <QImage>
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
        QVERIFY(texts.contains("visits: 7 · leaves: 4 · cuts: 1"));
        QVERIFY(writtenIn(*searchFigure({})).contains("visits: 11 · leaves: 7 · cuts: 1"));
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
        for (const char* estimate : {"≈ 8", "≈ 4", "≈ 7"})
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
        QVERIFY(blank->isBlank() && !blank->chart());
        const QStringList texts = writtenIn(*blank);
        for (const char* end : {"3", "12", "8", "2", "4", "6", "14", "5"})
            QVERIFY(texts.contains(end));
        for (const QString& text : texts)
            QVERIFY2(!text.contains(u'≤') && !text.contains(u'≥') && !text.contains("visits"),
                     qPrintable(text));
        QVERIFY(texts.contains("score:") && texts.contains("leaves looked at:") && texts.contains("cuts:"));
        QCOMPARE(texts.count("["), 4); // MAX’s window, and three of MIN
        QBuffer buffer;
        QVERIFY(buffer.open(QIODevice::ReadWrite));
        Task task;
        QVERIFY(blank->writeCsv(buffer, task));
        QVERIFY(!buffer.data().contains("done"));
        QVERIFY(writtenIn(*searchSteps(exercise).back()).contains("visits: 11 · leaves: 7 · cuts: 1"));
        // A deep tree is complete, including what the search cuts off or finds in its table.
        for (const char* method : {"alpha-beta", "table"}) {
            const auto deep = searchFigure(
                {"tree", "((1,(2,3)),(1,(2,3)),(0,(4,(5,6))))", {{"solution", "off"}, {"method", method}}});
            QCOMPARE(deep->layout().placed().size(), std::size_t{18});
        }
    }

    void theChartSaysHowManyLeavesEachWayLooksAt() {
        const auto figure = searchFigure({});
        const auto chart = figure->chart();
        QVERIFY(chart);
        for (std::size_t method = 0; method < SearchComparison::methods.size(); ++method) {
            for (std::size_t order = 0; order < SearchComparison::orders.size(); ++order) {
                const QRectF bar = chart->bar(method, order);
                QVERIFY(figure->layout().below().contains(bar));
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
                QVERIFY(seen.contains(layout.counts()));
                for (const SearchLayout::Placed& placed : layout.placed())
                    QVERIFY(seen.contains(layout.shape(placed) | layout.beside(placed)));
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
        for (const char* method : {"minimax", "alpha-beta", "table", "deepening", "breadth-first"}) {
            QImage before;
            for (const auto& figure :
                 searchSteps({"tree", "((3,12,8),(2,4,6),(14,5,2))", {{"method", method}}})) {
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
