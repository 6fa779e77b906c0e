#include "core/own/known_heaps.h"
#include "core/own/rule_text.h"
#include "core/own/rules_kind.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

const char* const goodRules[] = {
    "heap n: take k where k divides n",
    "heap n: take any",
    "heap n: take 1 or 2 leave a + b",
    "heap n: take 1, 3 or 4",
    "heap n: take k where k <= n/2 | split a + b where a != b",
    "heap n: split a + b + c where a = b",
    "heap size: take t leave rest where rest mod 2 = 0",
    "heap n: take k where abs(k - 3) < 2 | take 7",
    "heap n: take any; play misere",
};

std::string errorOf(const char* rules) {
    const auto read = parseHeapRules(rules);
    return read ? "read as " + read->text : read.error().english();
}

} // namespace

class TestRuleText : public QObject {
    Q_OBJECT

private slots:
    void rulesAreReadAndWrittenInOneSpelling() {
        for (const char* rules : goodRules) {
            const auto read = parseHeapRules(rules);
            QVERIFY2(read.has_value(), qPrintable(QString::fromStdString(errorOf(rules))));
            QCOMPARE(read->text, std::string(rules));
        }
        const std::pair<const char*, const char*> others[] = {
            {"heap n:\n  take k where k≤n/2\n| split into a+b where a ≠ b\n",
             "heap n: take k where k <= n/2 | split a + b where a != b"},
            {"heap n: take 3,1 , 3 or 5..7; last loses", "heap n: take 1, 3, 5, 6 or 7; play misere"},
            {"heap n：take k where n mod k = 0", "heap n: take k where n mod k = 0"},
            {" heap n: take 2 or 1; last wins;", "heap n: take 1 or 2; play normal"},
        };
        for (const auto& [typed, spelt] : others)
            QCOMPARE(errorOf(typed), "read as " + std::string(spelt));
    }

    void whatIsWrongIsToldWithItsPlace() {
        const std::pair<const char*, const char*> wrong[] = {
            {"", "breaks off at column 1"},
            {"heap n", "breaks off at column 7"},
            {"heap n take", "“take” at column 8"},
            {"heap n: eat k", "“eat” at column 9"},
            {"heap n: take", "breaks off at column 13"},
            {"heap n: take k where", "breaks off at column 21"},
            {"heap n: take k where k <", "breaks off at column 25"},
            {"heap n: take k where k + n", "“k + n” at column 22 is a number"},
            {"heap n: take k where q < n", "column 22"},
            {"heap n: take k where k < 10^30", "has a number in it without a value"},
            {"heap n: take k where k > 1 and n < 5/0", "has a number in it without a value"},
            {"heap n: take n", "“n” at column 14 is named already"},
            {"heap n: split a", "column 15"},
            {"heap n: split a + a", "“a” at column 19 is named already"},
            {"heap n: split a + b + c + d", "column 15"},
            {"heap n: take 0", "To take 0 is no turn"},
            {"heap n: take 1..5000", "at most 1000 numbers"},
            {"heap n: take 99999999999999999999", "at most 1000 numbers"},
            {"heap n: take any; play fair", "“fair” at column 24"},
            {"heap n: take any or else", "“or” at column 18"},
            {"pile n: take any", "“pile” at column 1"},
        };
        for (const auto& [rules, part] : wrong) {
            const std::string error = errorOf(rules);
            QVERIFY2(error.find(part) != std::string::npos && error.find("read as") == std::string::npos,
                     qPrintable(QString::fromStdString(std::string(rules) + ": " + error)));
        }
        QVERIFY(!parseHeapRules("heap n: take k where " + std::string(5000, ' ') + "k < n"));
        std::string many = "heap n: take 1";
        for (int turn = 0; turn < 40; ++turn)
            many += " | take 2";
        QVERIFY(!parseHeapRules(many));
    }

    void anyBytesAreReadOrRefused() {
        const auto seed = std::random_device()();
        qInfo("seed %u", seed);
        std::mt19937 random(seed);
        const std::string_view parts[] = {
            "heap", "n",  ":", "take", "split", "leave", "where",  "k", "a + b",        "|", ";", "play",
            "1",    "..", ",", "or",   "<=",    "\xff",  "misere", "(", "\xe2\x89\xa4", "\n"};
        for (int round = 0; round < 20'000; ++round) {
            std::string text;
            for (std::size_t part = random() % 12; part > 0; --part)
                text += std::string(parts[random() % std::size(parts)]) + (random() % 3 != 0 ? " " : "");
            const auto read = parseHeapRules(text);
            if (!read) continue;
            const auto again = parseHeapRules(read->text);
            QVERIFY2(again.has_value(), text.c_str());
            QCOMPARE(again->text, read->text);
        }
    }

    void theKindIsToldByTheFirstWords() {
        QVERIFY(ownRulesKind("heap n: take any") == OwnRulesKind::heap);
        QVERIFY(ownRulesKind(" heap n , last m: take k") == OwnRulesKind::jointHeaps);
        QVERIFY(ownRulesKind("Left: take 1; Right: take 2") == OwnRulesKind::sidedHeaps);
        QVERIFY(ownRulesKind("heap n: right: take 1; left: take 2") == OwnRulesKind::sidedHeaps);
        QVERIFY(ownRulesKind("heaps a, b: a-k") == OwnRulesKind::jointHeaps);
        QVERIFY(ownRulesKind("board 8 x 8: (1,2)") == OwnRulesKind::board);
        QVERIFY(ownRulesKind("word over AB: AB -> B") == OwnRulesKind::word);
        for (const char* other : {"", "take any", "heaped n:", ":"})
            QVERIFY(!ownRulesKind(other));
    }

    void familiesAreKnownByTheirForm() {
        const auto known = [](const char* rules) { return knownHeaps(parseHeapRules(rules)->turns); };
        const auto isCode = [&](const char* rules, const char* code) {
            const auto found = known(rules);
            const auto* own = found ? std::get_if<BreakCode>(&*found) : nullptr;
            return own && *own == *BreakCode::parse(code);
        };
        QVERIFY(std::holds_alternative<AnyTake>(*known("heap n: take any | take 1")));
        QVERIFY(std::holds_alternative<AnyTake>(*known("heap n: take k")));
        QCOMPARE(std::get<TakeSet>(*known("heap n: take 1 or 3 | take 4")).numbers,
                 (std::vector<std::uint64_t>{1, 3, 4}));
        QVERIFY(isCode("heap n: take 1 or 2 leave a + b", "0.77"));
        QVERIFY(isCode("heap n: take 2 leave a + b", "0.07"));
        QVERIFY(isCode("heap n: take any | split a + b", "4.(3)"));
        QVERIFY(isCode("heap n: take 1 leave a + b + c | take 2", "0.F3"));
        QVERIFY(std::get<BreakCode>(*known("heap n: split a + b where b != a")).splitsUnequally());
        for (const char* other :
             {"heap n: take k where k < n", "heap n: split a + b where a < b + 1",
              "heap n: split a + b where a != b | take 1", "heap n: take 101 leave a + b"})
            QVERIFY2(!known(other), other);
    }
};

MEXPLORER_TEST(TestRuleText)
#include "test_rule_text.moc"
