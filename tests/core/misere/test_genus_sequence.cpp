#include "core/misere/genus_sequence.h"

#include "core/misere/simpler_heaps.h"
#include "tests/core/misere/plain_sums.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

using namespace mexplorer;

namespace {

/// Why the genera of the heaps are not those of the definition; empty if they are.
std::string wrongGenus(const HeapBreaks& breaks, std::uint32_t largest) {
    Task task;
    const auto genera = heapGenera(breaks, largest, 100'000, task).value();
    if (genera.size() != largest + std::size_t{1}) return "some are missing";
    PlainSums plain(breaks);
    for (std::uint32_t heap = 0; heap <= largest; ++heap) {
        const SumOfHeaps sum = heap == 0 ? SumOfHeaps() : SumOfHeaps{heap};
        const std::vector<Nimber>& misere = genera[heap].misere;
        const std::size_t last = misere.size() - 1;
        for (std::size_t n = 0; n < misere.size() + 3; ++n) {
            const std::size_t place = n <= last ? n : last - (n - last) % 2;
            if (plain.misereValue(sum, n) != misere[place])
                return fmt::format("{}: {}", heap, genera[heap].text());
        }
        if (misere.size() > 2 && misere[last] == misere[last - 2])
            return fmt::format("{} is longer than needed", genera[heap].text());
    }
    return {};
}

} // namespace

class TestGenusSequence : public QObject {
    Q_OBJECT

private slots:
    void generaAreThoseOfTheDefinition() {
        for (const char* code : {"0.77", "0.123", "0.07", "4.7", "0.(3)", "0.44", "0.0"})
            QCOMPARE(wrongGenus(breaksOf(code), 9), std::string());
    }
    void generaOfRandomGamesAreThoseOfTheDefinition() {
        const auto seed = std::random_device()();
        std::mt19937_64 random(seed);
        for (int i = 0; i < 40; ++i) {
            const std::string wrong = wrongGenus(breaksOf(randomOptions(random, 6)), 6);
            QVERIFY2(wrong.empty(), fmt::format("seed {}, game {}: {}", seed, i, wrong).c_str());
        }
    }
    /// Conway, On Numbers and Games (1976), chapter 12, prints those of Nim heaps so.
    void generaArePrintedAsInTheField() {
        Task task;
        const auto genera = heapGenera(breaksOf("0.(3)"), 10, 1000, task).value();
        QCOMPARE(genera[0].text(), std::string("0^120"));
        QCOMPARE(genera[1].text(), std::string("1^031"));
        QCOMPARE(genera[2].text(), std::string("2^20"));
        QCOMPARE(genera[3].text(), std::string("3^31"));
        QCOMPARE(genera[4].text(), std::string("4^46"));
        QCOMPARE(genera[10].text(), std::string("10^(10)8"));
    }
    void fewerGeneraAreFoundIfThereAreTooManySums() {
        Task task;
        const auto genera = heapGenera(breaksOf("0.77"), 30, 100, task).value();
        QVERIFY(genera.size() > 5 && genera.size() < 31);
        task.cancel();
        QVERIFY(!heapGenera(breaksOf("0.77"), 30, 100, task));
    }

    /// What stands for a sum has its outcome in misère play, whatever is beside it.
    void simplerSumsAreEqual() {
        const auto seed = std::random_device()();
        std::mt19937_64 random(seed);
        std::size_t simpler = 0;
        for (int i = 0; i < 30; ++i) {
            const auto options = randomOptions(random, 5);
            PlainSums plain(breaksOf(options));
            SimplerHeaps heaps;
            for (std::uint32_t heap = 1; heap < options.size(); ++heap) {
                heaps.add(options[heap],
                          std::any_of(options[heap].begin(), options[heap].end(),
                                      [&](const SumOfHeaps& option) { return plain.isP(option); }));
                simpler += heaps.standsForItself(heap) ? 0 : 1;
            }
            for (const SumOfHeaps& sum : sumsOf(5, 2))
                for (std::size_t twos = 0; twos < 2; ++twos)
                    QVERIFY2(plain.misereValue(sum, twos) == plain.misereValue(heaps.simple(sum), twos),
                             fmt::format("seed {}, game {}: {}", seed, i, fmt::join(sum, "+")).c_str());
        }
        QVERIFY(simpler > 8);
    }
};

MEXPLORER_TEST(TestGenusSequence)
#include "test_genus_sequence.moc"
