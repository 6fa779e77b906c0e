#include "core/solve/stones/stone_solver.h"

#include "core/solve/stones/stone_engine.h"
#include "tests/core/solve/stones/plain_stones.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// Small enough for plain recursion.
const std::vector<StoneShape> smallShapes = {
    {1, 1, 1, false}, {1, 4, 2, true},  {4, 1, 3, false}, {3, 3, 3, true}, {4, 3, 3, false},
    {3, 4, 3, true},  {4, 3, 3, true},  {4, 4, 4, true},  {5, 3, 3, true}, {5, 2, 4, false},
    {3, 4, 5, false}, {2, 6, 2, false}, {4, 4, 3, true},  {5, 4, 4, true}, {4, 5, 4, true}};

constexpr std::uint64_t tiny = 40;

StoneSolver solverOf(const StoneShape& shape, std::uint64_t bytes = StoneSolver::usualBytes) {
    return StoneSolver::make(shape, bytes).value();
}

/// Cancelled at a given check.
class ShortTask final : public Task {
public:
    explicit ShortTask(int checks) : left_(checks) {}
    [[nodiscard]] bool cancelled() const noexcept override { return left_-- <= 0; }

private:
    mutable int left_;
};

} // namespace

class TestStoneSolver : public QObject {
    Q_OBJECT

private slots:
    void everyPositionOfTicTacToeIsAsMinimaxSays() {
        PlainStones plain({3, 3, 3, false});
        QCOMPARE(plain.bestPlay({}), (BestPlay{0, 9}));
        QCOMPARE(plain.known().size(), 5478U);
        StoneSolver solver = solverOf({3, 3, 3, false});
        Task task;
        for (const auto& [sides, play] : plain.known()) {
            const Stones stones{sides.first, sides.second};
            QCOMPARE(solver.solve(stones, task).value(), play);
            QCOMPARE(solver.score(stones, task).value(), static_cast<int>(play.score));
        }
    }

    void randomPositionsOfSmallBoardsAreAsMinimaxSays() {
        constexpr unsigned seed = 1988;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Task task;
        for (const StoneShape& shape : smallShapes) {
            PlainStones plain(shape);
            StoneSolver solver = solverOf(shape);
            StoneSolver forgetful = solverOf(shape, tiny);
            const unsigned cells = shape.cells();
            for (int round = 0; round < 60; ++round) {
                // Few enough cells are left for plain recursion.
                const unsigned count = cells - std::min(cells, 2 + below(9, random));
                const Stones stones = plain.random(count, random);
                const BestPlay truth = plain.bestPlay(stones);
                const std::string where = plain.text(stones);
                QVERIFY2(solver.solve(stones, task).value() == truth, where.c_str());
                QVERIFY2(forgetful.solve(stones, task).value() == truth, where.c_str());
                QVERIFY2(solverOf(shape).score(stones, task).value() == truth.score, where.c_str());
            }
        }
    }

    /// However few positions it may look at, what it knows is true.
    void boundsHoldWhateverIsAllowed() {
        constexpr unsigned seed = 21;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Task task;
        const StoneShape shape{5, 4, 4, true};
        PlainStones plain(shape);
        int open = 0;
        int half = 0;
        for (int round = 0; round < 200; ++round) {
            const Stones stones = plain.random(8 + below(3, random), random);
            const int truth = static_cast<int>(plain.bestPlay(stones).score);
            StoneSolver solver = solverOf(shape, tiny); // forgets, so that it gets no further
            for (const std::uint64_t most : {std::uint64_t{1}, std::uint64_t{4096}, StoneSolver::unlimited}) {
                solver.allow(most);
                const ScoreBounds bounds = solver.scoreBounds(stones, task).value();
                QVERIFY2(bounds.least <= truth && truth <= bounds.most, plain.text(stones).c_str());
                const bool isOpen = bounds.least < bounds.most;
                QVERIFY(!isOpen || most != StoneSolver::unlimited);
                open += isOpen ? 1 : 0;
                half += isOpen && bounds.most == 0 ? 1 : 0;
            }
        }
        qInfo("open %d, of these at most a draw %d", open, half);
        QVERIFY(open > 0);
    }

    void everyMoveIsAsMinimaxSays() {
        constexpr unsigned seed = 42;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Task task;
        for (const StoneShape& shape : smallShapes) {
            PlainStones plain(shape);
            StoneSolver solver = solverOf(shape);
            for (int round = 0; round < 10; ++round) {
                const Stones stones = plain.random(shape.cells() - std::min(shape.cells(), 9U), random);
                std::vector<StoneMove> moves;
                for (const std::uint32_t cell : plain.moves(stones))
                    moves.push_back(
                        {cell, PlainStones::earlier(plain.bestPlay(PlainStones::after(stones, cell)))});
                QVERIFY2(solver.moves(stones, task).value() == moves, plain.text(stones).c_str());
            }
        }
    }

