#include "core/own/own_sided.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/short_game.h"
#include "core/own/own_description.h"
#include "tests/core/asked.h"
#include "tests/core/rules/two_sided/definition.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

OwnSided sidedRules(const std::string& text) {
    return {describeOwn, parseSidedRules(text).value()};
}

std::unique_ptr<Game> madeSided(const std::string& text) {
    return makeGame("own", {{"rules", text}}).value();
}

/// A turn as it is typed, and whether it makes these parts, ascending, of a heap; an empty part is 0.
struct PlainTurn {
    const char* text;
    bool (*allows)(int size, int taken, int a, int b);
};
const PlainTurn plainTurns[] = {
    {"take 1", [](int, int taken, int a, int) { return taken == 1 && a == 0; }},
    {"take 2 or 3", [](int, int taken, int a, int) { return (taken == 2 || taken == 3) && a == 0; }},
    {"take 2, 4..6",
     [](int, int taken, int a, int) { return a == 0 && (taken == 2 || (taken >= 4 && taken <= 6)); }},
    {"take any", [](int, int taken, int a, int) { return taken > 0 && a == 0; }},
    {"take k where 2*k <= n",
     [](int n, int taken, int a, int) { return 0 < taken && 2 * taken <= n && a == 0; }},
    {"take k where n mod 3 = k mod 2",
     [](int n, int taken, int a, int) { return taken > 0 && n % 3 == taken % 2 && a == 0; }},
    {"split a + b where a != b", [](int, int taken, int a, int b) { return taken == 0 && a > 0 && a != b; }},
    {"take 1 leave a + b", [](int, int taken, int, int) { return taken == 1; }},
    {"take k leave a + b where a = b", [](int, int taken, int a, int b) { return taken > 0 && a == b; }},
};

std::array<std::vector<std::size_t>, 2> chosenTurns; ///< of Left and of Right

/// By trying all that can be taken and left, of heaps of one digit.
std::vector<std::string> byPlainTurns(const std::string& heaps, Side side) {
    std::vector<std::string> options;
    for (std::size_t at = 0; at < heaps.size(); at += 2) {
        const int size = heaps[at] - '0';
        for (int taken = 0; taken <= size; ++taken)
            for (int a = 0; 2 * a <= size - taken; ++a) {
                const int b = size - taken - a;
                const auto& turns = chosenTurns[side == Side::left ? 0 : 1];
                const bool isAllowed = std::ranges::any_of(
                    turns, [&](std::size_t turn) { return plainTurns[turn].allows(size, taken, a, b); });
                if (!isAllowed) continue;
                const std::string left =
                    a == 0 ? std::to_string(b) : std::to_string(a) + "," + std::to_string(b);
                options.push_back(std::string(heaps).replace(at, 1, left));
            }
    }
    return options;
}

std::string typedTurns(const std::vector<std::size_t>& turns) {
    std::string text;
    for (const std::size_t turn : turns)
        text += (text.empty() ? "" : " | ") + std::string(plainTurns[turn].text);
    return text;
}

std::string typedRules() {
    return "heap n: Left: " + typedTurns(chosenTurns[0]) + "; Right: " + typedTurns(chosenTurns[1]);
}

/// Who wins, by the definition alone.
bool isWonBy(const std::string& heaps, Side mover) {
    const auto options = byPlainTurns(heaps, mover);
    return std::ranges::any_of(
        options, [mover](const std::string& option) { return !isWonBy(option, opponentOf(mover)); });
}
Outcome plainOutcome(const std::string& heaps) {
    const bool left = isWonBy(heaps, Side::left);
    const bool right = isWonBy(heaps, Side::right);
    return left ? (right ? Outcome::N : Outcome::L) : right ? Outcome::R : Outcome::P;
}

} // namespace

class TestOwnSided : public QObject {
    Q_OBJECT

private slots:
    void rulesAreReadInOneSpelling() {
        const auto text = [](const char* typed) { return parseSidedRules(typed).value().text; };
        QCOMPARE(text("Left: take 1 or 3; Right: take 2 or 3"),
                 std::string("heap n: Left: take 1 or 3; Right: take 2 or 3"));
        QCOMPARE(text(" heap m :\n right: split a+b ;\n left: take k where k<=m/2 | take 3..4 "),
                 std::string("heap m: Left: take k where k <= m/2 | take 3 or 4; Right: split a + b"));
        QCOMPARE(text("Left: take any; Right: take 1; play normal;"),
                 std::string("heap n: Left: take any; Right: take 1; play normal"));
    }

