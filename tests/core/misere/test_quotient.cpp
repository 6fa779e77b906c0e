#include "core/misere/quotient.h"

#include "core/misere/consistency.h"
#include "core/misere/element_period.h"
#include "core/misere/find_quotient.h"
#include "tests/core/misere/plain_sums.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

using namespace mexplorer;

namespace {

FoundQuotient found(const HeapBreaks& breaks, std::uint32_t largest, const QuotientLimits& limits = {}) {
    Task task;
    return findQuotient(breaks, largest, task, limits).value();
}

/// Why the quotient is not as the definition says of these sums; empty if it is.
std::string disagreementOf(const FoundQuotient& quotient, const HeapBreaks& breaks,
                           const std::vector<SumOfHeaps>& sums) {
    Task task;
    const MisereQuotient& some = quotient.quotient;
    if (const auto checked = checkQuotient(some, breaks, task); !checked) return checked.error().english();
    PlainSums plain(breaks);
    for (const SumOfHeaps& sum : sums) {
        if (some.monoid.isP(some.of(sum)) != plain.isP(sum))
            return fmt::format("the outcome of {} is wrong", fmt::join(sum, "+"));
        std::set<std::pair<std::uint32_t, SumOfHeaps>> moves;
        for (const QuotientMove& move : winningMoves(some, breaks, sum))
            moves.emplace(sum[move.heap], move.left);
        std::set<std::pair<std::uint32_t, SumOfHeaps>> winning;
        for (std::size_t i = 0; i < sum.size(); ++i) {
            breaks.forEachOption(sum[i], [&](const SumOfHeaps& left) {
                SumOfHeaps option = sum;
                option.erase(option.begin() + static_cast<std::ptrdiff_t>(i));
                option.insert(option.end(), left.begin(), left.end());
                std::sort(option.begin(), option.end());
                if (plain.isP(option)) winning.emplace(sum[i], left);
                return true;
            });
        }
        if (moves != winning) return fmt::format("the winning moves of {} are wrong", fmt::join(sum, "+"));
    }
    return {};
}

/// A task that is cancelled when it has been asked so often.
class CancelledAfter final : public Task {
public:
    explicit CancelledAfter(int checks) : left_(checks) {}
    [[nodiscard]] bool cancelled() const noexcept override { return left_ == 0 || --left_ == 0; }

private:
    mutable int left_;
};

} // namespace

