#include "core/catalogue/catalogue.h"
#include "core/own/rules_of_game.h"
#include "tests/core/asked.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>
#include <functional>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

using Numbers = std::vector<std::int64_t>;

/// The numbers in a text, in their order.
Numbers numbersIn(const std::string& text) {
    Numbers numbers;
    bool isInNumber = false;
    for (const char sign : text) {
        const bool isDigit = sign >= '0' && sign <= '9';
        if (isDigit && !isInNumber) numbers.push_back(0);
        if (isDigit) numbers.back() = 10 * numbers.back() + (sign - '0');
        isInNumber = isDigit;
    }
    return numbers;
}

/// What a position is, in one spelling for a game and its own version.
using Reading = std::function<Numbers(const std::string&)>;

Numbers asHeaps(const std::string& text) {
    Numbers heaps = numbersIn(text);
    std::erase(heaps, 0);
    std::ranges::sort(heaps);
    return heaps;
}
Numbers asCells(const std::string& text) {
    return numbersIn(text);
}
Numbers asCellsFrom1(const std::string& text) {
    Numbers cell = numbersIn(text);
    for (std::int64_t& number : cell)
        --number;
    return cell;
}
/// A heap and the most that may be taken.
Numbers asLimited(const std::string& text) {
    const Numbers read = numbersIn(text);
    return {read[0], read.size() > 1 ? read[1] : std::max<std::int64_t>(read[0] - 1, 0)};
}
Numbers asRemembered(const std::string& text) {
    const Numbers read = numbersIn(text);
    const bool isOpening = read.size() < 2 || read[1] == 0;
    return {read[0], isOpening ? std::max<std::int64_t>(read[0] - 1, 0) : std::min(read[0], 2 * read[1])};
}

struct Sayable {
    std::string game;
    Parameters parameters = {};
    std::size_t heaps = 3; ///< of a random position: one to so many, or exactly 2 of a cell
    Reading builtIn = asHeaps;
    Reading own = asHeaps;
};

std::vector<Sayable> sayables() {
    std::vector<Sayable> all{
        {"nim"},
        {"bash", {{"m", "4"}}, 1},
        {"bash", {{"m", "1000"}}, 1},
        {"take-between", {{"p", "2"}, {"q", "5"}}},
        {"take-between", {{"p", "1"}, {"q", "3"}}},
        {"bounded-nim", {{"m", "3"}}},
        {"subtraction", {{"set", "1,2,3,7,9"}}},
        {"grundy"},
        {"lasker"},
        {"fibonacci", {}, 1, asLimited, asRemembered},
        {"wythoff", {}, 2, asCells, asCells},
        {"kiki", {}, 2, asCellsFrom1, asCells},
        {"grid-walk", {{"piece", "own"}, {"vectors", "-1,0*; 0,-1*; -2,-1"}}, 2, asCells, asCells},
        {"grid-walk", {{"piece", "own"}, {"vectors", "-3,1*; -1,-1; 1,-2"}}, 2, asCells, asCells},
    };
    for (const char* piece : {"king", "queen", "rook", "bishop", "knight"})
        all.push_back({"grid-walk", {{"piece", piece}}, 2, asCells, asCells});
    for (const char* code : {"0.77", "0.137", "4.3", "0.15", "4.(3)", "0.(72)", "C.56", "0.8F", "0.9A", "0.6",
                             "0.0253", "0.3(16)", "0.E(5)"})
        all.push_back({"octal", {{"code", code}}, 2});
    return all;
}

std::string joinedText(const Numbers& numbers) {
    std::string text;
    for (const std::int64_t number : numbers)
        text += (text.empty() ? "" : ",") + std::to_string(number);
    return text;
}

std::set<Numbers> optionsOf(const Game& game, const std::string& position, const Reading& reading) {
    std::set<Numbers> options;
    const auto start = asked(game, position);
    start->rules()->forEachOption(start->parsed(), [&](AnyMove, AnyPosition option) {
        options.insert(reading(start->rules()->text(option)));
        return true;
    });
    return options;
}

