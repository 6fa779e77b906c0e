#include "core/solve/search.h"

#include "core/rules/dag.h"
#include "core/rules/fibonacci.h"
#include "core/rules/kiki.h"
#include "core/rules/nim.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

using namespace mexplorer;

namespace {

/// Nim that counts the moves that are looked at.
class CountedNim : public Nim {
public:
    using Nim::Nim;
    static Expected<CountedNim> make(const Parameters&) { return CountedNim(Play::normal); }
    template <class Visit>
    void forEachOption(const Heaps& heaps, Visit&& visit) const {
        Nim::forEachOption(heaps, [&](const Take& take, const Heaps& option) {
            ++looked;
            return visit(take, option);
        });
    }
    static inline std::uint64_t looked = 0;
};

} // namespace

class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void everyPositionIsVisitedOnce() {
        Search<Kiki> search{Kiki(Play::normal)};
        Task task;
        QCOMPARE(*search.value({7, 10}, task), Nimber{3});
        QCOMPARE(search.positions(), std::size_t{88});
        QCOMPARE(*search.value({3, 3}, task), Nimber{2});
        QCOMPARE(search.positions(), std::size_t{88});
    }

    void aLongLineDoesNotOverflowTheStack() {
        std::string text = "digraph { 0";
        for (int i = 1; i < 300'000; ++i)
            text += fmt::format("->{}", i);
        const Dag game = Dag::make({{"graph", text + "}"}, {"play", "normal"}}).value();
        Search<Dag> search(game);
        Task task;
        QCOMPARE(*search.value(*game.parse("0"), task), Nimber{1});
        QCOMPARE(*search.value(*game.parse("1"), task), Nimber{0});
    }

    void morePositionsThanTheBudgetAreRefused() {
        Search<Nim> search(Nim(Play::normal), {.positions = 100});
        Task task;
        QCOMPARE(*search.value({9, 9}, task), Nimber{0});
        const auto refused = search.value({10, 9}, task);
        QCOMPARE(refused.error().kind, Error::Kind::tooLarge);
        QCOMPARE(refused.error().english(),
                 std::string("There are more than 100 positions below this one; at most so many are "
                             "looked at."));
        QCOMPARE(*search.value({8, 9}, task), Nimber{1}); // known values stay known
    }

    void moreMovesThanTheBudgetAreRefused() {
        constexpr std::uint64_t most = 1000;
        Task task;
        CountedNim::looked = 0;
        Search<CountedNim> few(CountedNim(Play::normal), {.moves = most});
        QVERIFY(few.value({9, 9}, task).has_value()); // 900 moves
        QCOMPARE(CountedNim::looked, std::uint64_t{900});
        const auto refused = few.value({30, 30}, task);
        QCOMPARE(refused.error().kind, Error::Kind::tooLarge);
        QVERIFY(CountedNim::looked <= most);
        QCOMPARE(*few.value({8, 9}, task), Nimber{1}); // known values stay known

        CountedNim::looked = 0;
        Search<CountedNim> none(CountedNim(Play::normal), {.moves = most});
        QCOMPARE(
            none.value({500, 501}, task).error().english(),
            std::string("There are 1001 moves or more below this position; at most 1000 are looked at."));
        QCOMPARE(CountedNim::looked, std::uint64_t{0}); // the limit is checked by counting moves first
    }

    void movesBetweenPositionsOfOneSizeAreWorkToo() {
        Task task;
        Search<Fibonacci> search(Fibonacci(Play::normal), {.moves = 1000});
        QVERIFY(search.value(Fibonacci::opening(10), task).has_value());
        QCOMPARE(search.value(Fibonacci::opening(500), task).error().kind, Error::Kind::tooLarge);
    }

    void movesBetweenLargePositionsAreMoreWork() {
        Task task;
        CountedNim::looked = 0;
        Search<CountedNim> search(CountedNim(Play::normal), {.moves = 10'000});
        Heaps heaps(800, 1);
        QCOMPARE(search.value(heaps, task).error().kind, Error::Kind::tooLarge);
        QVERIFY(CountedNim::looked * heaps.size() / 8 <= 10'000);
    }

    void morePositionsThanTheMemoryAreRefused() {
        Task task;
        Search<Nim> small(Nim(Play::normal), {.bytes = 10'000});
        QCOMPARE(small.value({30, 30}, task).error().kind, Error::Kind::tooLarge);
        QVERIFY(small.positions() * sizeof(Heaps) < 10'000);
        Search<Nim> huge{Nim(Play::normal)};
        QCOMPARE(huge.value({std::uint64_t{1} << 62U}, task).error().kind, Error::Kind::tooLarge);
    }

    void aCancelledSearchStopsAndCanBeAskedAgain() {
        Search<Nim> search{Nim(Play::normal)};
        Task cancelledTask;
        cancelledTask.cancel();
        QCOMPARE(search.value({5, 6}, cancelledTask).error().kind, Error::Kind::cancelled);
        Task task;
        QCOMPARE(*search.value({5, 6}, task), Nimber{3});
    }

    void valuesAfterARefusalAreStillRight() {
        Search<Nim> search(Nim(Play::misere), {.positions = 2000});
        PlainRecursion<Nim> plain{Nim(Play::misere)};
        Task task;
        QVERIFY(!search.value({12, 12, 12}, task).has_value());
        int answered = 0;
        for (std::uint64_t a = 0; a < 6; ++a) {
            for (std::uint64_t b = 0; b < 6; ++b) {
                const auto value = search.value({a, b, 1}, task);
                if (!value) continue;
                QCOMPARE(*value, plain({a, b, 1}));
                ++answered;
            }
        }
        QVERIFY(answered > 0);
    }
};

MEXPLORER_TEST(TestSearch)
#include "test_search.moc"
