#include "core/rules/break_code.h"

#include "tests/core/break_values.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

using namespace mexplorer;

namespace {

std::string spelt(std::string_view text) {
    const auto code = BreakCode::parse(text);
    return code ? code->text() : code.error().english();
}

} // namespace

class TestBreakCode : public QObject {
    Q_OBJECT

private slots:
    void theSameRulesHaveOneSpelling() {
        QCOMPARE(spelt("0.77"), std::string("0.77"));
        QCOMPARE(spelt(" .137 "), std::string("0.137"));
        QCOMPARE(spelt("0.7700"), std::string("0.77"));
        QCOMPARE(spelt("0.007"), std::string("0.007"));
        QCOMPARE(spelt("4.(3)"), std::string("4.(3)"));
        QCOMPARE(spelt("4.3(33)"), std::string("4.(3)"));
        QCOMPARE(spelt("4.(333)"), std::string("4.(3)"));
        QCOMPARE(spelt("0.1(2121)"), std::string("0.(12)"));
        QCOMPARE(spelt("0.3(12)"), std::string("0.3(12)"));
        QCOMPARE(spelt("0.31(00)"), std::string("0.31"));
        QCOMPARE(spelt("0.8fA"), std::string("0.8FA"));
        QCOMPARE(spelt("c.0"), std::string("C.0"));
        QCOMPARE(spelt("4.0"), std::string("4.0"));
        QCOMPARE(spelt("0.0"), std::string("0.0"));
        QCOMPARE(spelt("0.(0)"), std::string("0.0"));
        QCOMPARE(*BreakCode::parse("0.21(21)"), *BreakCode::parse("0.(2121)"));
        QVERIFY(*BreakCode::parse("4.0") != BreakCode::unequalSplits());
    }

