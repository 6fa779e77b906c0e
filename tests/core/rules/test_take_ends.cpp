#include "core/rules/take_ends.h"

#include "core/catalogue/catalogue.h"
#include "core/explain/explain.h"
#include "core/explain/label_trace.h"
#include "core/explain/mex_trace.h"
#include "core/explain/why.h"
#include "core/game/aspects/scores.h"
#include "core/solve/compare_below.h"
#include "core/solve/ways/rows.h"
#include "core/text/parse.h"
#include "tests/core/asked.h"
#include "tests/core/plain_rows.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>
#include <span>

using namespace mexplorer;

namespace {

/// The final lead of the player to move, by trying everything.
std::int64_t lead(std::span<const std::int64_t> row) {
    const auto [mine, theirs] = playedOut({row.begin(), row.end()});
    return mine - theirs;
}

Outcome truthOf(std::int64_t ahead) {
    return ahead > 0 ? Outcome::N : ahead < 0 ? Outcome::P : Outcome::draw;
}

const Game& game() {
    static const std::unique_ptr<Game> made = std::move(makeGame("take-ends").value());
    return *made;
}

/// The result of best play by the table of the row.
BestPlay bestPlay(const Row& row) {
    using Way = WayOf<TakeEnds>;
    Task task;
    return Way({}, std::make_shared<Way::Shared>(), {}).bestPlay(row, task).value();
}

/// Calls `visit` with every row of at most `most` numbers from `least` to `largest`.
void everyRow(std::size_t most, std::int64_t least, std::int64_t largest,
              const std::function<void(const std::vector<std::int64_t>&)>& visit) {
    std::vector<std::int64_t> row;
    const std::function<void()> extend = [&] {
        visit(row);
        if (row.size() == most) return;
        for (std::int64_t number = least; number <= largest; ++number) {
            row.push_back(number);
            extend();
            row.pop_back();
        }
    };
    extend();
}

} // namespace

class TestTakeEnds : public QObject {
    Q_OBJECT

private slots:
    void everyShortRowIsAsTryingEverythingTells() {
        const TakeEnds rules;
        everyRow(6, -1, 2, [&](const std::vector<std::int64_t>& row) {
            for (const std::int64_t ahead : {-2, 0, 1}) {
                const Row position{row, ahead, 0};
                QCOMPARE(bestPlay(position), (BestPlay{ahead + lead(row), row.size()}));
                if (row.empty()) QCOMPARE(rules.scoreAtEnd(position), ahead);
            }
        });
    }

    void everyPositionInTheCourseOfPlayIsToldToo() {
        constexpr unsigned seed = 1388;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Task task;
        for (int round = 0; round < 40; ++round) {
            std::vector<std::int64_t> row(1 + random() % 8);
            for (std::int64_t& number : row)
                number = static_cast<std::int64_t>(random() % 6);
            const auto start = asked(game(), joined(row));
            const auto graph = start->graph();
            for (PositionGraph::Id id = 0; id < graph->size(); ++id) {
                const Row at = TakeEnds().parse(graph->text(id)).value();
                const auto told = graph->evaluation(id, task);
                QVERIFY(told.has_value() && !told->value);
                QCOMPARE(told->outcome, truthOf(at.mine - at.theirs + lead(at.numbers())));
                (void)graph->options(id);
            }
            QVERIFY(compareBelow(game(), *start, task)->agrees());
        }
    }

    void whoBeginsAnEvenRowNeverLoses() {
        everyRow(6, 0, 3, [&](const std::vector<std::int64_t>& row) {
            if (row.size() % 2 == 0) QVERIFY(bestPlay({row, 0, 0}).score >= 0);
        });
    }

    void positionsAreReadAsTheyAreWritten() {
        const auto canonical = [](const char* text) {
            const auto found = ask(game(), text);
            return found ? (*found)->position() : "error: " + found.error().english();
        };
        QCOMPARE(canonical(" 4 7,2 "), std::string("4,7,2"));
        QCOMPARE(canonical("7,2|0 : 4"), std::string("7,2 | 0:4"));
        QCOMPARE(canonical("7 2 | 0,4"), std::string("7,2 | 0:4"));
        QVERIFY(canonical("7 2 | 0,4,5").starts_with("error"));
        QCOMPARE(canonical("7,2 | 0:0"), std::string("7,2"));
        QCOMPARE(canonical("|0:0"), std::string("| 0:0"));
        QCOMPARE(canonical("| -3:11"), std::string("| -3:11"));
        QVERIFY(canonical("").starts_with("error"));
        QCOMPARE(
            canonical("4,5 | 3"),
            std::string("error: position: Both scores, such as 0:4, were expected at column 6, not “3”."));
        QCOMPARE(canonical("4,x | 3:1"), std::string("error: position: “x” at column 3 is not a whole number "
                                                     "from −10¹² to 10¹²."));
        QVERIFY(canonical("4,5 | 3:x").find("column 9") != std::string::npos);
        QVERIFY(canonical("4，5，6 | x:1").find("column 9 ") != std::string::npos);
        QVERIFY(canonical("7，2 | 0:x").find("column 9 ") != std::string::npos);
        QVERIFY(canonical("7，2 | 3").find("column 6,") != std::string::npos);
        everyRow(3, 0, 2, [&](const std::vector<std::int64_t>& row) {
            for (const std::int64_t mine : {0, 5}) {
                const Row position{row, mine, 0};
                QVERIFY(TakeEnds().parse(TakeEnds().text(position)) == position);
            }
        });
    }