/// Of another game a cell may have fewer than 2 numbers only if it is no cell.
std::string randomPosition(const Sayable& one, std::mt19937& random) {
    const bool isCell = one.heaps == 2 && one.game != "octal";
    Numbers numbers;
    for (std::size_t left = isCell ? 2 : 1 + random() % one.heaps; left > 0; --left)
        numbers.push_back(static_cast<std::int64_t>(random() % 12) + (isCell ? 1 : 0));
    return joinedText(numbers);
}

Parameters completeOf(const std::string& game, const Parameters& parameters) {
    return completed((*findGame(game))->description.parameters, parameters).value();
}

} // namespace

class TestRulesOfGame : public QObject {
    Q_OBJECT

private slots:
    void ownVersionsHaveTheSameMoves() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        for (const Sayable& one : sayables()) {
            const Parameters parameters = completeOf(one.game, one.parameters);
            const auto builtIn = makeGame(one.game, parameters).value();
            for (int round = 0; round < 25; ++round) {
                const std::string position = randomPosition(one, random);
                const auto version = ownVersionOf(one.game, parameters, position);
                const QString told = QString::fromStdString(one.game + " " + position + ": " +
                                                            (version ? version->rules : "no version"));
                QVERIFY2(version.has_value(), qPrintable(told));
                const auto own = makeGame("own", {{"rules", version->rules}});
                QVERIFY2(own.has_value(), qPrintable(told));
                QVERIFY2(optionsOf(*builtIn, position, one.builtIn) ==
                             optionsOf(**own, version->position, one.own),
                         qPrintable(told));
            }
        }
    }

    void valuesAreTheSameInBothPlays() {
        Task task;
        for (const Sayable& one : sayables()) {
            for (const char* play : {"normal", "misere"}) {
                Parameters given = one.parameters;
                given["play"] = play;
                const Parameters parameters = completeOf(one.game, given);
                const std::string position = one.heaps == 2 ? "5,7" : "9";
                const auto version = ownVersionOf(one.game, parameters, position).value();
                const auto builtIn = makeGame(one.game, parameters).value();
                const auto own = makeGame("own", {{"rules", version.rules}, {"play", play}}).value();
                const auto expected = asked(*builtIn, position)->evaluation(task).value();
                const auto found = asked(*own, version.position)->evaluation(task).value();
                QVERIFY2(expected.outcome == found.outcome,
                         qPrintable(QString::fromStdString(one.game + ": " + version.rules)));
            }
        }
    }

    /// Heaps of Moore’s game have names, so that they stay where they are.
    void mooresHeapsAreNamed() {
        for (const auto& [position, most] :
             {std::pair("3,4", "2"), std::pair("2,3,4", "2"), std::pair("1,2,2,3", "2"),
              std::pair("2,3,1", "1"), std::pair("2,3,1,2", "3"), std::pair("4,3", "7")}) {
            const Parameters parameters = completeOf("moore", {{"k", most}});
            const auto builtIn = makeGame("moore", parameters).value();
            const auto version = ownVersionOf("moore", parameters, position).value();
            const auto own = makeGame("own", {{"rules", version.rules}}).value();
            QVERIFY2(optionsOf(*builtIn, position, asHeaps) == optionsOf(*own, position, asHeaps),
                     qPrintable(QString::fromStdString(version.rules)));
        }
        QVERIFY(!ownVersionOf("moore", completeOf("moore", {{"k", "4"}}), "1,2,3,4"));
        QVERIFY(!ownVersionOf("moore", completeOf("moore", {{"k", "2"}}), "1,2,3,4,5"));
    }

    void limitsOfFibonacciAreCarriedOver() {
        const Parameters parameters = completeOf("fibonacci", {});
        QCOMPARE(ownVersionOf("fibonacci", parameters, "20/6")->position, std::string("20,3"));
        QCOMPARE(ownVersionOf("fibonacci", parameters, "20/5")->position, std::string());
        QCOMPARE(ownVersionOf("fibonacci", parameters, "20")->position, std::string("20"));
    }

    void coinsAreLetters() {
        for (const char* sets : {"any 1; 0,1", "0,2", "run 1-3", "0; 0,1,3"}) {
            const Parameters parameters = completeOf("coin-turning", {{"rule", "own"}, {"sets", sets}});
            const auto builtIn = makeGame("coin-turning", parameters).value();
            const auto asWord = [](const Game& game, const std::string& position) {
                std::set<std::string> options;
                const auto start = asked(game, position);
                start->rules()->forEachOption(start->parsed(), [&](AnyMove, AnyPosition option) {
                    options.insert(start->rules()->text(option));
                    return true;
                });
                return options;
            };
            for (const char* coins : {"THHTHTTH", "H", "TTT", "HHHHH", "THTHTH"}) {
                const auto version = ownVersionOf("coin-turning", parameters, coins).value();
                const auto own = makeGame("own", {{"rules", version.rules}}).value();
                QCOMPARE(asWord(*own, coins), asWord(*builtIn, coins));
            }
        }
        QVERIFY(!ownVersionOf("coin-turning", completeOf("coin-turning", {}), "HTH"));
    }

    void setsOfTwoSidesAreSaid() {
        const Parameters parameters = completeOf("partizan-subtraction", {{"left", "1,3"}, {"right", "2,3"}});
        const auto builtIn = makeGame("partizan-subtraction", parameters).value();
        const auto version = ownVersionOf("partizan-subtraction", parameters, "7").value();
        QCOMPARE(version.rules, std::string("Left: take 1 or 3; Right: take 2 or 3"));
        const auto own = makeGame("own", {{"rules", version.rules}}).value();
        Task task;
        for (const char* position : {"7", "2,5", "1", "9,4,2"}) {
            QVERIFY(optionsOf(*builtIn, position, asHeaps) == optionsOf(*own, position, asHeaps));
            QVERIFY(asked(*builtIn, position)->evaluation(task)->outcome ==
                    asked(*own, position)->evaluation(task)->outcome);
        }
    }

    void boardsThatWouldBeTooLargeAreRefused() {
        const Parameters knight = completeOf("grid-walk", {{"piece", "knight"}});
        QVERIFY(ownVersionOf("grid-walk", knight, "100,99").has_value());
        QCOMPARE(ownVersionOf("grid-walk", knight, "100,100").error().field, std::string("position"));
        QVERIFY(ownVersionOf("grid-walk", completeOf("grid-walk", {}), "1000000,1000000").has_value());
    }

    /// Each game of the catalogue opens as its own version, or says why not.
    void everyGameIsSaidOrSaysWhyNot() {
        std::set<std::string> said;
        std::set<std::string> reasons;
        for (const Entry& entry : catalogue()) {
            const Description& game = entry.description;
            const auto version = ownVersionOf(game.id, completeOf(game.id, {}), game.position);
            if (!version) {
                reasons.insert(version.error().message.english());
                continue;
            }
            said.insert(game.id);
            const auto own = makeGame("own", {{"rules", version->rules}});
            QVERIFY2(own.has_value(), qPrintable(QString::fromStdString(version->rules)));
            if (!version->position.empty()) (void)asked(**own, version->position);
        }
        const std::set<std::string> expected{"bash",    "bounded-nim", "fibonacci",   "grid-walk", "grundy",
                                             "kiki",    "lasker",      "nim",         "octal",     "own",
                                             "wythoff", "subtraction", "take-between"};
        std::set<std::string> missing;
        std::ranges::set_difference(expected, said, std::inserter(missing, missing.end()));
        QVERIFY2(missing.empty(), missing.empty() ? "" : missing.begin()->c_str());
        QVERIFY(reasons.size() >= 5);
    }
};

MEXPLORER_TEST(TestRulesOfGame)
#include "test_rules_of_game.moc"
