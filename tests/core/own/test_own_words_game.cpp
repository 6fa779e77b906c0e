#include "core/catalogue/views.h"
#include "core/search/exact_scores.h"
#include "core/solve/compare_below.h"
#include "tests/core/catalogue/games.h"
#include "tests/core/catalogue/laid_out.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <map>
#include <random>
#include <set>

using namespace mexplorer;

namespace {

const char* const shrinking = "word over AB: AB -> B | BA ->";

std::unique_ptr<Game> wordGame(const std::string& rules, const std::string& play = "normal") {
    return game("own", {{"rules", rules}, {"play", play}});
}

using Sides = std::vector<std::pair<std::string, std::string>>;

/// By the definition of rewriting, and of values.
class PlainWords {
public:
    PlainWords(Sides rules, bool isMisere) : rules_(std::move(rules)), isMisere_(isMisere) {}

    Nimber operator()(const std::string& word) {
        if (const auto found = known_.find(word); found != known_.end()) return found->second;
        std::set<Nimber> values;
        for (const auto& [from, to] : rules_)
            for (std::size_t at = word.find(from); at != std::string::npos; at = word.find(from, at + 1))
                values.insert((*this)(word.substr(0, at) + to + word.substr(at + from.size())));
        Nimber value = 0;
        while (values.count(value) != 0)
            ++value;
        if (values.empty() && isMisere_) value = 1;
        return known_[word] = value;
    }

private:
    Sides rules_;
    bool isMisere_;
    std::map<std::string, Nimber> known_;
};

std::string errorOfStart(const std::string& rules, const std::string& position) {
    Task task;
    const auto evaluation = asked(*wordGame(rules), position)->evaluation(task);
    return evaluation ? "valued" : evaluation.error().english();
}

} // namespace

class TestOwnWordsGame : public QObject {
    Q_OBJECT

private slots:
    void smallWordsAgreeWithTheDefinition() {
        const std::vector<std::pair<std::string, Sides>> games = {
            {shrinking, {{"AB", "B"}, {"BA", ""}}},
            {"word over AB: AB -> B | BA -> | AA → B", {{"AB", "B"}, {"BA", ""}, {"AA", "B"}}},
            {"word over AB: AB -> BA", {{"AB", "BA"}}},
            {"word over AB: A -> BB | B ->", {{"A", "BB"}, {"B", ""}}},
        };
        for (const auto& [rules, sides] : games) {
            for (const char* play : {"normal", "misere"}) {
                const auto made = wordGame(rules, play);
                PlainWords plain(sides, std::string(play) == "misere");
                for (std::size_t length = 0; length <= 6; ++length)
                    for (unsigned bits = 0; bits < 1U << length; ++bits) {
                        std::string word;
                        for (std::size_t i = 0; i < length; ++i)
                            word += (bits >> i & 1U) != 0 ? 'B' : 'A';
                        Task task;
                        const auto at = asked(*made, word.empty() ? "-" : word);
                        QCOMPARE(at->evaluation(task)->nimber(), std::optional(plain(word)));
                        if (bits % 7 == 0) laid::check(*made, at);
                    }
            }
        }
    }

    void aMoveTouchesWhatItChanges() {
        const auto changesTo = [](const std::string& rules, const std::string& word, const std::string& to) {
            const auto made = wordGame(rules);
            const auto moves = laid::movesOf(*asked(*made, word)).moves;
            const auto move = std::ranges::find(moves, to, &ThingsMove::to);
            return move == moves.end() ? std::vector<ThingChange>() : move->changes;
        };
        const Thing a{ThingKind::number, "A"};
        const Thing b{ThingKind::number, "B"};
        const std::vector<ThingChange> removed = {{.from = 1, .thing = a, .becomes = a}};
        QCOMPARE(changesTo("word over AB: AB -> B", "BAB", "BB"), removed); // B stays
        const std::vector<ThingChange> turned = {{.from = 0, .to = 0, .thing = a, .becomes = b},
                                                 {.from = 1, .to = 1, .thing = b, .becomes = a}};
        QCOMPARE(changesTo("word over AB: AB -> BA", "ABB", "BAB"), turned);
        // There is room for one letter before, between and behind the two.
        const std::vector<ThingChange> grown = {{.from = 3, .to = 3, .thing = a, .becomes = b},
                                                {.to = 4, .thing = b, .becomes = b}};
        QCOMPARE(changesTo("word over AB: A -> BB", "BA", "BBB"), grown);
        const std::vector<ThingChange> before = {{.to = 0, .thing = b, .becomes = b}};
        QCOMPARE(changesTo("word over AB: AA -> BAA", "AA", "BAA"), before);
    }

