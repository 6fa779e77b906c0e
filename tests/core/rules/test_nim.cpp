#include "core/rules/nim.h"
#include "core/solve/ways/heaps.h"

#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

/// Whether the player to move wins misère Nim: by recursion on sorted heaps.
bool winsMisere(std::vector<std::uint64_t> heaps, std::map<std::vector<std::uint64_t>, bool>& known) {
    std::erase(heaps, 0U);
    std::sort(heaps.begin(), heaps.end());
    if (heaps.empty()) return true; // the other player took the last object
    if (const auto found = known.find(heaps); found != known.end()) return found->second;
    bool wins = false;
    for (std::size_t i = 0; i < heaps.size() && !wins; ++i) {
        for (std::uint64_t left = 0; left < heaps[i] && !wins; ++left) {
            auto option = heaps;
            option[i] = left;
            wins = !winsMisere(option, known);
        }
    }
    return known[heaps] = wins;
}

std::vector<Heaps> smallHeaps() {
    std::vector<Heaps> all;
    for (std::uint64_t a = 0; a <= 12; ++a)
        all.push_back({a});
    for (std::uint64_t a = 0; a <= 9; ++a) {
        for (std::uint64_t b = 0; b <= 9; ++b)
            all.push_back({a, b});
    }
    for (std::uint64_t a = 0; a <= 5; ++a) {
        for (std::uint64_t b = 0; b <= 5; ++b) {
            for (std::uint64_t c = 0; c <= 5; ++c)
                all.push_back({a, b, c});
        }
    }
    for (std::uint64_t bits = 0; bits < 81; ++bits)
        all.push_back({bits % 3, bits / 3 % 3, bits / 9 % 3, bits / 27});
    return all;
}

} // namespace

class TestNim : public QObject {
    Q_OBJECT

private slots:
    void everythingAgreesOnSmallHeaps_data() {
        QTest::addColumn<bool>("misere");
        QTest::newRow("normal") << false;
        QTest::newRow("misere") << true;
    }
    void everythingAgreesOnSmallHeaps() {
        QFETCH(bool, misere);
        QCOMPARE(disagreement(Nim(misere ? Play::misere : Play::normal), smallHeaps()), std::string());
    }

    void misereAgreesWithPlainRecursionOnRandomHeaps() {
        constexpr unsigned seed = 1901;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        const Nim nim(Play::misere);
        std::map<std::vector<std::uint64_t>, bool> known;
        for (int i = 0; i < 300; ++i) {
            Heaps heaps(1 + random() % 4);
            const std::uint64_t most = 2 + random() % 9;
            for (auto& heap : heaps)
                heap = random() % most;
            QCOMPARE(nim.closedForm(heaps)->outcome == Outcome::N, winsMisere(heaps, known));
        }
    }

    void theLastOneOfAnOddNumberOfOnesLosesInMisere() {
        const Nim nim(Play::misere);
        QCOMPARE(nim.closedForm({1})->outcome, Outcome::P);
        QCOMPARE(nim.closedForm({1, 1})->outcome, Outcome::N);
        QCOMPARE(nim.closedForm({1, 1, 1})->outcome, Outcome::P);
        QCOMPARE(nim.closedForm({0, 0})->outcome, Outcome::N);
        QCOMPARE(nim.closedForm({2, 2})->outcome, Outcome::P);
    }

    void aTakeIsWordedWithItsHeapWhereThereAreSeveral() {
        const Nim nim(Play::normal);
        QCOMPARE(nim.moveText({7}, {0, 3}).english(), std::string("take 3"));
        QCOMPARE(nim.moveText({7, 8}, {1, 3}).english(), std::string("take 3 from heap 2"));
    }

    void aMillionHeapsAreReadAndOneMoreIsRefused() {
        std::string text = "1";
        for (std::size_t i = 1; i < mostHeaps; ++i)
            text += ",1";
        const auto heaps = Nim(Play::normal).parse(text);
        QVERIFY(heaps.has_value());
        QCOMPARE(heaps->size(), mostHeaps);
        const auto refused = Nim(Play::normal).parse(text + ",1");
        QVERIFY(!refused.has_value());
        QCOMPARE(refused.error().english(),
                 std::string("position: There are 1000001 heaps; at most 1000000 are allowed."));
    }
};

MEXPLORER_TEST(TestNim)
#include "test_nim.moc"
