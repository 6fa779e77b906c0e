#include "core/rules/octal.h"
#include "core/solve/arithmetic_period.h"
#include "core/solve/ways/breaks.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

class TestArithmeticPeriod : public QObject {
    Q_OBJECT

private:
    static std::unique_ptr<LineValues> filled(const BreakCode& code, std::uint64_t count) {
        auto values = std::make_unique<LineValues>(count);
        Task task;
        if (!fillBreakLine(code, *values, task)) qFatal("cancelled");
        return values;
    }
    static std::unique_ptr<LineValues> firstOf(const LineValues& values, std::uint64_t count) {
        auto part = std::make_unique<LineValues>(values.size());
        std::copy(values.data(), values.data() + count, part->data());
        part->finish(count);
        return part;
    }
    static std::string randomCode(std::mt19937_64& random) {
        const auto digits = [&](std::uint64_t count) {
            std::string text;
            for (; count > 0; --count)
                text += "0123456789ABCDEF"[random() % 16];
            return text;
        };
        std::string text(1, "0048C"[random() % 5]);
        text += '.';
        text += digits(1 + random() % 4);
        if (random() % 3 != 0) return text;
        text += '(';
        text += digits(1 + random() % 2);
        text += ')';
        return text;
    }

private slots:
    /// If the values of a random code are proved to rise for ever from their first ones, they do, as far as
    /// can be computed; what is only observed is not always true.
    void whatIsProvedHoldsFarBeyondWhatWasSeen() {
        constexpr unsigned seed = 2004;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        int proved = 0;
        int rejected = 0;
        for (int round = 0; round < 120; ++round) {
            const std::string text = randomCode(random);
            const auto code = BreakCode::parse(text);
            if (!code) continue;
            const auto truth = filled(*code, 1000);
            for (std::uint64_t seen = 8; seen < 200; seen += 1 + seen / 6) {
                const auto part = firstOf(*truth, seen);
                const Period period = breakPeriod(*code, *part);
                if (period.status == Period::Status::none || period.saltus == 0) continue;
                std::uint64_t n = period.start;
                while (n + period.length < truth->size() &&
                       (*truth)[n] + period.saltus == (*truth)[n + period.length])
                    ++n;
                const bool isTrue = n + period.length == truth->size();
                if (!isTrue) ++rejected;
                if (!risesForEver(*code, *part, period)) continue;
                ++proved;
                QVERIFY2(isTrue, fmt::format("{} seen to {}: at {}", text, seen, n).c_str());
            }
        }
        QVERIFY(proved > 70);
        QVERIFY(rejected > 2);
    }

    void aProvedRiseIsThatOfTheDefinition() {
        Task task;
        for (const char* text : {"0.8F", "0.8", "C.(7)", "0.33(0F)", "0.89"}) {
            const Octal rules(Play::normal, *BreakCode::parse(text));
            LineValues defined(110);
            QVERIFY(fillLineByDefinition(rules, defined, task).has_value());
            LineValues values(110);
            QVERIFY(fillLine(rules, values, task).has_value());
            QCOMPARE(periodOf(rules, values, Play::normal).status, Period::Status::proved);
            for (std::uint64_t n = 0; n < values.size(); ++n)
                QCOMPARE(values[n], defined[n]);
        }
    }

    /// The theorems of Bouton and Lasker follow.
    void nimAndLaskersNimAreProvedFromTheirValues() {
        for (const auto& [text, length] : {std::pair("0.(3)", 1U), std::pair("4.(3)", 4U)}) {
            const BreakCode code = *BreakCode::parse(text);
            const Period period = breakPeriod(code, *filled(code, 64));
            QCOMPARE(period.length, std::uint64_t{length});
            QCOMPARE(period.saltus, std::uint64_t{length});
            QVERIFY(risesForEver(code, *filled(code, 64), period));
        }
    }