/// Misère quotients.
class TestQuotient : public QObject {
    Q_OBJECT

private slots:
    void outcomesAndWinningMovesAreThoseOfTheDefinition_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<quint32>("largest");
        for (const char* code : {"0.77", "0.123", "0.75", "0.07", "0.137", "4.7", "0.(3)", "0.3", "0.0",
                                 "0.007", "0.6", "0.16", "0.12", "0.44", "0.1(4)"})
            QTest::newRow(code) << code << quint32{9};
        QTest::newRow("4.(3)") << "4.(3)" << quint32{6};
        QTest::newRow("8.3") << "8.3" << quint32{6};
    }
    void outcomesAndWinningMovesAreThoseOfTheDefinition() {
        QFETCH(QString, code);
        QFETCH(quint32, largest);
        const HeapBreaks breaks = breaksOf(code.toStdString());
        const FoundQuotient quotient = found(breaks, largest);
        QVERIFY(!quotient.stopped);
        QCOMPARE(quotient.quotient.largestHeap(), largest);
        QCOMPARE(disagreementOf(quotient, breaks, sumsUpTo(largest, 16)), std::string());
    }

    void outcomesOfRandomGamesAreThoseOfTheDefinition() {
        const auto seed = std::random_device()();
        std::mt19937_64 random(seed);
        for (int i = 0; i < 50; ++i) {
            HeapBreaks breaks;
            std::string name = "0.";
            if (i % 2 == 0) {
                for (int digit = 0; digit < 3; ++digit)
                    name += static_cast<char>('0' + random() % 8);
                breaks = breaksOf(name);
            } else {
                breaks = breaksOf(randomOptions(random, 5));
                name = "a table";
            }
            const FoundQuotient quotient = found(breaks, 8, {.elements = 200, .sums = 5000});
            const std::uint32_t largest = quotient.quotient.largestHeap();
            const auto sums = i % 2 == 0 ? sumsUpTo(largest, 16) : sumsOf(largest, 2);
            const std::string wrong = disagreementOf(quotient, breaks, sums);
            QVERIFY2(wrong.empty(), fmt::format("seed {}, game {}, {}: {}", seed, i, name, wrong).c_str());
        }
    }

    /// Sums of the same element have the same outcome beside any other sum, and others have not.
    void elementsAreTheClassesOfTheDefinition() {
        const HeapBreaks breaks = breaksOf("0.123");
        const MisereQuotient quotient = found(breaks, 9).quotient;
        PlainSums plain(breaks);
        const std::vector<SumOfHeaps> sums = sumsOf(9, 2);
        const auto areAlike = [&](const SumOfHeaps& a, const SumOfHeaps& b) {
            return std::all_of(sums.begin(), sums.end(), [&](const SumOfHeaps& beside) {
                const auto isPWith = [&](SumOfHeaps sum) {
                    sum.insert(sum.end(), beside.begin(), beside.end());
                    std::sort(sum.begin(), sum.end());
                    return plain.isP(sum);
                };
                return isPWith(a) == isPWith(b);
            });
        };
        for (const SumOfHeaps& a : sums)
            for (const SumOfHeaps& b : sums)
                QVERIFY2((quotient.of(a) == quotient.of(b)) == areAlike(a, b),
                         fmt::format("{} and {}", fmt::join(a, "+"), fmt::join(b, "+")).c_str());
    }

    /// Bouton 1902: the quotient of the nimbers below 2ⁿ has order 2ⁿ + 2, if n > 1.
    void nimIsTame() {
        const HeapBreaks nim = breaksOf("0.(3)");
        for (const auto& [largest, order, rank] :
             {std::tuple(0U, 1U, 0U), std::tuple(1U, 2U, 1U), std::tuple(2U, 6U, 2U), std::tuple(3U, 6U, 2U),
              std::tuple(4U, 10U, 3U), std::tuple(7U, 10U, 3U), std::tuple(8U, 18U, 4U)}) {
            const FoundQuotient quotient = found(nim, largest);
            QCOMPARE(quotient.quotient.monoid.order(), std::size_t{order});
            QCOMPARE(tameRank(quotient.quotient.monoid), std::optional(rank));
            QCOMPARE(quotient.orders.back(), std::size_t{order});
        }
    }

    /// Plambeck, Taming the wild in impartial combinatorial games, Integers 5 (2005): 0.123 has a quotient of
    /// order 20, and heaps repeat with period 5.
    void theQuotientOf0123IsPlambecks() {
        const HeapBreaks breaks = breaksOf("0.123");
        const FoundQuotient quotient = found(breaks, 23);
        QCOMPARE(quotient.quotient.monoid.order(), std::size_t{20});
        QVERIFY(!tameRank(quotient.quotient.monoid));
        const auto period = elementPeriod(quotient.quotient, breaks);
        QVERIFY(period && period->isProved);
        QCOMPARE(period->length, 5U);
        QCOMPARE(period->needed, std::uint64_t{2 * (period->start + 5) + 3});
        QCOMPARE(period->needed, std::uint64_t{23});
        const auto shorter = elementPeriod(found(breaks, 22).quotient, breaks);
        QVERIFY(shorter && !shorter->isProved);
        QCOMPARE(shorter->length, 5U);
    }

    /// Plambeck and Siegel, Misère quotients for impartial games (2008): 0.75 has the least wild quotient,
    /// R₈.
    void theQuotientOf075HasOrder8() {
        const HeapBreaks breaks = breaksOf("0.75");
        const FoundQuotient quotient = found(breaks, 22);
        QCOMPARE(quotient.quotient.monoid.order(), std::size_t{8});
        QCOMPARE(quotient.quotient.monoid.countOfP(), std::size_t{2});
        QVERIFY(!tameRank(quotient.quotient.monoid));
        const auto period = elementPeriod(quotient.quotient, breaks);
        QVERIFY(period && period->isProved);
        QCOMPARE(period->length, 2U);
    }

    /// Its period is that of its normal values: 12 from heap 71 on (Guy and Smith 1956; misère play: Sibert
    /// and Conway 1992).
    void theQuotientOfKaylesIsProved() {
        const HeapBreaks breaks = breaksOf("0.77");
        const FoundQuotient quotient = found(breaks, 168);
        QVERIFY(!quotient.stopped);
        const auto period = elementPeriod(quotient.quotient, breaks);
        QVERIFY(period && period->isProved);
        QCOMPARE(period->start, 71U);
        QCOMPARE(period->length, 12U);
        Task task;
        QVERIFY(checkQuotient(quotient.quotient, breaks, task));
        QVERIFY(!elementPeriod(found(breaks, 100).quotient, breaks).value_or(ElementPeriod{}).isProved);
    }

    void theCheckFindsWhatIsDamaged() {
        const HeapBreaks breaks = breaksOf("0.77");
        const MisereQuotient quotient = found(breaks, 9).quotient;
        const BipartiteMonoid& monoid = quotient.monoid;
        const auto order = static_cast<Element>(monoid.order());
        const auto damaged = [&](Element factor, Element changed, Element turned) {
            std::vector<std::uint16_t> products;
            std::vector<bool> isP;
            for (Element a = 0; a < order; ++a) {
                isP.push_back(monoid.isP(a) != (a == turned));
                for (Element b = 0; b < order; ++b)
                    products.push_back(static_cast<std::uint16_t>(
                        a == factor && b == factor ? changed : monoid.product(a, b)));
            }
            return BipartiteMonoid(order, std::move(products), std::move(isP));
        };
        Task task;
        QVERIFY(checkQuotient(quotient, breaks, task));
        for (Element element = 0; element < order; ++element)
            QVERIFY(!checkQuotient({damaged(order, 0, element), quotient.ofHeap}, breaks, task));
        for (Element element = 0; element < order; ++element) {
            const Element other = (monoid.product(element, element) + 1) % order;
            QVERIFY(!checkQuotient({damaged(element, other, order), quotient.ofHeap}, breaks, task));
        }
        for (std::size_t heap = 0; heap < quotient.ofHeap.size(); ++heap) {
            MisereQuotient wrong = quotient;
            wrong.ofHeap[heap] = (wrong.ofHeap[heap] + 1) % order;
            QVERIFY(!checkQuotient(wrong, breaks, task));
        }
        MisereQuotient outside = quotient;
        outside.ofHeap[3] = order;
        QVERIFY(!checkQuotient(outside, breaks, task));
    }

    /// A monoid in which two elements are one too many is no quotient, though it tells every outcome.
    void theCheckFindsWhatIsNotReduced() {
        // Nim heaps of 1 counted up to three: 3 = 1 and 2 = 0, which this monoid does not know of 2.
        const HeapBreaks breaks = breaksOf("0.3");
        const BipartiteMonoid counted(4, {0, 1, 2, 3, 1, 2, 3, 0, 2, 3, 0, 1, 3, 0, 1, 2},
                                      {false, true, false, true});
        Task task;
        const auto checked = checkQuotient({counted, {0, 1}}, breaks, task);
        QVERIFY(!checked);
        QCOMPARE(checked.error().message.english(),
                 std::string("Two elements have the same outcomes in every sum."));
    }

    void whatIsTooLargeEndsBefore() {
        const FoundQuotient quotient = found(breaksOf("0.(3)"), 20, {.elements = 6});
        QCOMPARE(quotient.quotient.largestHeap(), 3U);
        QCOMPARE(quotient.quotient.monoid.order(), std::size_t{6});
        QVERIFY(quotient.stopped && quotient.stopped->kind == Error::Kind::tooLarge);
        QCOMPARE(quotient.stopped->message.english(), std::string("The quotient has more than 6 elements."));
        QVERIFY(found(breaksOf("0.77"), 20, {.options = 30}).stopped);
        QVERIFY(found(breaksOf("0.77"), 20, {.sums = 3}).stopped);
        QVERIFY(found(breaksOf("0.77"), 20, {.bytes = 300}).stopped);
        Task task;
        const auto refused = findQuotient(breaksOf("0.77"), largestQuotientHeap + 1, task);
        QVERIFY(!refused && refused.error().kind == Error::Kind::tooLarge);
    }

    void canBeCancelledAtAnyCheck() {
        const HeapBreaks breaks = breaksOf("0.77");
        int checks = 1;
        for (; checks < 1'000'000; checks = checks * 3 / 2 + 1) {
            CancelledAfter task(checks);
            const auto quotient = findQuotient(breaks, 12, task);
            if (quotient) break;
            QCOMPARE(quotient.error().kind, Error::Kind::cancelled);
        }
        QVERIFY(checks > 10 && checks < 1'000'000);
    }
};

MEXPLORER_TEST(TestQuotient)
#include "test_quotient.moc"
