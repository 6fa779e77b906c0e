#include "core/formula/words.h"
#include "core/own/rule_completion.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>

using namespace mexplorer;

namespace {

bool offers(std::string_view text, const std::string& word) {
    const auto found = ruleCompletions(text);
    return std::ranges::find(found.words, word) != found.words.end();
}

} // namespace

class TestRuleCompletion : public QObject {
    Q_OBJECT

private slots:
    void beginningsAreWhole() {
        QVERIFY(offers("", "heap n: take "));
        QVERIFY(offers("", "board 8 x 8: "));
        QVERIFY(offers("hea", "heaps a, b: "));
        QVERIFY(!offers("hea", "board 8 x 8: "));
        QCOMPARE(ruleCompletions("  hea").typed, std::size_t{3});
        QVERIFY(ruleCompletions("tree").words.empty());
    }

    void wordsAreThoseOfTheGrammar() {
        QVERIFY(offers("heap n: ", "take"));
        QVERIFY(offers("heap n: ", "split"));
        QVERIFY(offers("heap n: ta", "take"));
        QVERIFY(!offers("heap n: ta", "split"));
        QVERIFY(offers("heap n: take ", "any"));
        QVERIFY(offers("heap n: take k ", "where"));
        QVERIFY(offers("heap n: take k ", "leave"));
        QVERIFY(!offers("heap n: take k ", "take"));
        QVERIFY(offers("heap n: take 1; ", "play"));
        QVERIFY(offers("heap n: take 1; play ", "misere"));
        QVERIFY(offers("heap n, ", "last"));
        QVERIFY(offers("heap n, last m: ", "take"));
        QVERIFY(!offers("heap n, last m: ", "split"));
        QVERIFY(offers("heaps a, b: a-k ", "where"));
        QVERIFY(offers("board 8 x 8: (-1,0)", "where"));
        QVERIFY(offers("board 8 x 8: (-1,0); ", "hole"));
        QVERIFY(offers("wo", "word over AB: "));
    }

    void conditionsGoOnByNamesFunctionsAndOperations() {
        const std::string begin = "heap n: take k where ";
        QVERIFY(offers(begin, "n"));
        QVERIFY(offers(begin, "k"));
        QVERIFY(!offers(begin, "m"));
        for (const std::string_view function : functionWords())
            QVERIFY2(offers(begin, std::string(function)), std::string(function).c_str());
        QVERIFY(offers(begin + "k ", "divides"));
        QVERIFY(offers(begin + "k ", "mod"));
        QVERIFY(!offers(begin + "k ", "popcount"));
        QVERIFY(offers(begin + "k is ", "prime"));
        QVERIFY(!offers(begin + "k is ", "a"));
        QVERIFY(offers(begin + "k = 1 ", "or"));
        QVERIFY(offers(begin + "popc", "popcount"));
        QVERIFY(offers("heap n: take 1 leave a + b where ", "b"));
        QVERIFY(offers("board 8 x 8: (-k,0) where ", "column"));
        QVERIFY(offers("board 8 x 8: (-k,0) where ", "k"));
        QVERIFY(offers("heap n, last m: take k where ", "m"));
        QVERIFY(offers("heaps a, b: a-", "a"));
    }

    /// None of them makes a readable beginning unreadable.
    void whatIsOfferedGoesOn() {
        for (const std::string text :
             {"heap n: ", "heap n: take k where k ", "heap n: take 1 or 2 leave a + b where a ",
              "heaps a, b: ", "board 8 x 8: (-1,0) where row is ", "word over AB: AB -> B; "}) {
            const auto found = ruleCompletions(text);
            QVERIFY2(!found.words.empty(), text.c_str());
            for (const std::string& word : found.words)
                QVERIFY2(!word.empty() && found.typed == 0, word.c_str());
        }
    }

    void afterAnErrorNothingIsOffered() {
        QVERIFY(ruleCompletions("heap n: leave ").words.empty());
        QVERIFY(ruleCompletions("heap n: take k where k ** ) ").words.empty());
        QVERIFY(ruleCompletions(std::string(1'000'000, 'a')).words.empty());
        QVERIFY(ruleCompletions("heap n: take " + std::string(5000, '1')).words.empty());
    }

    void whatIsTypedIsCountedInCharacters() {
        QCOMPARE(ruleCompletions("heap n: take k where k × po").typed, std::size_t{2});
        QCOMPARE(ruleCompletions("heap n: take k where ").typed, std::size_t{0});
    }
};

MEXPLORER_TEST(TestRuleCompletion)
#include "test_rule_completion.moc"
