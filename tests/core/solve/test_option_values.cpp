#include "core/catalogue/catalogue.h"
#include "core/game/aspects/impartial.h"
#include "core/solve/option_values.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestOptionValues : public QObject {
    Q_OBJECT

private slots:
    /// For every option of every cell of every game with a table, compared with the solver of that position.
    void anOptionIsWorthWhatTheGraphSaysOfIt() {
        Task task;
        for (const auto& [id, parameters] : std::vector<std::pair<std::string, Parameters>>{
                 {"wythoff", {}},
                 {"wythoff", {{"play", "misere"}}},
                 {"nim", {{"play", "misere"}}},
                 {"tartan", {}},
                 {"tartan", {{"rows", "twins"}, {"columns", "turtles"}}}}) {
            const std::shared_ptr<const Game> game = makeGame(id, parameters).value();
            const GridAspect& grid = *game->as<GridAspect>();
            GridValues values({6, 6});
            QVERIFY(grid.fill(values, task));
            for (std::uint64_t a = 0; a < 6; ++a) {
                for (std::uint64_t b = 0; b < 6; ++b) {
                    const auto listed = grid.optionsOf({a, b}, 1000).value();
                    const auto graph = asked(*game, grid.positionAt(a, b))->graph();
                    const auto options = graph->options(0);
                    QCOMPARE(listed.size(), options.size());
                    for (std::size_t i = 0; i < listed.size(); ++i) {
                        const auto expected = graph->evaluation(options[i], task);
                        QVERIFY(expected);
                        QCOMPARE(evaluationOf(values, listed[i], playOf(*game)), std::optional(*expected));
                    }
                }
            }
        }
    }

    void whereNothingIsLeftTheLastMoveIsMade() {
        const GridValues values({1, 1});
        QCOMPARE(evaluationOf(values, {}, Play::normal), std::optional(Evaluation{Outcome::P, 0}));
        QCOMPARE(evaluationOf(values, {}, Play::misere), std::optional(Evaluation{Outcome::N, 1}));
    }

    void nothingIsSaidOfWhatIsNotFinishedOrNotToldByItsCells() {
        GridValues values({2, 2});
        for (std::uint32_t a = 0; a < 2; ++a) {
            for (std::uint32_t b = 0; b < 2; ++b)
                values.row(a)[b] = static_cast<GridValues::Value>(a + 2 * b);
        }
        values.finish({1, 2});
        QVERIFY(!evaluationOf(values, {{1, 0}}, Play::normal));
        QVERIFY(!evaluationOf(values, {{0, 1}, {1, 0}}, Play::normal));
        QVERIFY(!evaluationOf(values, {{0, UINT64_MAX}}, Play::normal));
        QCOMPARE(evaluationOf(values, {{0, 1}}, Play::misere), std::optional(evaluationOf(2)));
        values.finish({2, 2});
        QCOMPARE(evaluationOf(values, {{0, 1}, {1, 1}}, Play::normal), std::optional(evaluationOf(2 ^ 3)));
        QVERIFY(!evaluationOf(values, {{0, 1}, {1, 1}}, Play::misere));
    }
};

MEXPLORER_TEST(TestOptionValues)
#include "test_option_values.moc"
