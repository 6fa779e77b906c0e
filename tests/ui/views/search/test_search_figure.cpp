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

namespace {

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