    void wordsAreLaidOutInARow() {
        const auto made = wordGame("word over ○●: ○● -> ●");
        const auto things = laid::partOf(*asked(*made, "○●●")).laidOut().value().front();
        QCOMPARE(things.spots.size(), std::size_t{3});
        QCOMPARE(things.spots[1].english(), std::string("letter 2"));
        QCOMPARE(things.piles[0].thing, (Thing{ThingKind::number, "○"}));
        QCOMPARE(laid::partOf(*asked(*made, "-")).laidOut()->front().spots.size(), std::size_t{0});
        QVERIFY(laid::partOf(*asked(*made, std::string(256, ' ') + "○")).laidOut());
        std::string longest;
        for (std::size_t i = 0; i < mostInRow; ++i)
            longest += "○";
        QVERIFY(laid::partOf(*asked(*made, longest)).laidOut());
        const auto refused = laid::partOf(*asked(*made, longest + "○")).laidOut();
        QVERIFY(!refused && refused.error().kind == Error::Kind::tooLarge);
    }

    void itHasTheViewsOfAnyGame() {
        const auto made = wordGame(shrinking);
        for (const char* view : {"tree", "mex", "play", "search"})
            QVERIFY2(canShow(view, *made), view);
        QCOMPARE(startPosition(*made), std::string("ABABAB"));
        QVERIFY(canShow(made->description().view, *made));
        QVERIFY(made->description().positionHint.english().find("example ABABAB") != std::string::npos);
        QCOMPARE(startPosition(*wordGame("word over Ａ: Ａ ->")), std::string("ＡＡＡ"));
        QCOMPARE(asked(*wordGame("word over Ａ: Ａ ->"), "Ａ Ａ")->position(), std::string("ＡＡ"));
        Task task;
        const auto below = compareBelow(*made, *askedAtStart(*made), task);
        QVERIFY(below && below->differing == 0);
    }

    void playThatNeverEndsIsToldWithItsCycle() {
        QCOMPARE(errorOfStart("word over AB: AB -> BA | BA -> AB", "AB"),
                 std::string("position: Play could go on for ever: AB → BA → AB."));
        QVERIFY(errorOfStart("word over AB: A -> AA", "A").find("which contains A again") !=
                std::string::npos);
        Task task;
        const auto made = wordGame("word over AB: AB -> BA | BA -> AB");
        QVERIFY(!compareBelow(*made, *asked(*made, "AAB"), task));
        QVERIFY(compareBelow(*made, *asked(*made, "AAA"), task));
        const auto endless = asked(*made, "AAB");
        const auto graph = endless->graph();
        const auto score = ExactScores(*graph).of(0, task);
        QVERIFY(!score && score.error().english().find("Play could go on for ever") != std::string::npos);
    }

    void whatIsWrongIsSaidOfTheRules() {
        const auto refusalOf = [](const std::string& rules, const std::string& play) {
            const auto made = makeGame("own", {{"rules", rules}, {"play", play}});
            return made ? "made" : made.error().english();
        };
        QVERIFY(refusalOf("word over AB: A -> C", "normal").find("rules: column 20") == 0);
        QVERIFY(refusalOf("word over AA: A -> ", "normal").find("rules: The letter A") == 0);
        QVERIFY(refusalOf("word over A: A -> ; play normal", "misere").find("play: ") == 0);
        QCOMPARE(refusalOf("word over A: A -> ; play misere", "misere"), std::string("made"));
    }
};

MEXPLORER_TEST(TestOwnWordsGame)
#include "test_own_words_game.moc"
