#include "core/own/word_rules.h"

#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

/// The rules, made as a game, too.
std::string spelt(const std::string& typed) {
    const auto rules = parseWordRules(typed);
    if (!rules) return rules.error().english();
    const auto words = OwnWords::of(Play::normal, rules->alphabet, rules->rewritings);
    return words ? rules->text : words.error().english();
}

} // namespace

class TestWordRules : public QObject {
    Q_OBJECT

private slots:
    void theyHaveOneSpelling() {
        const std::vector<std::pair<const char*, const char*>> spellings = {
            {"word over AB: AB -> B | BA -> | AA -> B; play misere",
             "word over AB: AB -> B | BA -> - | AA -> B; play misere"},
            {"word over A,B:AB→B|BA→∅", "word over AB: AB -> B | BA -> -"},
            {"  word\nover A B ： A B −> − ；last wins", "word over AB: AB -> -; play normal"},
            {"word over ○●: ○● -> ●○", "word over ○●: ○● -> ●○"},
            {"word over ＡA: Ａ -> A", "word over ＡA: Ａ -> A"}, // a wide letter is another one
            {"word over 01: 1 0 -> 0 1;", "word over 01: 10 -> 01"},
            {"word over ab: ab->ba", "word over ab: ab -> ba"},
        };
        for (const auto& [typed, expected] : spellings) {
            QCOMPARE(QString::fromStdString(spelt(typed)), QString(expected));
            QCOMPARE(QString::fromStdString(spelt(expected)), QString(expected));
        }
        const auto rules = parseWordRules("word over AB: AB -> B | BA ->");
        QCOMPARE(rules->alphabet, std::string("AB"));
        QCOMPARE(rules->rewritings.size(), std::size_t{2});
        QCOMPARE(rules->rewritings[1].from, std::string("BA"));
        QCOMPARE(rules->rewritings[1].to, std::string());
        QVERIFY(!rules->play);
    }

    void errorsTellTheColumnAndWhatIsRight() {
        const std::vector<std::pair<const char*, const char*>> errors = {
            {"", "The text of the rules breaks off at column 1:"},
            {"word", "breaks off at column 5"},
            {"words over AB: A -> B", "“words” at column 1"},
            {"word AB: A -> B", "“AB” at column 6 does not belong here: rules begin"},
            {"word over: A -> B", "“:” at column 10 does not belong here: the letters"},
            {"word over AB", "breaks off at column 13"},
            {"word over AB; A -> B", "“;” at column 13 does not belong here: “:”"},
            {"word over AB:", "breaks off at column 14"},
            {"word over AB: A", "breaks off at column 16"},
            {"word over AB: A | B -> A", "“|” at column 17 does not belong here: after what is replaced"},
            {"word over AB: A -> B -> A", "“|” and another turn would"},
            {"word over AB: A -> C", "column 20: “C” is not in the alphabet, which is AB"},
            {"word over ○●: ○→x", "column 17: “x” is not in the alphabet"},
            {"word over AB: A->B | Ａ -> B", "column 22: “Ａ”"},
            {"word over AB: -> A", "The left side of a rule is empty"},
            {"word over AB: A -> B |", "breaks off at column 23"},
            {"word over AAB: A -> B", "The letter A is twice"},
            {"word over A(: A -> A", "“(” cannot be a letter"},
            {"word over \xff: \xff -> ", "is not in the alphabet"},
            {"word over \xff"
             "A: A -> ",
             "cannot be a letter"},
            {"word over AB: A -> \xff", "is not in the alphabet"},
            {"word over ○: ○ -> \x97", "is not in the alphabet"}, // a byte of a letter
            {"word over AB: A -> B; play", "breaks off at column 27"},
            {"word over AB: A -> B; play A", "“play normal” or “play misere” would"},
            {"word over AB: A -> B; B -> A", "“B” at column 23"},
        };
        for (const auto& [typed, said] : errors) {
            const std::string error = spelt(typed);
            QVERIFY2(error.find(said) != std::string::npos, (std::string(typed) + ": " + error).c_str());
        }
        QVERIFY(!parseWordRules("word over AB: A -> " + std::string(5'000, 'B')));
    }

    void anyBytesAreReadOrRefused() {
        constexpr unsigned seed = 2612;
        std::mt19937 random(seed);
        const std::vector<std::string> pieces = {"word", " ",    "over ", "A",      "B", ":", "->",
                                                 "→",    "|",    ";",     "-",      ",", "∅", "○",
                                                 "\n",   "\xff", "play ", "misere", "Ａ"};
        int read = 0;
        for (int round = 0; round < 30'000; ++round) {
            std::string text = random() % 8 == 0   ? ""
                               : random() % 2 == 0 ? "word over AB○:"
                                                   : "word over AB○: AB";
            for (std::size_t i = random() % 10; i > 0; --i)
                text += random() % 20 == 0 ? std::string(1, static_cast<char>(random() % 256))
                                           : pieces[random() % pieces.size()];
            const auto rules = parseWordRules(text);
            if (!rules) {
                QVERIFY(!rules.error().english().empty());
                continue;
            }
            if (!OwnWords::of(Play::normal, rules->alphabet, rules->rewritings)) continue;
            ++read;
            const auto again = parseWordRules(rules->text);
            QVERIFY2(again.has_value(), rules->text.c_str());
            QCOMPARE(again->text, rules->text);
            QCOMPARE(again->alphabet, rules->alphabet);
            QCOMPARE(again->play, rules->play);
        }
        QVERIFY2(read > 300, qPrintable(QString::number(read)));
    }

    void wordsBeginWithALittleOfEachLetter() {
        const auto startOf = [](const std::string& alphabet) {
            const auto words = OwnWords::of(Play::normal, alphabet, {{alphabet, ""}});
            return words->text(words->startPosition());
        };
        QCOMPARE(startOf("A"), std::string("AAA"));
        QCOMPARE(startOf("AB"), std::string("ABABAB"));
        QCOMPARE(startOf("ABCD"), std::string("ABCDAB"));
        QCOMPARE(startOf("ABCDEFG"), std::string("ABCDEF"));
    }
};

MEXPLORER_TEST(TestWordRules)
#include "test_word_rules.moc"
