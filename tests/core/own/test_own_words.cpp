#include "core/own/own_words.h"

#include "core/solve/ways/ending.h"
#include "tests/core/plain.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

using Rewritings = std::vector<Rewriting>;

OwnWords gameOf(const std::string& alphabet, const Rewritings& rules, Play play = Play::normal) {
    auto game = OwnWords::of(play, alphabet, rules);
    if (!game) qFatal("%s", game.error().english().c_str());
    return std::move(*game);
}

/// All words over the alphabet, which is ASCII, up to this length.
std::vector<std::string> wordsUpTo(std::size_t length, const std::string& alphabet) {
    std::vector<std::string> all{""};
    for (std::size_t next = 0; next < all.size(); ++next) {
        const std::string word = all[next];
        if (word.size() == length) break;
        for (const char letter : alphabet)
            all.push_back(word + letter);
    }
    return all;
}

/// By the definition of rewriting.
std::set<std::string> plainOptions(const std::string& word, const Rewritings& rules) {
    std::set<std::string> options;
    for (const auto& [from, to] : rules)
        for (std::size_t at = word.find(from); at != std::string::npos; at = word.find(from, at + 1))
            options.insert(word.substr(0, at) + to + word.substr(at + from.size()));
    return options;
}

Nimber plainValue(const std::string& word, const Rewritings& rules, Play play,
                  std::map<std::string, Nimber>& known) {
    if (const auto found = known.find(word); found != known.end()) return found->second;
    std::set<Nimber> values;
    for (const std::string& option : plainOptions(word, rules))
        values.insert(plainValue(option, rules, play, known));
    Nimber value = 0;
    while (values.count(value) != 0)
        ++value;
    if (values.empty() && play == Play::misere) value = 1;
    return known[word] = value;
}

std::string shown(const std::string& word) {
    return word.empty() ? "-" : word;
}

const std::vector<Rewritings> endingRules = {
    {{"AB", "B"}, {"BA", ""}},
    {{"A", ""}},
    {{"A", ""}, {"B", ""}},
    {{"AB", "BA"}},
    {{"BA", "AB"}},
    {{"AA", "B"}, {"BB", "A"}},
    {{"A", "BB"}},
    {{"A", "BB"}, {"BB", ""}},
    {{"A", "BBB"}, {"B", ""}},
    {{"ABA", "BB"}, {"BB", "A"}, {"AA", ""}},
    {{"AB", "BA"}, {"AA", "B"}},
    {{"AAB", "BAA"}, {"B", ""}},
    {{"BAB", "ABA"}, {"AAB", "B"}},
    {{"AAA", "A"}, {"BBB", "B"}, {"AB", "BA"}},
};

/// The texts of the options, in the rules’ order; fails if one is visited twice or its move is not found.
std::vector<std::string> optionsOf(const OwnWords& game, const std::string& word) {
    const OwnWord position = game.parse(word).value();
    std::vector<std::string> options;
    game.forEachOption(position, [&](const OwnWords::Move& move, const OwnWord& option) {
        if (game.moveBetween(position, option) != std::optional(move)) options.emplace_back("no move");
        options.push_back(game.text(option));
    });
    if (options.size() != game.optionCount(position)) options.emplace_back("another number");
    return options;
}

/// Empty if each position of this endless play is an option of the one before, and it comes back.
std::string wrongPlay(const OwnWords& game, const EndlessPlay<OwnWord>& play) {
    if (play.positions.empty()) return "no positions";
    for (std::size_t i = 0; i + 1 < play.positions.size(); ++i)
        if (!game.moveBetween(play.positions[i], play.positions[i + 1]))
            return "no move from " + game.text(play.positions[i]);
    const OwnWord& last = play.positions.back();
    if (!play.growsBack) return game.moveBetween(last, play.positions.front()) ? "" : "it does not come back";
    const bool contains = last.letters.find(play.positions.front().letters) != std::string::npos;
    return play.positions.size() > 1 && contains ? "" : "it does not grow back";
}

} // namespace

class TestOwnWords : public QObject {
    Q_OBJECT

private slots:
    void optionsAndValuesAreThoseOfTheDefinition() {
        for (const Rewritings& rules : endingRules) {
            for (const Play play : {Play::normal, Play::misere}) {
                const OwnWords game = gameOf("AB", rules, play);
                std::map<std::string, Nimber> known;
                WayOf<OwnWords> way(game, std::make_shared<SharedOf<OwnWords>>(), {});
                Task task;
                for (const std::string& word : wordsUpTo(7, "AB")) {
                    std::set<std::string> truth;
                    for (const std::string& option : plainOptions(word, rules))
                        truth.insert(shown(option));
                    const auto options = optionsOf(game, word);
                    QCOMPARE(std::set<std::string>(options.begin(), options.end()), truth);
                    QCOMPARE(options.size(), truth.size());
                    QCOMPARE(way.value(game.parse(word).value(), task).value(),
                             plainValue(word, rules, play, known));
                }
            }
        }
    }

