#include "core/sum/sum_parts.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/positions.h"
#include "core/sum/sum.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestSumParts : public QObject {
    Q_OBJECT

private slots:
    /// As the reader of sums finds them, in the words in which sums are written.
    void partsAreThoseThatAreRead() {
        const auto sum = makeGame("sum").value();
        const std::vector<std::pair<const char*, std::vector<SumPart>>> cases = {
            {"nim: 3,5", {{"nim", "3,5"}}},
            {"nim(3,5) + octal code=0.77 (9)", {{"nim", "3,5"}, {"octal", "9"}}},
            {"bash m=4: 9; wythoff: 4,7; bash m=2: 1", {{"bash", "9"}, {"wythoff", "4,7"}, {"bash", "1"}}}};
        for (const auto& [typed, expected] : cases)
            QCOMPARE(sumParts(*sum, ask(*sum, typed).value()->position()), expected);
    }

    void signsInQuotationsPartNothing() {
        const auto sum = makeGame("sum").value();
        const std::vector<SumPart> expected = {{"subtraction", "7"}, {"nim", "a; b: \"c\""}};
        QCOMPARE(sumParts(*sum, "subtraction set=\"1;2\": 7; nim: \"a; b: \\\"c\\\"\""), expected);
    }

    void otherGamesHaveNone() { QVERIFY(sumParts(*makeGame("nim").value(), "3,5").empty()); }
};

MEXPLORER_TEST(TestSumParts)
#include "test_sum_parts.moc"