    void whatIsWrongWithACodeIsNamed_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("error");
        const auto row = [](const char* text, const char* error) { QTest::newRow(text) << text << error; };
        row("", "breaks off at column 1");
        row(".", "breaks off at column 2");
        row("0.", "breaks off at column 3");
        row("77", "has no point");
        row("0.7x", "“x” at column 4");
        row("0.7é7", "“é” at column 4");
        row("0,77", "“,” at column 2");
        row("0.7(3", "breaks off at column 6");
        row("0.7(", "breaks off at column 5");
        row("0.7()", "“)” at column 5");
        row("0.7(3)3", "“3” at column 7");
        row("0.7)", "“)” at column 4");
        row("44.3", "2 digits before the point");
        row("1.3", "and 1 would let a heap stay");
        row("6.3", "and 6 would let a heap stay");
        row("0.77 1", "“ ” at column 5");
    }
    void whatIsWrongWithACodeIsNamed() {
        QFETCH(QString, text);
        QFETCH(QString, error);
        const auto code = BreakCode::parse(text.toStdString());
        QVERIFY(!code);
        const auto said = QString::fromStdString(code.error().english());
        QVERIFY2(said.contains(error), qPrintable(said));
    }

    void brokenBytesAndLongCodesAreErrors() {
        for (const char* text : {"\xFF", "0.\xFF", "0.7(\xC3", "\xFF.7"})
            QVERIFY(!BreakCode::parse(text));
        const std::string words = BreakCode::parse("0.\xFF").error().english();
        QVERIFY2(words.find("“�” at column 3 ") != std::string::npos, words.c_str());
        QVERIFY(BreakCode::parse("0." + std::string(255, '7')));
        QVERIFY(!BreakCode::parse("0." + std::string(256, '7')));
    }

    void takesAreBoundedUnlessTheTailRepeats() {
        QCOMPARE(BreakCode::parse("0.77")->longestTake(), std::optional<std::uint64_t>(2));
        QCOMPARE(BreakCode::parse("4.0")->longestTake(), std::optional<std::uint64_t>(0));
        QCOMPARE(BreakCode::parse("4.(3)")->longestTake(), std::nullopt);
    }

    void everyBreakIsListedOnceInOrderAndCounted_data() {
        QTest::addColumn<QString>("code");
        for (const char* code : {"0.77", "0.137", "4.(3)", "0.8F", "C.0", "0.(1)", "0.0(12)", "0.2(408)",
                                 "8.1", "0.(F)", "0.0", "4.00(01)"}) {
            QTest::newRow(code) << code;
        }
    }
    void everyBreakIsListedOnceInOrderAndCounted() {
        QFETCH(QString, code);
        const BreakCode rules = *BreakCode::parse(code.toStdString());
        for (std::uint64_t size = 0; size < 40; ++size) {
            using Key = std::vector<std::uint64_t>;
            std::vector<Key> listed;
            rules.forEachBreak(size, [&](std::uint64_t taken, const HeapsLeft& parts) {
                Key key{taken, parts.size()};
                std::uint64_t sum = taken;
                for (const std::uint64_t part : parts) {
                    QVERIFY(part > 0 && (key.size() == 2 || key.back() <= part));
                    key.push_back(part);
                    sum += part;
                }
                QCOMPARE(sum, size);
                QVERIFY((rules.digit(taken) >> parts.size() & 1U) != 0);
                listed.push_back(key);
            });
            QVERIFY(std::adjacent_find(listed.begin(), listed.end(), std::greater_equal<>()) == listed.end());
            QCOMPARE(rules.breakCount(size), std::uint64_t{listed.size()});
            QCOMPARE(rules.canBreak(size), !listed.empty());
            std::size_t possible = 0; // counted another way
            for (std::uint64_t taken = 0; taken <= size; ++taken) {
                const std::uint64_t rest = size - taken;
                const unsigned leave = rules.digit(taken);
                possible += (leave & 1U) != 0 && rest == 0 ? 1 : 0;
                possible += (leave & 2U) != 0 && rest > 0 ? 1 : 0;
                for (std::uint64_t a = 1; a <= rest; ++a) {
                    for (std::uint64_t b = a; a + b <= rest; ++b) {
                        possible += (leave & 4U) != 0 && a + b == rest ? 1 : 0;
                        possible += (leave & 8U) != 0 && rest - a - b >= b ? 1 : 0;
                    }
                }
            }
            QCOMPARE(listed.size(), possible);
        }
    }

    void unequalSplitsLeaveOutTheHalves() {
        const BreakCode rules = BreakCode::unequalSplits();
        for (std::uint64_t size = 0; size < 30; ++size) {
            std::uint64_t count = 0;
            rules.forEachBreak(size, [&](std::uint64_t taken, const HeapsLeft& parts) {
                QCOMPARE(taken, std::uint64_t{0});
                QVERIFY(parts.size() == 2 && *parts.begin() < *(parts.begin() + 1));
                ++count;
            });
            QCOMPARE(rules.breakCount(size), count);
            QCOMPARE(count, size < 3 ? 0 : (size - 1) / 2);
        }
    }

    void whatIsWrongIsQuotedAsItWasTyped() {
        for (const char* typed : {"A", "a", "3", "f"}) {
            const std::string words = BreakCode::parse(typed + std::string(".3")).error().english();
            QVERIFY2(words.find(fmt::format("and {} would let a heap", typed)) != std::string::npos,
                     words.c_str());
        }
        const std::string words = BreakCode::parse("  0.7x").error().english();
        QVERIFY2(words.find("“x” at column 6") != std::string::npos, words.c_str());
    }

    void hugeHeapsAreCountedAtOnce() {
        constexpr std::uint64_t huge = std::uint64_t{1} << 62U;
        for (const char* code : {"0.8F", "0.(F)", "C.(01)"})
            QCOMPARE(BreakCode::parse(code)->breakCount(huge), UINT64_MAX);
        QCOMPARE(BreakCode::parse("0.77")->breakCount(huge), huge);
        QCOMPARE(BreakCode::parse("4.(3)")->breakCount(huge), huge / 2 + huge);
        QCOMPARE(BreakCode::unequalSplits().breakCount(huge), huge / 2 - 1);
        QCOMPARE(BreakCode::parse("0.33")->breakCount(huge), std::uint64_t{2});
        QCOMPARE(BreakCode::parse("0.(1)")->breakCount(huge), std::uint64_t{1});
        for (const char* code : {"0.33", "0.(1)", "0.0(1)", "0.2(01)"}) {
            const BreakCode rules = *BreakCode::parse(code);
            std::uint64_t listed = 0;
            rules.forEachBreak(huge, [&](std::uint64_t, const HeapsLeft&) { ++listed; });
            QCOMPARE(listed, rules.breakCount(huge));
            QVERIFY(rules.canBreak(huge));
        }
        // The number of ways overflows 64 bits several times: modulo 2⁶⁴ it is 1,328,958,447.
        const BreakCode eights = *BreakCode::parse("0." + std::string(255, '8'));
        QCOMPARE(eights.breakCount(2'946'323'386), UINT64_MAX);
        for (const char* code : {"0.2(408)", "0.(F)", "8.(C4)", "0.4(0008)", "0.(48C41)"}) {
            const BreakCode rules = *BreakCode::parse(code);
            for (const std::uint64_t size : {99'999U, 100'002U, 100'003U, 100'004U, 100'007U}) {
                std::uint64_t count = 0; // counted take by take
                for (std::uint64_t taken = 0; taken <= size; ++taken) {
                    const std::uint64_t rest = size - taken;
                    const unsigned leave = rules.digit(taken);
                    count += (leave & 1U) != 0 && rest == 0 ? 1 : 0;
                    count += (leave & 2U) != 0 && rest > 0 ? 1 : 0;
                    count += (leave & 4U) != 0 ? rest / 2 : 0;
                    count += (leave & 8U) != 0 ? (rest * rest + 6) / 12 : 0;
                }
                QCOMPARE(rules.breakCount(size), count);
            }
        }
        QCOMPARE(BreakCode::parse("0.77")->breakCount(1'000'001), std::uint64_t{1 + 500'000 + 1 + 499'999});
    }
};

MEXPLORER_TEST(TestBreakCode)
#include "test_break_code.moc"
