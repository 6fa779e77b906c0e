#include "core/catalogue/catalogue.h"
#include "core/catalogue/views.h"
#include "core/explain/label_trace.h"
#include "core/explain/telling.h"
#include "core/game/aspects/impartial.h"
#include "core/game/aspects/two_sided.h"
#include "core/play/quiz.h"
#include "core/solve/compare_below.h"
#include "tests/core/asked.h"
#include "tests/core/two_sided_rules.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// The same with the players’ parts exchanged.
std::string mirrored(std::string row) {
    std::ranges::reverse(row);
    for (char& c : row)
        c = c == 'T' ? 'F' : c == 'F' ? 'T' : c;
    return row;
}

Outcome mirrored(Outcome outcome) {
    return outcome == Outcome::L ? Outcome::R : outcome == Outcome::R ? Outcome::L : outcome;
}

std::string stepsOf(const Trace& trace) {
    std::string all;
    for (const Saying& step : trace.steps)
        all += step.reason.english() + '\n';
    return all;
}

} // namespace

class TestTwoSided : public QObject {
    Q_OBJECT

private slots:
    void outcomesAreThoseOfBooks_data() {
        QTest::addColumn<QString>("position");
        QTest::addColumn<Outcome>("outcome");
        // Domineering: Lachmann, Moore, Rapaport, Who wins domineering on rectangular boards?
        QTest::newRow("1 x 1") << "." << Outcome::P;
        QTest::newRow("2 x 1") << "./." << Outcome::L;
        QTest::newRow("1 x 2") << ".." << Outcome::R;
        QTest::newRow("2 x 2") << "../.." << Outcome::N;
        QTest::newRow("2 x 3") << ".../..." << Outcome::N;
        QTest::newRow("3 x 3") << ".../.../..." << Outcome::N;
        QTest::newRow("2 x 4") << "..../...." << Outcome::R;
        QTest::newRow("4 x 2") << "../../../.." << Outcome::L;
        QTest::newRow("3 x 4") << "..../..../...." << Outcome::R;
        QTest::newRow("2 x 5") << "...../....." << Outcome::L;
    }
    void outcomesAreThoseOfBooks() {
        QFETCH(QString, position);
        QFETCH(Outcome, outcome);
        Task task;
        const auto game = readTwoSided("../..", domineering);
        QCOMPARE(asked(*game, position.toStdString())->evaluation(task)->outcome, outcome);
    }

    void outcomesAreThoseOfTheDefinition() {
        Task task;
        for (const auto& [options, positions] :
             {std::pair{&toadsAndFrogs,
                        std::vector{"TF", "T.F", "T..F", "TT.F", "TT..FF", "T.FT.F", "TTT..FF"}},
              std::pair{&domineering,
                        std::vector{"...", "../..", ".../...", ".#./...", "../../..", ".../.../..."}}}) {
            for (const char* position : positions) {
                const auto game = readTwoSided(position, options);
                const auto below = compareBelow(*game, *asked(*game, position), task);
                QVERIFY2(below.has_value() && below->agrees(), position);
            }
        }
    }

    void exchangingThePlayersExchangesOutcomes() {
        Task task;
        const auto game = readTwoSided("T.F", toadsAndFrogs);
        std::set<Outcome> met;
        for (const char* row : {"TF", "T.F", "T.", "TT.F", "T.TF.", "T..F", "TT..F", "T.FTF.", "T.T.F.F"}) {
            const Outcome outcome = asked(*game, row)->evaluation(task)->outcome;
            QCOMPARE(asked(*game, mirrored(std::string(row)))->evaluation(task)->outcome, mirrored(outcome));
            met.insert({outcome, mirrored(outcome)});
        }
        QCOMPARE(met.size(), std::size_t{4});
    }

    void anOptionKnowsWhoseMoveItIs() {
        Task task;
        const auto game = readTwoSided("T.F", toadsAndFrogs);
        QVERIFY(game->as<TwoSidedAspect>() && !game->as<ImpartialAspect>());
        const auto start = asked(*game, "T.F");
        const auto solution = start->solution(task).value();
        QVERIFY(solution->isTwoSided());
        QCOMPARE(solution->moves.size(), std::size_t{2});
        QCOMPARE(solution->moves[0].side, Side::left);
        QCOMPARE(solution->moves[0].to, std::string(".TF"));
        QCOMPARE(solution->moves[1].side, Side::right);
        for (const SolvedMove& move : solution->moves)
            QVERIFY(!move.wins() || isLost(move.evaluation.outcome, opponentOf(move.side)));
        const auto graph = start->graph();
        QCOMPARE(graph->sides(0), (std::vector{Side::left, Side::right}));
    }

