#include "core/solve/retrograde.h"

#include "tests/core/plain_endings.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

/// A graph of states given explicitly.
struct WrittenStates {
    static constexpr std::uint8_t noPosition = 255;

    explicit WrittenStates(const PlainGame& written) : game(written), before(written.options.size()) {
        for (std::size_t i = 0; i < game.options.size(); ++i)
            for (const std::size_t option : game.options[i])
                before[option].push_back(static_cast<std::uint32_t>(i));
    }
    [[nodiscard]] std::uint64_t size() const { return claimed ? claimed : game.options.size(); }
    [[nodiscard]] std::uint8_t movesOf(std::uint32_t state) const {
        return isNone(state) ? noPosition : static_cast<std::uint8_t>(game.options[state].size());
    }
    [[nodiscard]] Score scoreAtEnd(std::uint32_t state) const { return game.wonAtEnd[state] ? 1 : -1; }
    template <class Visit>
    void forEachPredecessor(std::uint32_t state, const Visit& visit) const {
        for (const std::uint32_t from : before[state])
            visit(from);
    }
    [[nodiscard]] bool isNone(std::uint32_t state) const { return state == none; }

    PlainGame game;
    std::vector<std::vector<std::uint32_t>> before;
    std::uint32_t none = UINT32_MAX; ///< a number that stands for no position
    std::uint64_t claimed = 0;       ///< the number of states it claims to have
};

PlainGame randomGame(std::mt19937& random) {
    const std::size_t size = 1 + random() % 40;
    const std::size_t most = 1 + random() % 4;
    PlainGame game{std::vector<std::vector<std::size_t>>(size), std::vector<bool>(size)};
    for (std::size_t i = 0; i < size; ++i) {
        for (std::size_t k = random() % (most + 1); k > 0; --k)
            game.options[i].push_back(random() % size); // perhaps a loop, or twice the same
        game.wonAtEnd[i] = random() % 2 == 0;
    }
    return game;
}

/// Counts its checks and is cancelled at the `stopAt`-th.
class StoppingTask : public Task {
public:
    explicit StoppingTask(int stopAt) : stopAt_(stopAt) {}
    [[nodiscard]] bool cancelled() const noexcept override { return ++asked_ >= stopAt_; }
    [[nodiscard]] int asked() const { return asked_; }

private:
    int stopAt_;
    mutable int asked_ = 0;
};

} // namespace

class TestRetrograde : public QObject {
    Q_OBJECT

private slots:
    void everyEndingIsThatOfValueIteration() {
        constexpr unsigned seed = 1970;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Task task;
        std::size_t draws = 0;
        std::size_t late = 0;
        for (int round = 0; round < 3000; ++round) {
            const PlainGame game = randomGame(random);
            const std::vector<BestPlay> truth = plainEndings(game);
            const Endings found = retrograde(WrittenStates(game), task).value();
            QCOMPARE(found.size(), truth.size());
            for (std::uint32_t state = 0; state < truth.size(); ++state) {
                QVERIFY2(found.of(state) == truth[state], qPrintable(QString::number(round)));
                draws += truth[state].plies ? 0 : 1;
                late += truth[state].plies > 4U ? 1 : 0;
            }
        }
        QVERIFY(draws > 1000 && late > 100); // else the test is too weak
    }

    /// a ⇄ b, and from b to an end that is lost for the player to move there.
    void whoCanWinDoesNotGoRound() {
        const PlainGame game{{{1}, {0, 2}, {}}, {false, false, false}};
        Task task;
        const Endings found = retrograde(WrittenStates(game), task).value();
        QCOMPARE(found.of(2).score, Score{-1});
        QVERIFY(found.of(1) == (BestPlay{1, 1}));
        QVERIFY(found.of(0) == (BestPlay{-1, 2}));
    }

    void numbersOfNoPositionAreLeftOut() {
        WrittenStates states({{{}, {0}, {}}, {false, false, true}});
        states.none = 2;
        Task task;
        const Endings found = retrograde(states, task).value();
        QVERIFY(!found.isDecided(2));
        QVERIFY(found.of(1) == (BestPlay{1, 1}));
    }

    void tooManyStatesAreRefusedBeforeMemoryIsTaken() {
        WrittenStates states({{{}}, {false}});
        Task task;
        for (const std::uint64_t claimed : {std::uint64_t{1} << 40U, UINT64_MAX, std::uint64_t{5'000'000}}) {
            states.claimed = claimed;
            const auto found = retrograde(states, task, {.bytes = 20'000'000});
            QVERIFY(!found);
            QCOMPARE(found.error().kind, Error::Kind::tooLarge);
        }
    }

    void itStopsWhereverItIsCancelled() {
        const std::size_t size = 100'000; // a chain of all positions
        PlainGame line{std::vector<std::vector<std::size_t>>(size), std::vector<bool>(size)};
        for (std::size_t i = 1; i < size; ++i)
            line.options[i] = {i - 1};
        const WrittenStates states(line);
        StoppingTask whole(INT_MAX);
        const Endings found = retrograde(states, whole).value();
        QVERIFY(found.of(size - 1) == (BestPlay{1, static_cast<std::uint32_t>(size - 1)}));
        QVERIFY(whole.asked() >= 10);
        for (int stop = 1; stop <= whole.asked(); ++stop) {
            StoppingTask task(stop);
            const auto stopped = retrograde(states, task);
            QVERIFY(!stopped);
            QCOMPARE(stopped.error().kind, Error::Kind::cancelled);
        }
    }
};

MEXPLORER_TEST(TestRetrograde)
#include "test_retrograde.moc"
