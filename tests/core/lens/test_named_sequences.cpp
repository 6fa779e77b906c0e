#include "core/lens/conjecture.h"
#include "core/lens/named_sequences.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <map>
#include <set>

using namespace mexplorer;

class TestNamedSequences : public QObject {
    Q_OBJECT

private slots:
    void eachNamedSetIsItsFormula() {
        for (const NamedSet& set : namedSets()) {
            if (set.formula.empty()) continue;
            const auto conjecture =
                Conjecture::parse("P iff " + std::string(set.formula), Conjecture::Shape::line);
            QVERIFY2(conjecture, set.formula.data());
            const auto terms = set.termsTo(2000);
            const std::set<std::uint64_t> all(terms.begin(), terms.end());
            for (std::uint64_t n = 0; n <= 2000; ++n)
                QVERIFY2(conjecture->at(n).isP.value_or(false) == (all.count(n) > 0), set.formula.data());
        }
        for (const NamedValues& values : namedValues())
            QVERIFY((values.at == nullptr) != values.formula.empty());
    }

    void namedSetsBeginAsTheEncyclopediaHasThem() {
        const std::map<std::string_view, std::vector<std::uint64_t>> known = {
            {"A005843", {0, 2, 4, 6, 8}},
            {"A005408", {1, 3, 5, 7, 9}},
            {"A000045", {0, 1, 2, 3, 5, 8, 13, 21, 34, 55}},
            {"A000079", {1, 2, 4, 8, 16, 32, 64}},
            {"A000225", {0, 1, 3, 7, 15, 31, 63}},
            {"A000244", {1, 3, 9, 27, 81}},
            {"A000302", {1, 4, 16, 64, 256}},
            {"A000290", {0, 1, 4, 9, 16, 25}},
            {"A000578", {0, 1, 8, 27, 64}},
            {"A000217", {0, 1, 3, 6, 10, 15, 21}},
            {"A002378", {0, 2, 6, 12, 20, 30}},
            {"A000040", {2, 3, 5, 7, 11, 13, 17, 19, 23, 29}},
            {"A001969", {0, 3, 5, 6, 9, 10, 12, 15}},
            {"A000069", {1, 2, 4, 7, 8, 11, 13, 14}},
            {"A000201", {1, 3, 4, 6, 8, 9, 11, 12, 14, 16}},
            {"A001950", {2, 5, 7, 10, 13, 15, 18, 20}},
            {"A001951", {1, 2, 4, 5, 7, 8, 9, 11, 12}},
            {"A001952", {3, 6, 10, 13, 17, 20, 23}},
            {"A003159", {1, 3, 4, 5, 7, 9, 11, 12, 13, 15, 16}},
            {"A036554", {2, 6, 8, 10, 14, 18, 22, 24}},
            {"A003714", {0, 1, 2, 4, 5, 8, 9, 10, 16, 17}},
            {"A001045", {0, 1, 3, 5, 11, 21, 43, 85}},
            {"A000032", {1, 2, 3, 4, 7, 11, 18, 29, 47}},
            {"A000129", {0, 1, 2, 5, 12, 29, 70}},
            {"A000142", {1, 2, 6, 24, 120}}};
        QCOMPARE(known.size(), namedSets().size());
        for (const NamedSet& set : namedSets()) {
            const auto& terms = known.at(set.number);
            QCOMPARE(set.termsTo(terms.back()), terms);
            QCOMPARE(set.termsTo(terms.back() - 1).size(), terms.size() - 1);
        }
    }
};

MEXPLORER_TEST(TestNamedSequences)
#include "test_named_sequences.moc"