    void aMoveWinsIfTheOtherPlayerThenLoses() {
        Task task;
        const auto game = readTwoSided("../..", domineering);
        const auto solution = asked(*game, "../..")->solution(task).value();
        for (const SolvedMove& move : solution->moves) {
            QVERIFY(move.wins());
            QCOMPARE(move.evaluation.outcome, move.side == Side::left ? Outcome::L : Outcome::R);
            QCOMPARE(move.reached(), std::optional(Outcome::P));
        }
        // On a column Right has no move at all.
        const auto column = asked(*game, "./././.")->solution(task).value();
        for (const SolvedMove& move : column->moves)
            QVERIFY(move.side == Side::left);
    }

    void impartialGamesHaveNoSides() {
        Task task;
        const auto nim = makeGame("nim", {}).value();
        const auto start = asked(*nim, "1,2");
        QVERIFY(start->graph()->sides(0).empty());
        QVERIFY(!nim->as<TwoSidedAspect>());
        const auto solution = start->solution(task).value();
        QVERIFY(!solution->isTwoSided());
        for (const SolvedMove& move : solution->moves)
            QVERIFY(move.side == Side::either);
    }

    void aValueMayBeAGame() {
        Task task;
        const auto game = readTwoSided("TF", toadsAndFrogs);
        const auto found = asked(*game, "TF")->evaluation(task).value();
        QCOMPARE(found.value.text(), std::string("0"));
        QVERIFY(!found.nimber());
    }

    void reasonsSayLAndR() {
        Task task;
        const auto game = readTwoSided("../..", domineering);
        for (const auto& [position, outcome] :
             {std::pair{"./.", "L"}, {"..", "R"}, {"../..", "N"}, {".", "P"}}) {
            const auto start = asked(*game, position);
            const Instance& instance = *start;
            const auto reasons = why(*game, instance, task);
            QVERIFY(reasons.has_value());
            QVERIFY2(reasons->verdict.english().ends_with(outcome), position);
            // The panel makes a button of the winning move, in place of the first reason.
            if (reasons->winning)
                QVERIFY2(reasons->reasons.front().english().find(reasons->winning->move.english()) !=
                             std::string::npos,
                         position);
            const auto trace = explain(*game, instance, task);
            QVERIFY(trace.has_value());
            QVERIFY2(stepsOf(*trace).ends_with(std::string(" is ") + outcome + "\n"), position);
        }
        const auto square = asked(*game, "../..");
        const auto trace = explain(*game, static_cast<const Instance&>(*square), task).value();
        QCOMPARE(trace.steps[0].reason.english(),
                 std::string("“Left: to #./#.” leads to #./#., which is L."));
        // A move of each, apart: 1 − 1 = 0.
        const auto zero = asked(*game, ".#../.###");
        QCOMPARE(zero->evaluation(task)->outcome, Outcome::P);
        QCOMPARE(why(*game, static_cast<const Instance&>(*zero), task)->reasons.front().english(),
                 std::string("Moving first, Left loses: no move of his leads to L or P."));
    }

    void treesAndQuestionsDoNotMistakeThem() {
        Task task;
        const std::shared_ptr<const Game> game = readTwoSided(".../...", domineering);
        QVERIFY(canShow("tree", *game) && !canShow("mex", *game));
        const auto graph = asked(*game, ".../...")->graph();
        const GameTree tree = buildTree(*graph, {}, task).value();
        const LabelTrace labels = labelTrace(*game, *graph, tree);
        QCOMPARE(labels.steps.size(), labels.states.size());
        std::set<std::string> ends;
        for (const Saying& step : labels.steps)
            ends.insert(step.reason.english().substr(step.reason.english().size() - 2));
        QVERIFY(ends.contains("L.") && ends.contains("R.") && ends.contains("N."));
        auto quiz = Quiz::of(game, {.kinds = {QuestionKind::outcome}}).value();
        const auto question = quiz.next(task);
        QVERIFY(question.has_value() && *question);
        QCOMPARE((*question)->choices.size(), std::size_t{4});
        QVERIFY((*question)->right < 4);
    }
};

MEXPLORER_TEST(TestTwoSided)
#include "test_two_sided.moc"
