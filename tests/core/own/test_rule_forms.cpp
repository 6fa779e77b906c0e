#include "core/catalogue/catalogue.h"
#include "core/own/rule_forms.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

class TestRuleForms : public QObject {
    Q_OBJECT

private slots:
    void everyFormOpensAGame() {
        QVERIFY(ruleForms().size() >= 8);
        for (const RuleForm& form : ruleForms()) {
            const auto text = rulesWrittenBy(form.id, {});
            QVERIFY2(text.has_value(), form.id.c_str());
            const auto game = makeGame("own", {{"rules", *text}});
            QVERIFY2(game.has_value(), text->c_str());
        }
    }

    void formsSayWhatIsFilledIn() {
        const auto written = [](const char* form, const Parameters& given) {
            return rulesWrittenBy(form, given).value_or("refused");
        };
        QCOMPARE(written("take-set", {{"set", "4,1,2,3,9"}}), std::string("heap n: take 1..4 or 9"));
        QCOMPARE(written("condition", {{"condition", " k <= n/2 "}, {"split", "unequal"}}),
                 std::string("heap n: take k where k <= n/2 | split a + b where a != b"));
        QCOMPARE(written("condition", {{"condition", ""}}), std::string("heap n: take any"));
        QCOMPARE(written("code", {{"code", "0.77"}}), std::string("heap n: take 1 or 2 leave a + b"));
        QCOMPARE(written("last", {{"condition", "k != m"}}),
                 std::string("heap n, last m: take k where k != m"));
        QCOMPARE(written("heaps", {}), std::string("heaps a, b: a-k | b-k | a-k, b-k"));
        QCOMPARE(written("heaps", {{"one", "off"}, {"two", "on"}, {"condition", "k > j"}}),
                 std::string("heaps a, b: a-k, b-j where k > j"));
        QCOMPARE(written("heaps", {{"heaps", "3"}, {"alike", "off"}, {"all", "on"}}),
                 std::string("heaps a, b, c: a-k | b-k | c-k | a-k, b-k, c-k"));
        QCOMPARE(
            written("board", {{"rows", "3"}, {"columns", "5"}, {"vectors", "(-1,0)"}, {"holes", "(0,2)"}}),
            std::string("board 3 x 5: (-1,0); holes (0,2)"));
        QCOMPARE(written("coins", {}), std::string("word over HT: H -> T | TH -> HT | HH -> TT"));
        QCOMPARE(written("words", {{"rewritings", "A -> B\nB ->"}}),
                 std::string("word over AB: A -> B | B ->"));
    }

    void whatIsWrongNamesItsField() {
        const auto refused = [](const char* form, const Parameters& given) {
            const auto text = rulesWrittenBy(form, given);
            return text ? std::string() : text.error().field;
        };
        QCOMPARE(refused("code", {{"code", "0.G"}}), std::string("code"));
        QCOMPARE(refused("code", {{"code", "0.0"}}), std::string("code"));
        QCOMPARE(refused("take-set", {{"set", "0"}}), std::string("set"));
        QCOMPARE(refused("heaps", {{"one", "off"}, {"alike", "off"}}), std::string("one"));
        QCOMPARE(refused("board", {{"rows", "0"}}), std::string("rows"));
        QCOMPARE(refused("coins", {{"sets", "any 2"}}), std::string("sets"));
        QCOMPARE(refused("coins", {{"sets", "0,9"}}), std::string("sets"));
        QVERIFY(!rulesWrittenBy("none", {}));
    }
};

MEXPLORER_TEST(TestRuleForms)
#include "test_rule_forms.moc"
