#include "core/solve/stones/stone_search.h"

#include "core/rules/boards/stone_evaluation.h"
#include "core/rules/boards/tic_tac_toe.h"
#include "core/solve/ways/stones.h"
#include "tests/core/solve/stones/plain_stones.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <future>
#include <memory>
#include <thread>

using namespace mexplorer;

namespace {

const std::vector<StoneShape> searchedShapes = {{3, 3, 3, false}, {4, 3, 3, false}, {4, 4, 4, true},
                                                {5, 3, 3, true},  {4, 4, 3, true},  {1, 4, 2, true}};

/// By the definition: `depth` moves ahead, then the evaluation; wins and losses count more.
Score plainPoints(const PlainStones& plain, const StoneShape& shape, const Stones& stones, unsigned depth) {
    constexpr Score won = 1'000'000;
    if (plain.isWonBy(stones, stones.firstMoves() ? 'O' : 'X')) return -won - depth;
    const auto moves = plain.moves(stones);
    if (moves.empty()) return 0;
    if (depth == 0) return (stones.firstMoves() ? 1 : -1) * evaluate(StoneLines(shape), stones).sum;
    Score best = -2 * won;
    for (const std::uint32_t cell : moves)
        best = std::max(best, -plainPoints(plain, shape, PlainStones::after(stones, cell), depth - 1));
    return best;
}

bool isAtLeast(const BestPlay& a, const BestPlay& b) {
    return a == b || PlainStones::isBetter(a, b);
}

/// Checks that the news agree with minimax.
void checkNews(PlainStones& plain, const Stones& stones, const LargeSearchNews& news) {
    const std::string where = plain.text(stones);
    const BestPlay truth = plain.bestPlay(stones);
    QVERIFY2(isAtLeast(truth, news.worst) && isAtLeast(news.best, truth), where.c_str());
    std::vector<std::uint32_t> cells;
    for (const SearchedMove& move : news.moves) {
        const BestPlay play = PlainStones::earlier(plain.bestPlay(PlainStones::after(stones, move.move)));
        QVERIFY2(isAtLeast(play, move.worst) && isAtLeast(move.best, play), where.c_str());
        QVERIFY(!move.points || !move.isExact());
        cells.push_back(move.move);
    }
    std::ranges::sort(cells);
    QVERIFY2(cells == plain.moves(stones), where.c_str());
    Stones at = stones;
    for (const std::uint32_t cell : news.line) {
        const auto moves = plain.moves(at);
        QVERIFY2(std::ranges::find(moves, cell) != moves.end(), where.c_str());
        at = PlainStones::after(at, cell);
    }
}

/// Cancelled at a given check.
class StoppedTask final : public Task {
public:
    explicit StoppedTask(int checks) : left_(checks) {}
    [[nodiscard]] bool cancelled() const noexcept override { return left_-- <= 0; }

private:
    mutable int left_;
};

} // namespace

class TestStoneSearch : public QObject {
    Q_OBJECT

private slots:
    /// What is known beforehand is true from the first moment on, and nothing else is searched for.
    void whatIsKnownBeforehandIsNotSearched() {
        constexpr unsigned seed = 2026;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Task task;
        const StoneShape shape{4, 4, 3, true};
        PlainStones plain(shape);
        for (int round = 0; round < 40; ++round) {
            const Stones stones = plain.random(5 + below(5, random), random);
            if (plain.moves(stones).empty()) continue;
            const auto exact = searchStones(shape, stones, {}, [&](const Stones& after) {
                                   return plain.bestPlay(after);
                               }).value();
            QVERIFY(exact->news().isExact());
            QCOMPARE(exact->news().best, plain.bestPlay(stones));
            QVERIFY(exact->run(task) && exact->news().nodes == 0);
            const auto half = searchStones(shape, stones, {}, [&](const Stones& after) {
                                  return BestPlay{plain.bestPlay(after).score};
                              }).value();
            checkNews(plain, stones, half->news());
            QCOMPARE(half->news().worst.score, half->news().best.score);
            QVERIFY(half->run(task));
            checkNews(plain, stones, half->news());
            QCOMPARE(half->news().best, plain.bestPlay(stones));
        }
    }