    void scoresThatPlayCouldTakeOutOfRangeAreRefused() {
        const std::string all = "100000000000000000"; // the largest number times the longest row
        const auto isRead = [](const std::string& text) { return TakeEnds().parse(text).has_value(); };
        QVERIFY(isRead("| " + all + ":-" + all));
        QVERIFY(!isRead("| " + all + "1:0"));
        QVERIFY(isRead("1 | 99999999999999999:0"));
        for (const char* number : {"1 | ", "-1 | "}) {
            QVERIFY(!isRead(number + all + ":0"));
            QVERIFY(!isRead(number + ("0:-" + all)));
        }
        QCOMPARE(TakeEnds().parse("1 | " + all + ":0").error().english(),
                 "position: With all numbers that are left, a score could leave the range −" + all + " to " +
                     all + ".");
        // The options of a readable position are readable, too.
        TakeEnds().forEachOption(*TakeEnds().parse("1,-5 | 99999999999999994:0"),
                                 [&](TakeEnds::Move, const Row& left) {
                                     QVERIFY(isRead(TakeEnds().text(left)));
                                     TakeEnds().forEachOption(left, [&](TakeEnds::Move, const Row& none) {
                                         QVERIFY(isRead(TakeEnds().text(none)));
                                     });
                                 });
    }

    void theProofSaysBothScoresAndWhatEachMoveLeadsTo() {
        const Proof proof = asked(game(), "4,7,2,9,5,2")->proof().value();
        QCOMPARE(proof.steps.size(), std::size_t{4});
        QCOMPARE(proof.steps[0].reason.english(),
                 std::string("With best play the player to move gets 18 in the end, the other 11."));
        QCOMPARE(proof.steps[1].reason.english(),
                 std::string("“take 4 from the left”: then in the end 15 to 14."));
        QCOMPARE(proof.steps[2].reason.english(),
                 std::string("“take 2 from the right”: then in the end 18 to 11."));
        QCOMPARE(proof.steps[3].reason.english(),
                 std::string("18 is more than 11: the player to move wins."));
        QCOMPARE(proof.move.english(), std::string("take 2 from the right"));
        everyRow(5, 0, 2, [&](const std::vector<std::int64_t>& row) {
            const Row position{row, 1, 0};
            const Proof told = TakeEnds().proof(position).value();
            QCOMPARE(told.move.empty(), row.empty() || 1 + lead(row) <= 0);
        });
    }

    void theOptionsAreTheLeftEndAndTheRightOne() {
        everyRow(5, -1, 2, [&](const std::vector<std::int64_t>& row) {
            std::vector<Row> options;
            TakeEnds().forEachOption({row, 3, 1},
                                     [&](TakeEnds::Move, const Row& option) { options.push_back(option); });
            QCOMPARE(options.size(), std::min<std::size_t>(row.size(), 2));
            QCOMPARE(TakeEnds().optionCount(row), options.size());
            if (row.empty()) return;
            QVERIFY(options.front() == Row({row.begin() + 1, row.end()}, 1, 3 + row.front()));
            QVERIFY(options.back() == Row({row.begin(), row.end() - 1}, 1, 3 + row.back()) ||
                    row.size() == 1);
        });
    }

    /// Rows are equal if their numbers are, whatever longer rows they are stretches of.
    void equalRowsAreOnePosition() {
        const Row row({1, 2, 1, 2, 3});
        const Row left = TakeEnds::after(TakeEnds::after(row, TakeEnds::Move::left), TakeEnds::Move::left);
        const Row plain({1, 2, 3}, left.mine, left.theirs);
        QVERIFY(left == plain);
        QCOMPARE(hashOf(left), hashOf(plain));
        QVERIFY(!(left == Row({1, 2, 3}, left.mine + 1, left.theirs)));
        QVERIFY(!(left == Row({1, 2}, left.mine, left.theirs)));
        QVERIFY(left.whole == row.whole); // shared, not copied
    }

    /// All positions below a row share its table.
    void theScoreOfEveryPositionBelowIsThatOfTryingEverything() {
        constexpr unsigned seed = 42;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Task task;
        for (int round = 0; round < 30; ++round) {
            const auto graph = asked(game(), joined(randomRow(random, 6, -3, 9)) + "| 2:-1")->graph();
            const auto& scores = *graph->as<ScoresAspect>();
            for (PositionGraph::Id id = 0; id < graph->size(); ++id) {
                const Row at = TakeEnds().parse(graph->text(id)).value();
                QCOMPARE(scores.score(id, task).value(), at.mine - at.theirs + lead(at.numbers()));
                (void)graph->options(id);
            }
        }
    }