    void ofSameOptionsTheFirstMoveIsKept() {
        const OwnWords game = gameOf("AB", {{"A", ""}, {"AB", "B"}});
        std::vector<OwnWords::Move> moves = game.moves(game.parse("BAAB").value());
        QCOMPARE(moves.size(), 1U);
        QCOMPARE(moves.front().at, 1U);
        QCOMPARE(moves.front().rule, 0U);
        const OwnWord long_ = game.parse(std::string(10'000, 'A')).value();
        QCOMPARE(game.optionCount(long_), 1U);
    }

    /// These two words, found by search, have equal hashes.
    void optionsOfEqualHashesAreTwo() {
        const OwnWords game = gameOf("0123456789?@ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
                                     {{"000000", "4LWv4T"}, {"000000", "F4cO4D"}});
        QCOMPARE(optionsOf(game, "000000"), (std::vector<std::string>{"4LWv4T", "F4cO4D"}));
    }

    /// 2^14 words, to which 14! plays lead.
    void eachWordIsLookedThroughOnce() {
        const OwnWords game = gameOf("ABC", {{"A", "B"}, {"C", "C"}});
        QVERIFY(!game.measures());
        Task task;
        const auto play = game.endlessPlay(game.parse(std::string(14, 'A')).value(), {}, task);
        QVERIFY(play);
        QVERIFY(play->ends());
    }

    /// Random rules: the options are right; play is said to end only where no word comes again, and what is
    /// said to go on does.
    void randomRules() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const auto wordOf = [&](std::size_t least, std::size_t most) {
            std::string word;
            for (std::size_t i = least + random() % (most - least + 1); i > 0; --i)
                word += "ABC"[random() % 3];
            return word;
        };
        int ending = 0;
        int endless = 0;
        for (int round = 0; round < 300; ++round) {
            Rewritings rules;
            for (std::size_t i = 1 + random() % 3; i > 0; --i)
                rules.push_back({wordOf(1, 3), wordOf(0, 3)});
            const OwnWords game = gameOf("ABC", rules);
            const std::string word = wordOf(0, 7);
            std::set<std::string> truth;
            for (const std::string& option : plainOptions(word, rules))
                truth.insert(shown(option));
            const auto options = optionsOf(game, word);
            QCOMPARE(std::set<std::string>(options.begin(), options.end()), truth);
            QCOMPARE(options.size(), truth.size());
            Task task;
            Budget few;
            few.moves = 20'000;
            const auto play = game.endlessPlay(game.parse(word).value(), few, task);
            if (!play) continue; // it could not be found out
            if (!play->ends()) {
                QCOMPARE(wrongPlay(game, *play), std::string());
                QVERIFY(!game.measures());
                ++endless;
                continue;
            }
            Search<OwnWords> search(game, few);
            const auto value = search.value(game.parse(word).value(), task);
            if (!value) continue;
            std::map<std::string, Nimber> known;
            QCOMPARE(*value, plainValue(word, rules, Play::normal, known));
            ++ending;
        }
        QVERIFY(ending > 0 && endless > 0);
    }

    void rulesThatEndAreProvedToEnd() {
        for (const Rewritings& rules : endingRules) {
            const OwnWords game = gameOf("AB", rules);
            QVERIFY2(game.whyPlayEnds(), rules.front().from.c_str());
        }
        QCOMPARE(gameOf("AB", {{"AB", "B"}}).whyPlayEnds()->english(),
                 std::string("Play ends, as every move lowers the length of the word."));
        QCOMPARE(
            gameOf("AB", {{"AB", "BA"}}).whyPlayEnds()->english(),
            std::string("Play ends, as every move lowers its place in a dictionary with the order B < A."));
        QCOMPARE(
            gameOf("AB", {{"A", "BB"}, {"AB", "BA"}}).whyPlayEnds()->english(),
            std::string("Play ends, as every move lowers the first of these that it changes: the number of "
                        "letters A, its place in a dictionary with the order B < A."));
    }

    void endlessRulesAreShownToBe() {
        const std::vector<std::pair<Rewritings, std::string>> endless = {
            {{{"A", "B"}, {"B", "A"}}, "A"},
            {{{"A", "A"}}, "BA"},
            {{{"AB", "BA"}, {"BA", "AB"}}, "ABB"},
            {{{"A", "AA"}}, "A"},
            {{{"A", "BAB"}}, "BBA"},
            {{{"A", "BB"}, {"BB", "AA"}}, "BAB"},
            {{{"AB", "BBA"}, {"BA", "AB"}}, "AB"},
        };
        for (const auto& [rules, word] : endless) {
            const OwnWords game = gameOf("AB", rules);
            QVERIFY(!game.measures());
            Task task;
            const auto play = game.endlessPlay(game.parse(word).value(), {}, task);
            QVERIFY2(play, word.c_str());
            QCOMPARE(wrongPlay(game, *play), std::string());
            WayOf<OwnWords> way(game, std::make_shared<SharedOf<OwnWords>>(), {});
            const auto value = way.value(game.parse(word).value(), task);
            QVERIFY(!value);
            QVERIFY(value.error().english().find("for ever") != std::string::npos);
        }
        const OwnWords game = gameOf("AB", {{"A", "B"}, {"B", "A"}});
        Task task;
        const auto error = refuseEndless(game, game.endlessPlay(game.parse("A").value(), {}, task).value());
        QCOMPARE(error.error().message.english(), std::string("Play could go on for ever: A → B → A."));
        QVERIFY(game.endlessPlay(game.parse("").value(), {}, task)->ends());
    }

    void whatGrowsEndsByItsBudget() {
        const OwnWords game = gameOf("AB", {{"AB", "BBAA"}}); // ends, but not by any measure
        Task task;
        const auto play = game.endlessPlay(game.parse("AAAABBBB").value(), {}, task);
        QVERIFY(!play || play->ends());
        QVERIFY(game.endlessPlay(game.parse("AB").value(), {}, task)->ends());
    }

    void wordsAreReadAsPeopleWriteThem() {
        const OwnWords game = gameOf("aβ中", {{"aβ", "中"}});
        for (const char* text : {"aβ中", " a β 中 ", "aβ\t中\n"})
            QCOMPARE(game.text(game.parse(text).value()), std::string("aβ中"));
        for (const char* text : {"", " ", "-", "∅", " ∅ ", "−"})
            QCOMPARE(game.text(game.parse(text).value()), std::string("-"));
        QVERIFY(game.parse("a b").error().english().find("column 3") != std::string::npos);
        for (const char* text : {"b", "a-", "--", "\xff", "a\xe4", "A"})
            QVERIFY2(!game.parse(text), text);
        QVERIFY(game.parse(std::string(10'000, 'a')));
        QVERIFY(!game.parse(std::string(10'001, 'a')));
        std::mt19937 random(7);
        for (int round = 0; round < 2'000; ++round) {
            std::string bytes;
            for (std::size_t i = random() % 12; i > 0; --i)
                bytes += static_cast<char>(random() % 256);
            if (const auto word = game.parse(bytes)) QCOMPARE(game.parse(game.text(*word)).value(), *word);
            (void)OwnWords::of(Play::normal, bytes, {{bytes, "a"}});
        }
    }

    void movesAreTold() {
        const OwnWords game = gameOf("AB", {{"AB", "B"}, {"BA", ""}});
        const OwnWord word = game.parse("BAB").value();
        std::vector<std::string> told;
        game.forEachOption(word, [&](const OwnWords::Move& move, const OwnWord&) {
            told.push_back(game.moveText(word, move).english());
        });
        // Removing BA and the other move both leave different words.
        QCOMPARE(told, (std::vector<std::string>{"remove BA, from letter 1 on",
                                                 "replace AB by B, from letter 2 on"}));
    }

    void wrongRulesAreRefused() {
        const Rewritings one = {{"A", ""}};
        for (const char* alphabet : {"", "AA", "A ", "A-", "A∅", "A\xff", "A>", "A|", "A–"})
            QVERIFY2(!OwnWords::of(Play::normal, alphabet, one), alphabet);
        QVERIFY(!OwnWords::of(Play::normal, "A", {}));
        QVERIFY(!OwnWords::of(Play::normal, "A", {{"", "A"}}));
        QVERIFY(!OwnWords::of(Play::normal, "A", {{"B", "A"}}));
        QVERIFY(!OwnWords::of(Play::normal, "A", {{"A", "B"}}));
        QVERIFY(!OwnWords::of(Play::normal, "A", {{std::string(101, 'A'), ""}}));
        QVERIFY(!OwnWords::of(Play::normal, "A", Rewritings(65, one.front())));
        QVERIFY(OwnWords::of(Play::normal, "A", Rewritings(64, one.front())));
    }
};

MEXPLORER_TEST(TestOwnWords)
#include "test_own_words.moc"