    void withoutLimitEveryMoveIsAsMinimaxSays() {
        constexpr unsigned seed = 1997;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Task task;
        for (const StoneShape& shape : searchedShapes) {
            PlainStones plain(shape);
            for (int round = 0; round < 8; ++round) {
                const unsigned count = shape.cells() - std::min(shape.cells(), below(11, random));
                const Stones stones =
                    round == 0 && shape.cells() < 16 ? Stones() : plain.random(count, random);
                const auto search = searchStones(shape, stones).value();
                checkNews(plain, stones, search->news());
                QVERIFY(search->run(task));
                const LargeSearchNews news = search->news();
                checkNews(plain, stones, news);
                QVERIFY(news.isDone && news.isExact() && !news.isEvaluated);
                QCOMPARE(news.best, plain.bestPlay(stones));
                QCOMPARE(news.line.size(), static_cast<std::size_t>(news.best.plies.value()));
                Stones at = stones;
                for (const std::uint32_t cell : news.line) { // each move keeps the value of the position
                    const BestPlay before = plain.bestPlay(at);
                    at = PlainStones::after(at, cell);
                    QCOMPARE(PlainStones::earlier(plain.bestPlay(at)), before);
                }
                for (const SearchedMove& move : news.moves)
                    QVERIFY(move.isExact() && !move.points);
                QVERIFY(std::ranges::is_sorted(news.moves, [](const auto& a, const auto& b) {
                    return PlainStones::isBetter(a.best, b.best);
                }));
            }
        }
    }

    /// Also when it is cancelled: what it tells is certain.
    void whatItTellsAsFoundIsAsMinimaxSays() {
        for (const StoneShape& shape : searchedShapes) {
            PlainStones plain(shape);
            for (int checks = 0; checks < 100; checks += 7) {
                std::size_t told = 0;
                const FoundPlay found = [&](const Stones& stones, const BestPlay& play) {
                    ++told;
                    QVERIFY2(play == plain.bestPlay(stones), plain.text(stones).c_str());
                };
                StoppedTask task(checks);
                const bool isDone = searchStones(shape, {}, {}, {}, found).value()->run(task).has_value();
                QVERIFY(!isDone || told > 0);
            }
        }
    }

    /// A question that may look at next to nothing is answered by what a search has found.
    void whatWasFoundIsKnownToWhoAsksWithLess() {
        using Way = WayOf<TicTacToe, StoneFamily>;
        const TicTacToe rules = TicTacToe::make({}).value();
        const auto shared = std::make_shared<Way::Shared>();
        shared->limit.set(1);
        Task task;
        QCOMPARE(Way(rules, shared, {}).bestPlay({}, task).error().kind, Error::Kind::tooLarge);
        const FoundPlay keep = [&](const Stones& stones, const BestPlay& play) {
            shared->found.keep(stones, play);
        };
        QVERIFY(searchStones(rules.shape(), {}, {}, {}, keep).value()->run(task));
        PlainStones plain(rules.shape());
        QCOMPARE(Way(rules, shared, {}).bestPlay({}, task).value(), plain.bestPlay({}));
        for (const std::uint32_t cell : plain.moves({})) {
            const Stones after = PlainStones::after({}, cell);
            QCOMPARE(Way(rules, shared, {}).outcome(after, task).value(),
                     outcomeOf(plain.bestPlay(after).score));
        }
    }