    /// On 7 × 6, the fast engine, the general one and, near the end, plain recursion.
    void bothEnginesAgreeOnConnectFour() {
        constexpr unsigned seed = 7;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const StoneShape shape{7, 6, 4, true};
        PlainStones plain(shape);
        const auto fast = StoneEngine::make(shape, 1U << 22U);
        const auto general = StoneEngine::makeGeneral(shape, 1U << 22U);
        const Task task;
        constexpr std::uint64_t most = StoneSolver::unlimited;
        StoneSolver solver = solverOf(shape);
        Task other;
        for (int round = 0; round < 60; ++round) {
            const Stones stones = plain.random(24 + below(10, random), random);
            if (plain.moves(stones).empty()) continue;
            for (const int alpha : {-3, -1, 0, 2}) {
                const bool isMore = fast->search(stones, alpha, alpha + 1, most, task).value() > alpha;
                const bool isMoreToo = general->search(stones, alpha, alpha + 1, most, task).value() > alpha;
                QVERIFY2(isMore == isMoreToo, plain.text(stones).c_str());
            }
            if (std::popcount(stones.taken()) < 31) continue;
            QVERIFY2(solver.solve(stones, other).value() == plain.bestPlay(stones),
                     plain.text(stones).c_str());
        }
    }

    /// As in John Tromp’s table of board sizes (tromp.github.io/c4/c4.html).
    void emptyBoardsOfConnectFourAreAsKnown() {
        struct Known {
            std::uint32_t columns;
            std::uint32_t rows;
            int score;
        };
        Task task;
        for (const Known& known :
             {Known{4, 4, 0}, {4, 5, 0}, {5, 4, 0}, {5, 5, 0}, {4, 6, 0}, {6, 4, -1}, {5, 6, 0}}) {
            const StoneShape shape{known.columns, known.rows, 4, true};
            QCOMPARE(solverOf(shape).score({}, task).value(), known.score);
        }
    }

    void gamesInARowAreAsKnown() {
        Task task;
        QCOMPARE(solverOf({3, 3, 3}).solve({}, task).value(), (BestPlay{0, 9}));
        QCOMPARE(solverOf({4, 3, 3}).score({}, task).value(), 1);
        QCOMPARE(solverOf({4, 4, 3}).solve({}, task).value(), (BestPlay{1, 5}));
        QCOMPARE(solverOf({4, 4, 4}).score({}, task).value(), 0);
    }

    void endsOfPlayAreTold() {
        Task task;
        StoneSolver solver = solverOf({3, 3, 3});
        QCOMPARE(solver.solve({0b000000111, 0b000011000}, task).value(), (BestPlay{-1, 0}));
        QVERIFY(solver.moves({0b000000111, 0b000011000}, task).value().empty());
        // X O X / X O O / O X X
        QCOMPARE(solver.solve({0b110001101, 0b001110010}, task).value(), (BestPlay{0, 0}));
        QCOMPARE(solverOf({1, 1, 1}).solve({}, task).value(), (BestPlay{1, 1}));
        QCOMPARE(solverOf({1, 1, 2}).solve({}, task).value(), (BestPlay{0, 1}));
        QCOMPARE(solverOf({64, 1, 64}).score({UINT64_MAX >> 32U, UINT64_MAX << 32U}, task).value(), 0);
        QCOMPARE(solverOf({1, 64, 2, true}).score({}, task).value(), 0);
        QCOMPARE(solverOf({8, 8, 1}).solve({}, task).value(), (BestPlay{1, 1}));
    }

    void impossibleShapesAreRefused() {
        QCOMPARE(StoneSolver::make({0, 3, 3}).error().kind, Error::Kind::invalid);
        QCOMPARE(StoneSolver::make({13, 5, 3}).error().kind, Error::Kind::invalid);
        QCOMPARE(StoneSolver::make({1U << 31U, 2, 3}).error().kind, Error::Kind::invalid);
        QCOMPARE(StoneSolver::make({3, 3, 0}).error().kind, Error::Kind::invalid);
    }

    void itStopsWhenAskedToOrWhenItIsTooMuch() {
        for (const int checks : {0, 1, 5}) {
            ShortTask task(checks);
            QCOMPARE(solverOf({7, 6, 4, true}).solve({}, task).error().kind, Error::Kind::cancelled);
        }
        Task task;
        auto solver = StoneSolver::make({7, 6, 4, true}, 1U << 16U, 10'000).value();
        QCOMPARE(solver.solve({}, task).error().kind, Error::Kind::tooLarge);
        QVERIFY(solver.nodes() < 20'000);
        QCOMPARE(solver.moves({}, task).error().kind, Error::Kind::tooLarge);
        // The interrupted search leaves nothing wrong behind.
        PlainStones plain({4, 4, 4, true});
        auto small = StoneSolver::make({4, 4, 4, true}, 1U << 16U, 5'000).value();
        const BestPlay truth = plain.bestPlay({});
        bool isFound = false;
        for (int i = 0; i < 1'000 && !isFound; ++i) {
            const auto play = small.solve({}, task);
            isFound = play.has_value();
            if (isFound) QCOMPARE(*play, truth);
        }
        QVERIFY(isFound);
    }
};

MEXPLORER_TEST(TestStoneSolver)
#include "test_stone_solver.moc"
