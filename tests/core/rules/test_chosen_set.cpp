#include "core/rules/chosen_set.h"

#include "core/solve/ways/search.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

SetOrHeap setOf(unsigned bits) {
    SetOrHeap set;
    for (Nimber number = 0; bits >> number != 0; ++number) {
        if (bits >> number & 1U) set.numbers.push_back(number);
    }
    return set;
}

} // namespace

class TestChosenSet : public QObject {
    Q_OBJECT

private slots:
    void everythingAgreesOnSmallSets() {
        std::vector<SetOrHeap> all;
        for (unsigned bits = 0; bits < 1U << 8U; ++bits)
            all.push_back(setOf(bits));
        for (Nimber size = 0; size < 12; ++size)
            all.push_back({true, {size}});
        for (const Play play : {Play::normal, Play::misere})
            QCOMPARE(disagreement(ChosenSet(play), all), std::string());
    }

    /// By counting up, as in the definition of mex.
    void inNormalPlayTheValueIsTheLeastNumberMissing() {
        for (unsigned bits = 0; bits < 1U << 10U; ++bits) {
            Nimber least = 0;
            while (bits >> least & 1U)
                ++least;
            QCOMPARE(ChosenSet(Play::normal).closedForm(setOf(bits))->nimber(), std::optional(least));
        }
    }

    void setsAreReadAsPeopleWriteThem() {
        const ChosenSet game(Play::normal);
        for (const char* text : {"0,1,2,4", "{0, 1, 2, 4}", " 4 2，1 0 0", "{4,2,1,0,4}", "mex{0,1,2,4}",
                                 "mex({0, 1, 2, 4})", "mex {0,1,2,4,}", "[0;1;2;4]"})
            QCOMPARE(game.text(game.parse(text).value()), std::string("0,1,2,4"));
        for (const char* nothing : {"", " ", "{ }", "∅"})
            QCOMPARE(game.text(game.parse(nothing).value()), std::string("{}"));
        QCOMPARE(game.text(game.parse("*7").value()), std::string("*7"));
        for (const char* text : {"{", "{1", "1}", "x", "*", "*-1", "*1,2", "-1", "1001", ",", "∅1", "mex",
                                 "mex 1", "{,}", "max{1}"})
            QVERIFY2(!game.parse(text), text);
        QVERIFY(game.parse("3, x").error().english().find("column 4") != std::string::npos);
        QVERIFY(game.parse("{3, x}").error().english().find("column 5") != std::string::npos);
        std::string many;
        for (int i = 0; i <= 500; ++i)
            many += std::to_string(i) + ",";
        QVERIFY(!game.parse(many + "501"));
    }
};

MEXPLORER_TEST(TestChosenSet)
#include "test_chosen_set.moc"
