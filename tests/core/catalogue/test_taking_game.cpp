#include "core/catalogue/taking_game.h"

#include "core/catalogue/catalogue.h"
#include "core/catalogue/views.h"
#include "core/explain/telling.h"
#include "core/game/aspects/grid.h"
#include "core/game/aspects/line.h"
#include "core/solve/compare_below.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <array>
#include <bit>

using namespace mexplorer;

namespace {

using MayTake = bool (*)(std::uint64_t size, std::uint64_t taken);

/// Rules that are not known when the program is compiled: a condition on the heap and what is taken.
class ReadRules final : public TakingGame {
public:
    ReadRules(Play play, MayTake mayTake) : play_(play), mayTake_(mayTake) {}

    [[nodiscard]] Description description() const override {
        Description all;
        all.id = "own";
        all.position = "3,5";
        return all;
    }
    [[nodiscard]] Play play() const override { return play_; }
    [[nodiscard]] std::shared_ptr<const TakingGame> inNormalPlay() const override {
        return std::make_shared<ReadRules>(Play::normal, mayTake_);
    }
    [[nodiscard]] std::uint64_t takeCount(std::uint64_t size) const override {
        std::uint64_t count = 0;
        forEachTake(size, [&](std::uint64_t) { return ++count > 0; });
        return count;
    }
    bool forEachTake(std::uint64_t size, const Visit& visit) const override {
        for (std::uint64_t taken = 1; taken <= size; ++taken)
            if (mayTake_(size, taken) && !visit(taken)) return false;
        return true;
    }

private:
    Play play_;
    MayTake mayTake_;
};

std::unique_ptr<Game> read(Play play, MayTake mayTake) {
    return makeTakingGame(std::make_shared<ReadRules>(play, mayTake), {});
}

bool isDivisor(std::uint64_t size, std::uint64_t taken) {
    return size % taken == 0;
}
bool isAny(std::uint64_t /*size*/, std::uint64_t /*taken*/) {
    return true;
}

/// The outcome by the definition alone.
bool isWonByDivisors(const std::array<std::uint64_t, 2>& heaps, Play play) {
    if (heaps[0] + heaps[1] == 0) return play == Play::misere;
    for (std::size_t heap = 0; heap < 2; ++heap) {
        for (std::uint64_t taken = 1; taken <= heaps[heap]; ++taken) {
            auto option = heaps;
            option[heap] -= taken;
            if (heaps[heap] % taken == 0 && !isWonByDivisors(option, play)) return true;
        }
    }
    return false;
}

} // namespace

class TestTakingGame : public QObject {
    Q_OBJECT

private slots:
    void rulesReadAtRunTimeAreSolvedByTheDefinition() {
        Task task;
        const auto game = read(Play::normal, isDivisor);
        for (std::uint64_t a = 0; a < 8; ++a) {
            for (std::uint64_t b = 0; b < 8; ++b) {
                const auto start = asked(*game, std::to_string(a) + "," + std::to_string(b));
                QCOMPARE(isWon(start->evaluation(task)->outcome), isWonByDivisors({a, b}, Play::normal));
            }
        }
        for (const char* position : {"12", "6,9", "4,5,6"}) {
            const auto below = compareBelow(*game, *asked(*game, position), task);
            QVERIFY(below.has_value() && below->agrees() && below->places > 5);
        }
    }

    void theyHaveTablesLinesAndReasons() {
        Task task;
        const auto game = read(Play::normal, isDivisor);
        LineValues line(200);
        LineValues byDefinition(200);
        QVERIFY(game->as<LineAspect>()->fill(line, task).has_value());
        QVERIFY(game->as<LineAspect>()->fillByDefinition(byDefinition, task).has_value());
        for (std::uint64_t n = 0; n < 200; ++n) {
            QCOMPARE(line[n], byDefinition[n]);
            // Taking a divisor, one makes an odd number even or takes all: the value counts the factors 2.
            QCOMPARE(line[n], n == 0 ? Nimber{0} : Nimber(std::countr_zero(n) + 1));
        }
        GridValues grid({20, 20});
        QVERIFY(game->as<GridAspect>()->fill(grid, task).has_value());
        QCOMPARE(Nimber{grid.at(6, 12)}, line[6] ^ line[12]);
        const auto start = asked(*game, "6,12");
        const auto solution = start->solution(task);
        QCOMPARE((*solution)->moves.size(), std::size_t{4 + 6}); // the divisors of 6 and of 12
        QVERIFY(!why(*game, static_cast<const Instance&>(*start), task)->reasons.empty());
        QVERIFY(!explain(*game, static_cast<const Instance&>(*start), task)->steps.empty());
        QVERIFY(canShow("tree", *game) && canShow("xor", *game) && canShow("play", *game));
    }

    void theSameRulesGiveTheSameHoweverTheyCome() {
        Task task;
        for (const Play play : {Play::normal, Play::misere}) {
            const auto own = read(play, isAny);
            const auto nim = makeGame("nim", {{"play", play == Play::normal ? "normal" : "misere"}}).value();
            for (const char* position : {"1", "1,1", "3,5", "3,5,7", "2,2,2", "1,1,1"}) {
                const auto ownSolution = asked(*own, position)->solution(task).value();
                const auto nimSolution = asked(*nim, position)->solution(task).value();
                QVERIFY(ownSolution->evaluation == nimSolution->evaluation);
                QCOMPARE(ownSolution->moves.size(), nimSolution->moves.size());
                for (std::size_t i = 0; i < ownSolution->moves.size(); ++i) {
                    QCOMPARE(ownSolution->moves[i].to, nimSolution->moves[i].to);
                    QVERIFY(ownSolution->moves[i].evaluation == nimSolution->moves[i].evaluation);
                }
            }
        }
    }
};

MEXPLORER_TEST(TestTakingGame)
#include "test_taking_game.moc"
