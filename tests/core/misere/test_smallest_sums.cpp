#include "core/misere/smallest_sums.h"

#include "core/misere/element_witness.h"
#include "core/misere/find_quotient.h"
#include "tests/core/misere/plain_sums.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <set>

using namespace mexplorer;

namespace {

MisereQuotient quotientOf(const std::string& code, std::uint32_t largest) {
    Task task;
    return findQuotient(breaksOf(code), largest, task).value().quotient;
}

} // namespace

/// Which sums an element is, and what tells two elements apart.
class TestSmallestSums : public QObject {
    Q_OBJECT

private slots:
    void quotients_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<quint32>("largest");
        QTest::newRow("0.123") << "0.123" << quint32{9};
        QTest::newRow("0.77") << "0.77" << quint32{12};
        QTest::newRow("0.07") << "0.07" << quint32{12}; // heaps of 1 are nothing
        QTest::newRow("4.7") << "4.7" << quint32{7};
        QTest::newRow("0.0") << "0.0" << quint32{4};
    }

    /// Against all sums of up to three heaps, in their order.
    void theSmallestSumsComeFirst_data() { quotients_data(); }
    void theSmallestSumsComeFirst() {
        QFETCH(QString, code);
        QFETCH(quint32, largest);
        const MisereQuotient quotient = quotientOf(code.toStdString(), largest);
        std::vector<SumOfHeaps> sums = sumsOf(largest, 3);
        std::ranges::stable_sort(sums, [](const SumOfHeaps& a, const SumOfHeaps& b) {
            return a.size() != b.size() ? a.size() < b.size() : a < b;
        });
        std::erase_if(sums, [&](const SumOfHeaps& sum) {
            const auto isNothing = [&](std::uint32_t heap) { return quotient.ofHeap[heap] == 0; };
            const bool isOnlyNothing = quotient.of(sum) == 0 && sum.size() <= 1;
            return !isOnlyNothing && std::ranges::any_of(sum, isNothing);
        });
        for (Element element = 0; element < quotient.monoid.order(); ++element) {
            std::vector<SumOfHeaps> expected;
            for (const SumOfHeaps& sum : sums)
                if (quotient.of(sum) == element && expected.size() < 5) expected.push_back(sum);
            std::vector<SumOfHeaps> found = smallestSums(quotient, element, 5);
            for (const SumOfHeaps& sum : found)
                QCOMPARE(quotient.of(sum), element);
            QVERIFY(!found.empty() && found.size() >= expected.size());
            found.resize(expected.size());
            QVERIFY(found == expected);
        }
    }

    /// A witness tells sums apart by the definition, and there is one exactly if two elements differ.
    void witnessesTellElementsApart_data() { quotients_data(); }
    void witnessesTellElementsApart() {
        QFETCH(QString, code);
        QFETCH(quint32, largest);
        const MisereQuotient quotient = quotientOf(code.toStdString(), largest);
        PlainSums plain(breaksOf(code.toStdString()));
        const auto order = static_cast<Element>(quotient.monoid.order());
        std::vector<SumOfHeaps> sums;
        std::vector<Element> all;
        for (Element element = 0; element < order; ++element) {
            sums.push_back(smallestSums(quotient, element, 1).front());
            all.push_back(element);
        }
        const auto together = [&](Element a, Element b) {
            SumOfHeaps both = sums[a];
            both.insert(both.end(), sums[b].begin(), sums[b].end());
            std::ranges::sort(both);
            return both;
        };
        for (Element one = 0; one < std::min(order, 24U); ++one) {
            for (Element other = 0; other < std::min(order, 24U); ++other) {
                const auto witness = witnessOf(quotient.monoid, one, other, all);
                QCOMPARE(witness.has_value(), one != other);
                if (!witness) continue;
                QVERIFY(witness->one == one && witness->other == other);
                QVERIFY(plain.isP(together(one, witness->context)) !=
                        plain.isP(together(other, witness->context)));
            }
        }
    }

    void theMostAlikeDiffersLeast() {
        const MisereQuotient quotient = quotientOf("0.123", 9);
        const BipartiteMonoid& monoid = quotient.monoid;
        const auto differences = [&](Element a, Element b) {
            int count = 0;
            for (Element c = 0; c < monoid.order(); ++c)
                if (monoid.isP(monoid.product(a, c)) != monoid.isP(monoid.product(b, c))) ++count;
            return count;
        };
        std::vector<Element> others;
        for (Element element = 1; element < monoid.order(); ++element) {
            others.push_back(element - 1);
            const Element found = mostAlike(monoid, element, others);
            for (const Element other : others)
                QVERIFY(differences(element, found) <= differences(element, other));
        }
    }
};

MEXPLORER_TEST(TestSmallestSums)
#include "test_smallest_sums.moc"
