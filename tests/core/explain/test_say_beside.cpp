#include "core/catalogue/catalogue.h"
#include "core/explain/say_beside.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

const std::vector<Parameter> noSettings;

std::pair<std::string, std::string> titlesOf(const Game& left, const Game& right,
                                             const std::vector<Parameter>& described = noSettings,
                                             const Parameters& ofLeft = {}, const Parameters& ofRight = {}) {
    const auto said = sayBothSides({left, described, ofLeft}, {right, described, ofRight});
    return {said[0].english(), said[1].english()};
}

} // namespace

class TestSayBeside : public QObject {
    Q_OBJECT

private slots:
    void theTitlesSayWhatDiffersAlone() {
        const auto bash = makeGame("bash", {{"m", "3"}}).value();
        const auto larger = makeGame("bash", {{"m", "5"}}).value();
        const auto misere = makeGame("bash", {{"m", "5"}, {"play", "misere"}}).value();
        QVERIFY(titlesOf(*bash, *larger) == std::pair(std::string("m = 3"), std::string("m = 5")));
        QVERIFY(titlesOf(*larger, *misere) ==
                std::pair(std::string("normal play"), std::string("misère play")));
        QVERIFY(titlesOf(*bash, *misere) ==
                std::pair(std::string("m = 3 · normal play"), std::string("m = 5 · misère play")));
        QVERIFY(titlesOf(*bash, *bash) == std::pair(std::string(), std::string()));
    }

    void otherGamesAreNamed() {
        QVERIFY(titlesOf(*makeGame("nim").value(), *makeGame("wythoff").value()) ==
                std::pair(std::string("Nim · normal play"), std::string("Wythoff · normal play")));
    }

    void settingsOfTheViewAreSaidToo() {
        const auto nim = makeGame("nim").value();
        const std::vector<Parameter> described = {
            {.id = "merged", .title = say("merged"), .kind = Parameter::Kind::toggle, .fallback = "off"}};
        QVERIFY(titlesOf(*nim, *nim, described, {{"merged", "on"}}, {{"merged", "off"}}) ==
                std::pair(std::string("merged"), std::string("merged = off")));
    }

    void theFirstDifferenceIsProvedInBoth() {
        const auto normal = makeGame("nim").value();
        const auto misere = makeGame("nim", {{"play", "misere"}}).value();
        Task task;
        const auto both = whyBoth(*normal, "0,0", *misere, "0,0", task);
        QVERIFY(both);
        QVERIFY((*both)[0].english().starts_with("(0, 0) is P: "));
        QVERIFY((*both)[1].english().starts_with("(0, 0) is N: "));
        QVERIFY(!whyBoth(*normal, "0,0", *misere, "no position", task));
    }

    void differencesAreCounted() {
        ValueDifferences found{.places = 9};
        QCOMPARE(sayCompared(found).english(), std::string("nothing differs; positions compared: 9"));
        found.outcomes = 2;
        found.values = 3;
        QCOMPARE(sayCompared(found).english(), std::string("positions compared: 9"));
        QCOMPARE(sayOutcomesDiffer(found).english(), std::string("who wins differs: 2"));
        QCOMPARE(sayValuesDiffer(found).english(), std::string("the value alone differs: 3"));
    }
};

MEXPLORER_TEST(TestSayBeside)
#include "test_say_beside.moc"
