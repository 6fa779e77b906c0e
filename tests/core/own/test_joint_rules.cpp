#include "core/own/joint_rules.h"
#include "core/own/rule_text.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

const char* const goodJointRules[] = {
    "heaps a, b: a-k | b-k | a-k, b-k",
    "heaps a, b: a-k where b divides k | b-k where a divides k",
    "heaps a, b, c: a-k, b-j where abs(k - j) < 3",
    "heaps first, second_2: first-3, second_2-2x where x < first | second_2-1; play misere",
    "heaps a, b, c, d: a-1, b-1, c-1, d-1; play normal",
    "heaps a: a-k where k*k <= a",
    "heap n, last m: take k where k <= 2*m or m = 0 and k < n",
    "heap n, last m: take k where k != m; play misere",
    "heap n, last m: take 1, 2 or 5 where m != 1 | take any where n < 4 | take m_2",
};

std::string jointErrorOf(std::string_view rules) {
    const auto read = parseJointRules(rules);
    return read ? "read as " + read->text : read.error().english();
}

/// What is read is written so that it is read as the same.
void checkSpelling(const std::string& typed) {
    const auto read = parseJointRules(typed);
    if (!read) return;
    QCOMPARE(jointErrorOf(read->text), "read as " + read->text);
}

} // namespace

class TestJointRules : public QObject {
    Q_OBJECT

private slots:
    void rulesAreReadAndWrittenInOneSpelling() {
        for (const char* rules : goodJointRules)
            QCOMPARE(jointErrorOf(rules), "read as " + std::string(rules));
        const std::pair<const char*, const char*> others[] = {
            {"heaps a,b : a - k\n| b−k | a-1*k ,b - 2 * k\n;last loses;",
             "heaps a, b: a-k | b-k | a-k, b-2k; play misere"},
            {"heaps a，b：a-k where k≤b", "heaps a, b: a-k where k <= b"},
            {"heaps a, b: a-k, b-j where |k-j| < 3", "heaps a, b: a-k, b-j where abs(k - j) < 3"},
            {" heap n , last m:take 3,1 or 1..2; last wins", "heap n, last m: take 1, 2 or 3; play normal"},
            {"heaps a, b: a-2 where b > 1 | b-0003", "heaps a, b: a-2 where 1 < b | b-3"},
        };
        for (const auto& [typed, spelt] : others)
            QCOMPARE(jointErrorOf(typed), "read as " + std::string(spelt));
    }

    void turnsAreWhatTheTextSays() {
        const auto rules = parseJointRules("heaps a, b, c: c-2k, a-3, b-j where j < k | b-4; play misere");
        QVERIFY(rules.has_value());
        QCOMPARE(rules->heaps, std::size_t{3});
        QCOMPARE(rules->numbers(), std::size_t{3});
        QVERIFY(!rules->tellsLast);
        QVERIFY(rules->play == Play::misere);
        QCOMPARE(rules->turns.size(), std::size_t{2});
        const JointTurn& turn = rules->turns[0];
        QCOMPARE(turn.names, std::size_t{2});
        QCOMPARE(turn.takes.size(), std::size_t{3});
        QCOMPARE(turn.takes[0].heap, std::size_t{2});
        QCOMPARE(turn.takes[0].times, std::uint64_t{2});
        QVERIFY(turn.takes[0].name == std::size_t{0});
        QCOMPARE(turn.takes[1].times, std::uint64_t{3});
        QVERIFY(!turn.takes[1].name);
        QVERIFY(turn.takes[2].name == std::size_t{1});
        const std::int64_t numbers[] = {9, 9, 9, 2, 1}; // a, b, c, k, j
        const std::int64_t others[] = {9, 9, 9, 1, 2};
        QVERIFY(turn.condition->holds(numbers));
        QVERIFY(!turn.condition->holds(others));
        QVERIFY(!rules->turns[1].condition);

        const auto remembering = parseJointRules("heap n, last m: take k where k < m | take 2 or 7");
        QVERIFY(remembering.has_value());
        QCOMPARE(remembering->numbers(), std::size_t{2});
        QVERIFY(remembering->tellsLast);
        QCOMPARE(remembering->turns.size(), std::size_t{3});
        const std::int64_t fewer[] = {9, 3, 2}; // n, m, k
        const std::int64_t more[] = {2, 3, 9};
        QVERIFY(remembering->turns[0].condition->holds(fewer));
        QVERIFY(!remembering->turns[0].condition->holds(more));
        QCOMPARE(remembering->turns[2].takes[0].times, std::uint64_t{7});
    }

