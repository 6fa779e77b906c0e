#include "core/rules/octal.h"

#include "core/rules/grundy.h"
#include "core/rules/lasker.h"
#include "core/solve/ways/breaks.h"
#include "tests/core/break_values.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

Octal octal(const std::string& code, Play play = Play::normal) {
    return Octal(play, *BreakCode::parse(code));
}

/// Positions of up to four heaps, at most `most` objects together.
std::vector<Heaps> randomPositions(std::mt19937_64& random, std::uint64_t most, int count) {
    std::vector<Heaps> positions;
    for (int i = 0; i < count; ++i) {
        Heaps heaps;
        std::uint64_t left = most;
        for (std::uint64_t k = 1 + random() % 4; k > 0; --k) {
            heaps.push_back(random() % (left + 1));
            left -= heaps.back();
        }
        positions.push_back(heaps);
    }
    return positions;
}

template <class R>
void compare(const R& rules, std::uint64_t most, std::mt19937_64& random) {
    std::vector<Heaps> positions = randomPositions(random, most, 25);
    for (std::uint64_t n = 0; n <= most; ++n)
        positions.push_back({n});
    QCOMPARE(disagreement(rules, positions), std::string());
}

} // namespace

class TestOctal : public QObject {
    Q_OBJECT

private slots:
    void sumsOfHeapsAreWhatPlainRecursionSaysInBothPlays_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<quint64>("largest");
        for (const char* code : {"0.77", "0.137", "0.07", "0.007", "0.6", "0.3", "0.(3)", "0.16", "0.8F",
                                 "0.4(12)", "0.0", "0.(7)", "0.1(4)"}) {
            QTest::newRow(code) << code << quint64{12};
        }
        // Heaps that split without loss have very many options.
        for (const char* code : {"4.(3)", "C.12", "8.3"})
            QTest::newRow(code) << code << quint64{9};
    }
    void sumsOfHeapsAreWhatPlainRecursionSaysInBothPlays() {
        QFETCH(QString, code);
        QFETCH(quint64, largest);
        constexpr unsigned seed = 1956;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (const Play play : {Play::normal, Play::misere})
            compare(octal(code.toStdString(), play), largest, random);
    }

    void soAreThoseOfGrundysGameAndLaskersNim() {
        constexpr unsigned seed = 1939;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (const Play play : {Play::normal, Play::misere}) {
            compare(Grundy(play), 14, random);
            compare(Lasker(play), 9, random);
        }
    }

    /// Misère Kayles is not normal Kayles with a correction for small heaps.
    void misereIsNotDecidedByTheValuesOfHeaps() {
        Task task;
        Search<Octal> search(octal("0.77", Play::misere));
        QCOMPARE(*search.value({1}, task), Nimber{0});
        QCOMPARE(*search.value({4}, task), Nimber{0});
        QCOMPARE(*search.value({9}, task), Nimber{0});
        QVERIFY(*search.value({5}, task) != 0);
        QVERIFY(!octal("0.77", Play::misere).closedForm({5}));
    }

    void misereBeyondTheBudgetIsRefused() {
        Task task;
        Search<Octal> search(octal("0.77", Play::misere), {.positions = 1000});
        const auto value = search.value({60}, task);
        QVERIFY(!value);
        QCOMPARE(value.error().kind, Error::Kind::tooLarge);
    }

    void searchesMeetEqualPositionsOnce() {
        Task task;
        Search<Grundy> search{Grundy(Play::normal)};
        QCOMPARE(*search.value({5, 2, 7, 1, 0}, task), *search.value({7, 5}, task));
        const std::size_t met = search.positions();
        QVERIFY(search.value({1, 7, 2, 5, 2}, task).has_value());
        QCOMPARE(search.positions(), met);
    }

    void laskersValuesAreTheDefinitions() {
        const auto truth = plainBreakValues({{4}, {3}}, 400);
        for (std::size_t n = 0; n < truth.size(); ++n) {
            QCOMPARE(Lasker::laskerValue(n), Nimber{truth[n]});
            QCOMPARE(octal("4.(3)").heapValue(n), std::optional<Nimber>(truth[n]));
            QCOMPARE(octal("0.(3)").heapValue(n), std::optional<Nimber>(n));
        }
        QVERIFY(!octal("0.77").heapValue(5));
    }

    void movesAreWords() {
        const auto words = [](const Heaps& heaps, const Break& move) {
            return octal("4.(7)").moveText(heaps, move).english();
        };
        QCOMPARE(words({9}, {0, 2, HeapsLeft(3, 4)}), std::string("take 2 and split the rest into 3 + 4"));
        QCOMPARE(words({9}, {0, 2, HeapsLeft(7)}), std::string("take 2"));
        QCOMPARE(words({9}, {0, 0, HeapsLeft(4, 5)}), std::string("split it into 4 + 5"));
        QCOMPARE(words({1, 9}, {1, 0, HeapsLeft(4, 5)}), std::string("split heap 2 into 4 + 5"));
        QCOMPARE(words({1, 9}, {1, 9, HeapsLeft()}), std::string("take 9 from heap 2"));
        QCOMPARE(words({1, 9}, {1, 1, HeapsLeft(1, 2, 5)}),
                 std::string("take 1 from heap 2 and split the rest into 1 + 2 + 5"));
    }

    void aHeapThatBreaksLeavesItsPartsInItsPlace() {
        QCOMPARE(broken({3, 9, 5}, 1, HeapsLeft(2, 6)), (Heaps{3, 2, 6, 5}));
        QCOMPARE(broken({3, 9, 5}, 1, HeapsLeft()), (Heaps{3, 0, 5}));
        QCOMPARE(broken({3, 9, 5}, 2, HeapsLeft(1, 1, 1)), (Heaps{3, 9, 1, 1, 1}));
    }

    void badCodesNameTheParameter() {
        const auto made = Octal::make({{"code", "0.7x"}, {"play", "normal"}});
        QVERIFY(!made && made.error().field == "code");
    }
};

MEXPLORER_TEST(TestOctal)
#include "test_octal.moc"