    void atEachDepthTheEvaluationStandsIn() {
        constexpr unsigned seed = 1950;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Task task;
        for (const StoneShape& shape :
             {StoneShape{4, 4, 4, true}, {4, 3, 3, false}, {5, 4, 3, true}, {7, 6, 4, true}}) {
            PlainStones plain(shape);
            for (int round = 0; round < 6; ++round) {
                const Stones stones = plain.random(2 + below(6, random), random);
                for (std::uint32_t depth = 1; depth <= 4; ++depth) {
                    const auto search = searchStones(shape, stones, {.depth = depth}).value();
                    QVERIFY(search->run(task));
                    const LargeSearchNews news = search->news();
                    QVERIFY(news.depth == depth || news.moves.empty() || news.isExact());
                    for (const SearchedMove& move : news.moves) {
                        const Stones after = PlainStones::after(stones, move.move);
                        const Score points = -plainPoints(plain, shape, after, depth - 1);
                        if (move.points)
                            QVERIFY2(*move.points == points, plain.text(stones).c_str());
                        else if (move.best.score != 0)
                            QVERIFY2(points * move.best.score > 100'000, plain.text(stones).c_str());
                        QVERIFY(move.isExact() || news.isEvaluated);
                    }
                }
            }
        }
    }

    void cancelKeepsWhatIsKnown() {
        const StoneShape shape{4, 4, 4, true};
        PlainStones plain(shape);
        QCOMPARE(plain.bestPlay({}).score, 0);
        std::uint64_t nodes = 0;
        for (int checks = 0; checks < 60; checks += 3) {
            const auto search = searchStones(shape, {}).value();
            StoppedTask task(checks);
            const auto done = search->run(task);
            const LargeSearchNews news = search->news();
            checkNews(plain, {}, news);
            QVERIFY(news.isDone);
            if (!done) {
                QCOMPARE(done.error().kind, Error::Kind::cancelled);
                QVERIFY(!news.isExact() || !news.moves.back().isExact() || checks < 60);
            }
            QVERIFY(news.nodes >= nodes);
            nodes = news.nodes;
        }
        QVERIFY(nodes > 0);
    }

    void newsCanBeAskedForMeanwhile() {
        const auto search = searchStones({7, 6, 4, true}, {}, {.bytes = 1U << 22U, .nodes = 200'000}).value();
        Task task;
        auto done = std::async(std::launch::async, [&] { return search->run(task).has_value(); });
        LargeSearchNews last;
        while (!last.isDone) {
            const LargeSearchNews news = search->news();
            QVERIFY(news.nodes >= last.nodes && news.depth >= last.depth);
            QCOMPARE(news.moves.size(), 7U);
            last = news;
            std::this_thread::yield();
        }
        QVERIFY(done.get());
        QVERIFY(last.nodes >= 200'000);
    }

    void enoughIsWhatWasAskedFor() {
        Task task;
        const StoneShape shape{4, 4, 3, false};
        const auto best = searchStones(shape, {}, {.everyMove = false}).value();
        const auto all = searchStones(shape, {}).value();
        QVERIFY(best->run(task) && all->run(task));
        QCOMPARE(best->news().best, (BestPlay{1, 5}));
        QVERIFY(best->news().isExact() && all->news().isExact());
        QVERIFY(best->news().nodes <= all->news().nodes);
        const auto few = searchStones({7, 6, 4, true}, {}, {.bytes = 1U << 20U, .nodes = 20'000}).value();
        QVERIFY(few->run(task));
        QVERIFY(few->news().nodes < 40'000 && !few->news().isExact());
        QVERIFY(few->news().depth > 3 && !few->news().line.empty());
    }

    void anEndIsToldAtOnce() {
        Task task;
        const auto lost = searchStones({3, 3, 3, false}, {0b000000111, 0b000011000}).value();
        QVERIFY(lost->run(task));
        QCOMPARE(lost->news().best, (BestPlay{-1, 0}));
        QVERIFY(lost->news().isExact() && lost->news().moves.empty() && lost->news().line.empty());
        QVERIFY(!searchStones({0, 3, 3, false}, {}));
    }
};

MEXPLORER_TEST(TestStoneSearch)
#include "test_stone_search.moc"
