#include "core/solve/sparse_filler.h"

#include "tests/core/break_values.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

/// The values below `count`: those below `known` are given, the others are filled in blocks of random size.
std::vector<std::uint32_t> filledFrom(std::size_t known, const BreakCode& code,
                                      const std::vector<std::uint32_t>& truth, std::mt19937_64& random) {
    LineValues values(truth.size());
    std::copy_n(truth.begin(), known, values.data());
    SparseFiller filler(code, values);
    if (!filler.startAt(known)) return {};
    for (std::uint64_t n = known; n < truth.size();) {
        const std::uint64_t end =
            std::min<std::uint64_t>(n + 1 + random() % SparseFiller::blockSize, truth.size());
        filler.fill(n, end);
        n = end;
    }
    return {values.data(), values.data() + values.size()};
}

} // namespace

class TestSparseFiller : public QObject {
    Q_OBJECT

private slots:
    void theClassesOfAMaskAreClosedAsTheMethodNeeds() {
        for (const std::uint32_t mask : {1U, 0xEU, 0x5BU, 0xFEU}) {
            const SparseSpace space(mask);
            for (std::uint32_t a = 0; a < 256; ++a) {
                for (std::uint32_t b = 0; b < 256; ++b)
                    QCOMPARE(space.isRare(a ^ b), space.isRare(a) == space.isRare(b));
            }
        }
    }

    void theMaskFoundLeavesTheFewestValuesRare() {
        constexpr unsigned seed = 64;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int round = 0; round < 50; ++round) {
            std::vector<std::uint32_t> values;
            const std::uint64_t width = 2 + random() % 60;
            for (int i = 0; i < 100; ++i)
                values.push_back(static_cast<std::uint32_t>(random() % width));
            const auto rareUnder = [&](std::uint32_t mask) {
                return std::ranges::count_if(values,
                                             [&](auto value) { return SparseSpace(mask).isRare(value); });
            };
            std::ptrdiff_t fewest = 100;
            for (std::uint32_t mask = 0; mask < 64; ++mask)
                fewest = std::min(fewest, rareUnder(mask));
            QCOMPARE(rareUnder(SparseSpace::bestFor(values).mask()), fewest);
        }
        QCOMPARE(SparseSpace::bestFor({}).mask(), 0U);
    }

    void blocksOfAnySizeFromAnywhereGiveTheDefinitionsValues() {
        constexpr unsigned seed = 376;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        int filled = 0;
        for (const char* text : {"0.376", "0.77", "0.137", "0.07", "0.16", "4.3", "0.007", "0.56", "0.354",
                                 "0.6", "0.45", "0.156", "0.127"}) {
            PlainCode plain{{static_cast<unsigned>(text[0] - '0')}};
            for (const char* digit = text + 2; *digit != 0; ++digit)
                plain.digits.push_back(static_cast<unsigned>(*digit - '0'));
            const auto truth = plainBreakValues(plain, 2500);
            for (const std::size_t known : {40U, 333U, 1500U}) {
                const auto values = filledFrom(known, *BreakCode::parse(text), truth, random);
                if (values.empty()) continue; // too many rare heaps
                QVERIFY2(values == truth, text);
                ++filled;
            }
        }
        QVERIFY(filled > 15);
    }

    void grundysGameIsFilledToo() {
        constexpr unsigned seed = 82'860;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        const auto truth = plainGrundyValues(8000);
        for (const std::size_t known : {3000U, 5000U})
            QVERIFY(filledFrom(known, BreakCode::unequalSplits(), truth, random) == truth);
    }

    void valuesAboveAllBeforeMakeRoomForThemselves() {
        const auto truth = plainBreakValues({{0, 7, 7, 7}}, 6000);
        QVERIFY(*std::max_element(truth.begin(), truth.begin() + 200) < 32);
        QVERIFY(*std::max_element(truth.begin(), truth.end()) > 256);
        std::mt19937_64 random(1);
        const auto values = filledFrom(200, *BreakCode::parse("0.777"), truth, random);
        QVERIFY(values == truth);
    }

    void helpersAreTakenFromTheWitnesses() {
        const auto truth = plainBreakValues({{0, 3, 7, 6}}, 6000);
        LineValues values(truth.size());
        std::copy_n(truth.begin(), 2000, values.data());
        const BreakCode code = *BreakCode::parse("0.376");
        SparseFiller filler(code, values);
        QVERIFY(filler.startAt(2000));
        QCOMPARE(filler.helpers(), std::size_t{0});
        for (std::uint64_t n = 2000; n < 4000; n += 200)
            filler.fill(n, n + 200);
        QVERIFY(filler.startAt(4000));
        QVERIFY(filler.helpers() > 0);
        for (std::uint64_t n = 4000; n < 6000; n += 200)
            filler.fill(n, n + 200);
        QVERIFY(std::equal(truth.begin(), truth.end(), values.data()));
    }

    void itAppliesToFiniteCodesThatSplitInTwo() {
        const auto applies = [](const char* code) {
            return SparseFiller::appliesTo(*BreakCode::parse(code));
        };
        QVERIFY(applies("0.77") && applies("4.0") && SparseFiller::appliesTo(BreakCode::unequalSplits()));
        QVERIFY(!applies("0.33") && !applies("4.(3)") && !applies("0.78"));
    }
};

MEXPLORER_TEST(TestSparseFiller)
#include "test_sparse_filler.moc"
