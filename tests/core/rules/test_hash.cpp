#include "core/rules/hash.h"

#include "core/rules/boards/stone_game.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>
#include <set>

using namespace mexplorer;

class TestHash : public QObject {
    Q_OBJECT

private slots:
    /// A seed and a count, say: the first is made a hash, or the pair would be many others shifted.
    void twoSmallNumbersAreMixedIntoTheirOwn() {
        constexpr std::uint64_t many = 300;
        std::set<std::uint64_t> found;
        for (std::uint64_t a = 0; a < many; ++a)
            for (std::uint64_t b = 0; b < many; ++b)
                found.insert(mixed(hashOf(a), b));
        QCOMPARE(found.size(), std::size_t{many * many});
    }

    /// Eight stones each on 42 cells: a hash of their sum would be that of many others.
    void boardsOfStonesHaveHashesOfTheirOwn() {
        constexpr unsigned seed = 1974;
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        std::set<std::pair<std::uint64_t, std::uint64_t>> boards;
        std::set<std::uint64_t> sums;
        std::set<std::uint64_t> hashes;
        for (int i = 0; i < 100'000; ++i) {
            Stones stones; // in columns of six cells and a free one
            for (int stone = 0; stone < 16; ++stone) {
                const auto column = random() % 7;
                auto cell = std::uint64_t{1} << (7 * column);
                while (stones.taken() & cell)
                    cell <<= 1U;
                (stone % 2 == 0 ? stones.first : stones.second) |= cell;
            }
            boards.emplace(stones.first, stones.second);
            sums.insert(stones.first + stones.second);
            hashes.insert(hashOf(stones));
        }
        QVERIFY(sums.size() < boards.size() / 2);
        QCOMPARE(hashes.size(), boards.size());
    }
};

MEXPLORER_TEST(TestHash)
#include "test_hash.moc"