    void errorsSayWhatWouldBeRight() {
        const auto error = [](const char* typed) { return parseSidedRules(typed).error().english(); };
        QVERIFY(error("Left: take 1").find("breaks off") != std::string::npos);
        QVERIFY(error("Left: take 1 Right: take 2").find("other player") != std::string::npos);
        QVERIFY(error("Left: take 1; Left: take 2").find("column 15") != std::string::npos);
        QVERIFY(error("Left: take 1; Left: take 2; Right: take 3").find("column 15") != std::string::npos);
        QVERIFY(error("Left: take 1; Right: take 2; Left: take 3").find("column 30") != std::string::npos);
        QVERIFY(error("Left: take 1; Right: take 2; Left take 3").find("column 35") != std::string::npos);
        QVERIFY(error("Left: take 1; take 2").find("“Right:”") != std::string::npos);
        QVERIFY(error("Left take 1; Right: take 2").find("column 6") != std::string::npos);
        QVERIFY(error("Left: take 1; Right: take 2; play misere").find("normal play") != std::string::npos);
        QVERIFY(error("Left: take 0; Right: take 2").find("split") != std::string::npos);
        QVERIFY(error("Left: take n; Right: take 2").find("column 12") != std::string::npos);
        const auto misere = makeGame("own", {{"rules", "Left: take 1; Right: take 2"}, {"play", "misere"}});
        QCOMPARE(misere.error().field, std::string("play"));
        QCOMPARE(makeGame("own", {{"rules", "Left: take 1"}}).error().field, std::string("rules"));
    }

    void typedRulesAreThoseOfTheBuiltInGame() {
        Task task;
        const auto own = madeSided("Left: take 1 or 3; Right: take 2 or 3");
        const auto built = makeGame("partizan-subtraction", {{"left", "1,3"}, {"right", "2,3"}}).value();
        for (const char* heaps : {"0", "1", "2", "3", "4", "5", "6", "7", "3,4", "2,5,6"}) {
            const auto facts = asked(*own, heaps)->as<ShortGameAspect>()->facts(task).value();
            const auto same = asked(*built, heaps)->as<ShortGameAspect>()->facts(task).value();
            QCOMPARE(facts.canonical, same.canonical);
            QCOMPARE(asked(*own, heaps)->evaluation(task)->outcome,
                     asked(*built, heaps)->evaluation(task)->outcome);
        }
    }

    /// Options, canonical forms and bounds, of random rules.
    void valuesAreThoseOfTheDefinition() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (int game = 0; game < 30; ++game) {
            chooseTurns(random);
            AgainstDefinition against(sidedRules(typedRules()), byPlainTurns);
            const QString difference = against.difference({"0", "1", "2", "3", "4", "5", "6", "2,3", "1,4"});
            QVERIFY2(difference.isEmpty(),
                     qPrintable(QString::fromStdString(typedRules()) + ": " + difference));
        }
    }

    void whoWinsIsFoundByRecursion() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        Task task;
        for (int rules = 0; rules < 20; ++rules) {
            chooseTurns(random);
            const auto game = madeSided(typedRules());
            for (const char* heaps : {"0", "1", "3", "5", "6", "2,3", "3,4", "1,1,2"}) {
                const auto found = asked(*game, heaps)->evaluation(task);
                QVERIFY2(found.has_value(), typedRules().c_str());
                QVERIFY2(found->outcome == plainOutcome(heaps), (typedRules() + " of " + heaps).c_str());
            }
        }
    }

    void heapsAreAsLargeAsIsPossible() {
        QCOMPARE(sidedRules("Left: take 1; Right: take 2").largestSize(), std::uint64_t{1'000});
        QCOMPARE(sidedRules("Left: take 1 leave a + b; Right: take 2").largestSize(), std::uint64_t{200});
        QVERIFY(!sidedRules("Left: take 1; Right: take 2").parse("1001"));
    }

private:
    static void chooseTurns(std::mt19937& random) {
        for (auto& turns : chosenTurns) {
            turns.resize(1 + random() % 2);
            for (std::size_t& turn : turns)
                turn = random() % std::size(plainTurns);
        }
    }
};

MEXPLORER_TEST(TestOwnSided)
#include "test_own_sided.moc"