    /// A thousand moves deep in a row of 5000 numbers: no move takes time proportional to the row.
    void longRowsAreQuick() {
        std::mt19937 random(7);
        std::vector<std::int64_t> row(TakeEnds::mostNumbers);
        for (std::int64_t& number : row)
            number = static_cast<std::int64_t>(random() % 1000);
        Task task;
        const auto start = asked(game(), joined(row));
        const auto graph = start->graph();
        PositionGraph::Id at = 0;
        for (int move = 0; move < 1000; ++move) {
            QVERIFY(graph->as<ScoresAspect>()->score(at, task).has_value());
            at = graph->options(at)[random() % 2];
        }
        QVERIFY(graph->size() <= 2001);
        QVERIFY(why(game(), *start, task).has_value());
        const auto below = compareBelow(game(), *start, task); // refused at once, as it would never end
        QCOMPARE(below.error().kind, Error::Kind::tooLarge);
        task.cancel();
        QCOMPARE(asked(*makeGame("take-ends").value(), joined(row))->evaluation(task).error().kind,
                 Error::Kind::cancelled);
    }

    void bestPlayIsNamedAndDrawn() {
        Task task;
        QCOMPARE(why(game(), *asked(game(), "4,7,2,9,5,2"), task)->reasons.front().english(),
                 std::string("Move to 4,7,2,9,5 | 0:2, which is P: from there the other player cannot win."));
        const auto graph = asked(game(), "4,7,2,9,5,2")->graph();
        const GameTree tree = buildTree(*graph, {.merged = true}, task).value();
        const std::uint32_t end = tree.edges[tree.line.back()].to;
        QCOMPARE(graph->text(tree.nodes[end].position), std::string("| 18:11")); // the line of best play
    }

    void inTheCourseOfPlayTheProofSaysWhatBothHave() {
        const Proof proof = asked(game(), "7,2,9,5,2 | 0:4")->proof().value();
        QCOMPARE(proof.steps.front().reason.english(),
                 std::string("So far the player to move has 0, the other 4."));
    }

    void theEndIsToldByTheScores() {
        Task task;
        QCOMPARE(asked(game(), "| 3:3")->evaluation(task)->outcome, Outcome::draw);
        QCOMPARE(asked(game(), "| 4:3")->evaluation(task)->outcome, Outcome::N);
        QCOMPARE(asked(game(), "| 3:4")->evaluation(task)->outcome, Outcome::P);
        const auto end = why(game(), *asked(game(), "| 3:4"), task);
        QVERIFY(end.has_value() && end->reasons.empty()); // nothing about having no move
        QCOMPARE(end->headline.english(), std::string("| 3:4 is P"));
    }

    void aDrawIsExplainedAsOne() {
        Task task;
        const auto draw = why(game(), *asked(game(), "1,3,3,1"), task);
        QVERIFY(draw.has_value());
        QCOMPARE(draw->headline.english(), std::string("(1, 3, 3, 1) is a draw"));
        QVERIFY(!draw->value && draw->optionValues.empty());
        const auto trace = explain(game(), *asked(game(), "1,3,3,1"), task);
        QVERIFY(trace.has_value());
        QCOMPARE(trace->steps.back().reason.english(), std::string("Both have 4: a draw."));
    }

    void theTreeIsLabelledFromItsEnds() {
        Task task;
        const auto graph = asked(game(), "1,3,3,1")->graph();
        const GameTree tree = buildTree(*graph, {.merged = true}, task).value();
        QCOMPARE(tree.evaluationOf(0)->outcome, Outcome::draw);
        QCOMPARE(tree.line.size(), std::size_t{4}); // the draw, played to its end
        for (std::uint32_t edge : tree.line)
            QCOMPARE(tree.evaluationOf(tree.edges[edge].to)->outcome, Outcome::draw);
        const LabelTrace trace = labelTrace(game(), *graph, tree);
        QCOMPARE(trace.steps.size(), tree.nodes.size() + 1);
        QCOMPARE(trace.steps.back().reason.english(),
                 std::string("No option of (1, 3, 3, 1) is P, but one is a draw: so is (1, 3, 3, 1)."));
        for (const Saying& step : trace.steps)
            QVERIFY(step.codeLine < trace.pseudoCode.size());
    }

    void whatNeedsValuesIsRefusedWithTheReason() {
        Task task;
        const auto mex = mexTrace(game(), *asked(game(), "1,2"), task);
        QVERIFY(!mex.has_value());
        QCOMPARE(mex.error().english(),
                 std::string("game: take-ends has no SG values: it is not the last move that decides."));
        const auto sum = ask(*makeGame("sum").value(), "nim: 3; take-ends: 1,2");
        QVERIFY(!sum.has_value());
        QVERIFY(sum.error().english().find("take-ends cannot be a component") != std::string::npos);
    }
};

MEXPLORER_TEST(TestTakeEnds)
#include "test_take_ends.moc"
