#include "core/solve/compare_below.h"

#include "core/catalogue/catalogue.h"
#include "core/catalogue/game_of.h"
#include "core/rules/tartan.h"
#include "tests/core/wrong_moore.h"
#include "tests/core/wrong_nim.h"

#include <QTest>

using namespace mexplorer;

class TestCompareBelow : public QObject {
    Q_OBJECT

private slots:
    void theoremsAgreeWithTheDefinitionBelowAPosition() {
        const std::vector<std::pair<const char*, const char*>> starts = {
            {"moore", "2,3,4"}, {"staircase", "1,1,1"}, {"hackenbush", "1-9"}, {"fibonacci", "30"}};
        for (const auto& [id, position] : starts) {
            for (const char* play : {"normal", "misere"}) {
                const auto game = makeGame(id, {{"play", play}}).value();
                Task task;
                const auto below = compareBelow(*game, position, task);
                QVERIFY(below.has_value() && below->agrees());
                QVERIFY(below->places > 10);
                if (std::string(id) == "moore") QCOMPARE(below->places, std::uint64_t{60});
                QCOMPARE(below->byTheorem > 0, game->closedForm(position).has_value());
                // Who is asked about values: the theorem where it tells them, and else the solver.
                QCOMPARE(below->byTheorem - below->outcomes + below->bySolver, below->places);
            }
        }
    }

    void aWrongTheoremIsFoundOut() {
        const GameOf<test::WrongMoore> game(test::WrongMoore(Play::normal, 2), {});
        Task task;
        const auto below = compareBelow(game, "1,1,1", task);
        // Of the 8 positions below, the XOR is wrong about the three pairs of ones and all three ones.
        QCOMPARE(below->places, std::uint64_t{8});
        QCOMPARE(below->differing, std::uint64_t{4});
        QCOMPARE(below->differences.front().place, std::string("1,1,1"));
    }

    void aWrongSolverIsFoundOutWhereTheTheoremLeavesItTheWord() {
        Task task;
        for (const auto wrong : {test::Nims::wrongSolver, test::Nims::wrongSolverOutcomes}) {
            const GameOf<test::WrongNim> game(test::WrongNim(wrong), {});
            const auto below = compareBelow(game, "7", task);
            QCOMPARE(below->places, std::uint64_t{8});
            QCOMPARE(below->bySolver, std::uint64_t{8});
            QCOMPARE(below->differing, std::uint64_t{1});
            QCOMPARE(below->differences.front().place, std::string("5"));
            QCOMPARE(below->differences.front().solver, std::optional(evaluationOf(9)));
        }
        const GameOf<test::WrongNim> wrongValues(test::WrongNim(test::Nims::wrongValues), {});
        QCOMPARE(compareBelow(wrongValues, "7", task)->differing, std::uint64_t{1});
    }

    void tooMuchIsRefusedAndCancelledIsSaid() {
        const auto game = makeGame("moore", {}).value();
        Task task;
        QCOMPARE(compareBelow(*game, "100000,100000,100000", task).error().kind, Error::Kind::tooLarge);
        QCOMPARE(compareBelow(*game, "4000000000000000000,4000000000000000000", task).error().kind,
                 Error::Kind::tooLarge);
        task.cancel();
        QCOMPARE(compareBelow(*game, "1,1", task).error().kind, Error::Kind::cancelled);
    }

    /// Few positions may take much memory: here 2,500, with a thousand heads each.
    void positionsAreFoundWithinTheMemoryThereIs() {
        const auto rules = Tartan::make({{"rows", "ruler"},
                                         {"row-sets", ""},
                                         {"columns", "ruler"},
                                         {"column-sets", ""},
                                         {"play", "normal"}})
                               .value();
        const auto start = rules.parse("50x50").value();
        Task task;
        ExploredGraph<Tartan> small(rules, start, std::make_shared<SharedTables>(), {.bytes = 1U << 20U});
        QCOMPARE(small.expand(0, task).error().english(),
                 std::string("The positions below this one would take more than 1 MB."));
        QVERIFY(small.size() < 1000);
        ExploredGraph<Tartan> large(rules, start, std::make_shared<SharedTables>(), {.bytes = 1U << 25U});
        QVERIFY(large.expand(0, task).has_value());
        QCOMPARE(large.size(), std::size_t{2501});
        QCOMPARE(large.options(0).size(), std::size_t{2500});
        QVERIFY(large.expand(0, task).has_value());
        task.cancel();
        QCOMPARE(large.expand(1, task).error().kind, Error::Kind::cancelled);
    }
};

QTEST_APPLESS_MAIN(TestCompareBelow)
#include "test_compare_below.moc"