    void whatIsWrongIsToldWithItsPlace() {
        const std::pair<const char*, const char*> wrong[] = {
            {"", "breaks off at column 1"},
            {"heaps", "breaks off at column 6"},
            {"piles a: a-k", "“piles” at column 1 does not belong here: rules begin like “heaps a, b:"},
            {"heaps 3: a-k", "“3” at column 7 does not belong here: a name"},
            {"heaps a, : a-k", "“:” at column 10 does not belong here: a name"},
            {"heaps a, b a-k", "“a” at column 12 does not belong here: “:”"},
            {"heaps a, a: a-k", "“a” at column 10 is named already"},
            {"heaps a, b, c, d, e: a-k", "There are 5 heaps; at most 4"},
            {"heaps a, b:", "breaks off at column 12"},
            {"heaps a, b: 3", "“3” at column 13 does not belong here: a turn would"},
            {"heaps a, b: a-k |", "breaks off at column 18"},
            {"heaps a, b: a-k | where k < 3", "“where” at column 19 does not belong here: a turn would"},
            {"heaps a, b: a-k,", "breaks off at column 17"},
            {"heaps a, b: a+k", "“+” at column 14 would make a heap larger"},
            {"heaps a, b: a-k, b + k", "“+” at column 20 would make a heap larger"},
            {"heaps a, b: a", "breaks off at column 14"},
            {"heaps a, b: a*k", "“*” at column 14 does not belong here: “-”"},
            {"heaps a, b: a-", "breaks off at column 15"},
            {"heaps a, b: a-(k+1)", "“(” at column 15 does not belong here: what is taken"},
            {"heaps a, b: a- where b > 1", "“where” at column 16 does not belong here: what is taken"},
            {"heaps a, b: a-2*3", "“3” at column 17 does not belong here: a name"},
            {"heaps a, b: a-k*2", "“*” at column 16 does not belong here: “|”"},
            {"heaps a, b: a-k b-k", "“b” at column 17 does not belong here: “|”"},
            {"heaps a, b: c-k", "“c” at column 13 is none of the heaps, which are a, b."},
            {"heaps a, b: a-b", "“b” at column 15 is named already"},
            {"heaps a, b: a-1, a-k", "“a” at column 18 is changed already"},
            {"heaps a, b: a-0", "“0” at column 15 is not possible"},
            {"heaps a, b: a-0k", "“0” at column 15 is not possible"},
            {"heaps a, b: a-1000000001", "“1000000001” at column 15 is not possible"},
            {"heaps a, b, c, d: a-i, b-j, c-k, d-l", "“l” at column 36 is one name too many"},
            {"heaps a, b: a-k where", "breaks off at column 22"},
            {"heaps a, b: a-k where k", "“k” at column 23 is a number"},
            {"heaps a, b: a-k where j < 3", "“j”"},
            {"heaps a, b: a-k where k < 3; stop", "“stop” at column 30"},
            {"heaps a, b: a-k where k < 3; play both", "“both” at column 35"},
            {"heap n", "breaks off at column 7"},
            {"heap n: take k", "“:” at column 7 does not belong here: “, last m”"},
            {"heap n, m: take k", "“,” at column 7 does not belong here: “, last m”"},
            {"heap n, last", "breaks off at column 13"},
            {"heap n, last 3: take k", "“3” at column 14 does not belong here: a name"},
            {"heap n, last m take k", "“take” at column 16 does not belong here: “:”"},
            {"heap n, last n: take k", "“n” at column 14 is named already"},
            {"heap n, last m: take m", "“m” at column 22 is named already"},
            {"heap n, last m: split a + b", "“split” at column 17 does not belong here: a turn would, “take"},
            {"heap n, last m: take k leave a + b", "“leave” at column 24 does not belong here: “|”"},
            {"heap n, last m: take 0", "To take 0 is no turn"},
        };
        for (const auto& [typed, told] : wrong) {
            const std::string error = jointErrorOf(typed);
            QVERIFY2(error.find(told) != std::string::npos, (std::string(typed) + ": " + error).c_str());
        }
        std::string many = "heaps a: a-1";
        for (int turn = 2; turn <= 32; ++turn)
            many += " | a-" + std::to_string(turn);
        QVERIFY(parseJointRules(many).has_value());
        QVERIFY(jointErrorOf(many + " | a-k").find("There are 33 turns") != std::string::npos);
        QVERIFY(jointErrorOf(many + std::string(4096, ' ')).find("at most 4096") != std::string::npos);
    }

    void rulesOfOneHeapAloneRememberNothing() {
        QVERIFY(!parseHeapRules("heap n, last m: take k where k != m").has_value());
        QVERIFY(parseRememberingRules("heap n, last m: take k where k != m").has_value());
    }

    void anyBytesAreReadOrRefused() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        constexpr std::string_view signs = "ab,k:-|+ 23*();\n<where heap last m take";
        int read = 0;
        for (int round = 0; round < 20'000; ++round) {
            std::string text = goodJointRules[random() % std::size(goodJointRules)];
            for (std::size_t change = random() % 4; change > 0; --change) {
                const std::size_t at = random() % text.size();
                const char sign =
                    random() % 8 == 0 ? static_cast<char>(random()) : signs[random() % signs.size()];
                if (random() % 2 == 0)
                    text[at] = sign;
                else if (random() % 2 == 0)
                    text.insert(at, 1, sign);
                else
                    text.erase(at, 1 + random() % 3);
                if (text.empty()) break;
            }
            if (parseJointRules(text)) ++read;
            checkSpelling(text);
            if (QTest::currentTestFailed()) QFAIL(text.c_str());
        }
        QVERIFY(read > 1000);
    }
};

MEXPLORER_TEST(TestJointRules)

#include "test_joint_rules.moc"
