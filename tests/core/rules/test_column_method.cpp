#include "core/rules/column_method.h"

#include "core/rules/moore.h"
#include "core/solve/ways/search.h"
#include "tests/core/explain/take_set.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <numeric>
#include <random>

using namespace mexplorer;

namespace {

/// What is wrong with the method's columns of these heaps; empty if nothing is.
std::string wrongMethod(const Heaps& heaps, std::size_t most, Play play) {
    const auto works = columnMethod(heaps, most, play);
    const Heaps left = leftBy(works, heaps);
    Heaps now = heaps;
    std::vector<std::size_t> marked;
    if (works.size() != columnsOf(heaps)) return "not one entry for each column";
    for (std::size_t i = 0; i < works.size(); ++i) {
        const ColumnWork& work = works[i];
        if (work.bit != works.size() - 1 - i) return "a column is left out";
        if (work.ones != onesInColumn(now, work.bit)) return "the ones are miscounted";
        const auto isMarked = [&](std::size_t heap) {
            return std::find(marked.begin(), marked.end(), heap) != marked.end();
        };
        for (const std::size_t heap : work.given)
            if (!isMarked(heap) || ((now[heap] >> work.bit) & 1U) == 0) return "nothing to give";
        for (const std::size_t heap : work.got)
            if (!isMarked(heap) || ((now[heap] >> work.bit) & 1U) == 1) return "it has one";
        for (const std::size_t heap : work.marked)
            if (isMarked(heap) || ((now[heap] >> work.bit) & 1U) == 0) return "it cannot be marked";
        marked.insert(marked.end(), work.marked.begin(), work.marked.end());
        now = leftBy({work}, now);
        if (onesInColumn(now, work.bit) % (most + 1) != work.wanted) return "the column is not right";
    }
    if (now != left) return "what is left is not what was done";
    if (marked.size() > most) return "too many heaps are marked";
    for (std::size_t heap = 0; heap < heaps.size(); ++heap) {
        const bool isMarked = std::find(marked.begin(), marked.end(), heap) != marked.end();
        if (isMarked ? left[heap] >= heaps[heap] : left[heap] != heaps[heap]) return "no turn leaves that";
    }
    return {};
}

} // namespace

class TestColumnMethod : public QObject {
    Q_OBJECT

private slots:
    /// By the definition: the turn leads to P, and there is one exactly if the position is N with moves.
    void itLeadsToPOnSmallHeaps_data() {
        QTest::addColumn<bool>("misere");
        QTest::addColumn<int>("most");
        for (int most = 1; most <= 3; ++most) {
            QTest::addRow("normal, up to %d heaps", most) << false << most;
            QTest::addRow("misere, up to %d heaps", most) << true << most;
        }
    }
    void itLeadsToPOnSmallHeaps() {
        QFETCH(const bool, misere);
        QFETCH(const int, most);
        const Play play = misere ? Play::misere : Play::normal;
        PlainRecursion<Moore> value(Moore(play, std::size_t(most)));
        for (const auto& [count, largest] : {std::pair{1, 15}, {2, 7}, {3, 5}, {4, 3}, {5, 2}, {7, 1}}) {
            forAllHeaps(std::uint64_t(largest), std::size_t(count), [&](const Heaps& heaps) {
                const std::string found = wrongMethod(heaps, std::size_t(most), play);
                QVERIFY2(found.empty(), (joined(heaps) + ": " + found).c_str());
                const auto works = columnMethod(heaps, std::size_t(most), play);
                const Heaps left = leftBy(works, heaps);
                const bool isEmpty = std::accumulate(heaps.begin(), heaps.end(), std::uint64_t{0}) == 0;
                QVERIFY2((left == heaps) == (isEmpty || value(heaps) == 0), joined(heaps).c_str());
                if (left != heaps) QVERIFY2(value(left) == 0, joined(heaps).c_str());
            });
            if (QTest::currentTestFailed()) return;
        }
    }

    void randomHugeHeapsAreMadeRight() {
        constexpr unsigned seed = 19100;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int round = 0; round < 500; ++round) {
            Heaps heaps(1 + random() % 40);
            for (auto& heap : heaps)
                heap = random() >> (2 + random() % 62);
            const std::size_t most = 1 + random() % 12;
            const Play play = random() % 2 ? Play::misere : Play::normal;
            const std::string found = wrongMethod(heaps, most, play);
            QVERIFY2(found.empty(), (joined(heaps) + ": " + found).c_str());
            const Heaps left = leftBy(columnMethod(heaps, most, play), heaps);
            if (left != heaps) QCOMPARE(Moore(play, most).closedForm(left)->outcome, Outcome::P);
        }
    }

    /// The worked example: both large heaps are marked in the column of 8.
    void theExampleIsWorkedOut() {
        const Heaps heaps = {3, 5, 10, 15};
        const auto works = columnMethod(heaps, 2, Play::normal);
        QCOMPARE(works.size(), std::size_t{4});
        QCOMPARE(works[0].marked, (std::vector<std::size_t>{2, 3}));
        QCOMPARE(works[1].got, (std::vector<std::size_t>{2}));
        QVERIFY(works[2].isNothing() && works[3].isNothing());
        QCOMPARE(leftBy(works, heaps), (Heaps{3, 5, 6, 7}));
    }

    /// With k = 1, a heap becomes its XOR with the sum of all.
    void oneHeapATurnIsNim() {
        forAllHeaps(7, 3, [](const Heaps& heaps) {
            const Heaps left = leftBy(columnMethod(heaps, 1, Play::normal), heaps);
            const Nimber sum = nimSum(heaps);
            for (std::size_t heap = 0; heap < heaps.size(); ++heap)
                QVERIFY(left[heap] == heaps[heap] || left[heap] == (heaps[heap] ^ sum));
        });
    }

    void aMillionHeapsAreNoTrouble() {
        const Heaps heaps(1'000'000, (std::uint64_t{1} << 62U) - 1);
        const Heaps left = leftBy(columnMethod(heaps, 1000, Play::normal), heaps);
        QCOMPARE(Moore(Play::normal, 1000).closedForm(left)->outcome, Outcome::P);
        QVERIFY(columnMethod({}, 2, Play::misere).empty());
        QVERIFY(columnMethod({0, 0}, 2, Play::misere).empty());
    }
};

MEXPLORER_TEST(TestColumnMethod)
#include "test_column_method.moc"