    void moreThanSThreePValuesMustBeKnown() {
        const BreakCode code = *BreakCode::parse("0.8F");
        const auto values = filled(code, 200);
        const Period period{.length = 7, .start = 7, .saltus = 4};
        QVERIFY(!risesForEver(code, *firstOf(*values, 28), period));
        QVERIFY(risesForEver(code, *firstOf(*values, 200), period));
    }

    void aProofIsGivenUpWhenItsTaskIsCancelled() {
        const BreakCode code = *BreakCode::parse("0.8F");
        const auto values = filled(code, 200);
        Task task;
        QCOMPARE(breakPeriod(code, *values, &task).status, Period::Status::proved);
        task.cancel();
        QVERIFY(breakPeriod(code, *values, &task).status != Period::Status::proved);
    }

    void whatIsNotSoIsNotProved() {
        const BreakCode code = *BreakCode::parse("0.8F");
        const auto values = filled(code, 200);
        QVERIFY(!risesForEver(code, *values, {.length = 7, .start = 6, .saltus = 4}));
        QVERIFY(!risesForEver(code, *values, {.length = 7, .start = 7, .saltus = 2}));
        QVERIFY(!risesForEver(code, *values, {.length = 6, .start = 7, .saltus = 4}));
        // Similar values of other games prove nothing.
        for (const char* other : {"0.8", "0.88", "0.48", "0.4F", "0.77", "0.(3)"})
            QVERIFY(!risesForEver(*BreakCode::parse(other), *values, {.length = 7, .start = 7, .saltus = 4}));
    }

    void theValueOfAHugeHeapFollows() {
        Task task;
        const Octal rules(Play::normal, *BreakCode::parse("0.8F"));
        WayOf<Octal>::HeapValues heapValues(rules, std::make_shared<SharedOf<Octal>>());
        for (std::uint64_t n = 700; n < 707; ++n) {
            const auto small = heapValues.value(n, task);
            const auto huge = heapValues.value(n + 7'000'000'000U, task);
            QVERIFY(small.has_value() && huge.has_value());
            QCOMPARE(*huge, *small + 4'000'000'000U);
        }
    }

    /// Even if there is no longest take, and independent of earlier questions.
    void theValueOfAHugeHeapDoesNotDependOnWhatWasAskedBefore() {
        constexpr std::uint64_t huge = 1'000'000'000'000;
        Task task;
        for (const char* text : {"0.33(0F)", "0.8F", "C.(7)", "0.(7)", "4.(1)", "0.123(4)"}) {
            const Octal rules(Play::normal, *BreakCode::parse(text));
            const auto told = [&](std::initializer_list<std::uint64_t> before) {
                WayOf<Octal>::HeapValues heapValues(rules, std::make_shared<SharedOf<Octal>>());
                for (const std::uint64_t size : before)
                    (void)heapValues.value(size, task);
                return heapValues.value(huge, task).map_error([](const Error& e) { return e.english(); });
            };
            const auto first = told({});
            QVERIFY(told({100}) == first);
            QVERIFY(told({0, 30, 130, 6000}) == first);
        }
        const BreakCode code = *BreakCode::parse("0.33(0F)");
        const Period period = breakPeriod(code, *filled(code, 110));
        WayOf<Octal>::HeapValues heapValues(Octal(Play::normal, code), std::make_shared<SharedOf<Octal>>());
        const std::uint64_t near = period.start + (huge - period.start) % period.length;
        QCOMPARE(heapValues.value(huge, task).value(),
                 Nimber{(*filled(code, 110))[near]} + (huge - near) / period.length * period.saltus);
    }

    void tablesOfThreeHeapsFitTheMemory() {
        const BreakCode code = *BreakCode::parse("0.8F");
        QVERIFY(checkBreakLine(code, mostThreeHeapValues).has_value());
        // n sets of up to n values, as bits, need more than this.
        constexpr Budget megabyte{.bytes = std::uint64_t{1} << 20U};
        QVERIFY(checkBreakLine(code, 2896, megabyte).has_value());
        QVERIFY(!checkBreakLine(code, 2897, megabyte).has_value());
    }
};

MEXPLORER_TEST(TestArithmeticPeriod)
#include "test_arithmetic_period.moc"
