#include "core/solve/break_engine.h"

#include "core/rules/octal.h"
#include "core/solve/ways/breaks.h"
#include "tests/core/break_values.h"
#include "tests/runner/listed.h"

#include <fmt/format.h>

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

std::unique_ptr<LineValues> filled(const BreakCode& code, std::uint64_t count) {
    auto values = std::make_unique<LineValues>(count);
    Task task;
    if (!fillBreakLine(code, *values, task)) qFatal("not cancelled, and yet not filled");
    return values;
}
std::unique_ptr<LineValues> filled(const std::string& code, std::uint64_t count) {
    return filled(*BreakCode::parse(code), count);
}

/// The first n at which they differ, or the size if they do not.
std::size_t firstDifference(const LineValues& values, const std::vector<std::uint32_t>& truth) {
    return static_cast<std::size_t>(
        std::mismatch(truth.begin(), truth.end(), values.data(), values.data() + values.size()).first -
        truth.begin());
}

Period periodOfCode(const std::string& code, std::uint64_t count) {
    return breakPeriod(*BreakCode::parse(code), *filled(code, count));
}

} // namespace

class TestBreakEngine : public QObject {
    Q_OBJECT

private slots:
    void everyCodeOfUpToThreeOctalDigitsIsFilledAsDefined() {
        for (unsigned code = 0; code < 512; ++code) {
            for (const unsigned before : {0U, 4U}) {
                const PlainCode plain{{before, code >> 6U, code >> 3U & 7U, code & 7U}};
                const auto truth = plainBreakValues(plain, 200);
                QVERIFY2(firstDifference(*filled(plain.text(), 200), truth) == 200, plain.text().c_str());
            }
        }
    }

    void soAreRandomCodesWithTailsAndThreeHeaps() {
        constexpr unsigned seed = 1976;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int round = 0; round < 300; ++round) {
            const unsigned most = round % 3 == 0 ? 16 : 8;
            PlainCode plain{{static_cast<unsigned>(random() % most) & 12U}};
            for (std::uint64_t k = random() % 4; k > 0; --k)
                plain.digits.push_back(static_cast<unsigned>(random() % most));
            for (std::uint64_t k = random() % 4; k > 0 || plain.digits.size() + plain.tail.size() < 2;
                 k -= k > 0)
                plain.tail.push_back(static_cast<unsigned>(random() % most));
            const std::size_t count = most == 16 ? 60 : 150;
            const auto truth = plainBreakValues(plain, count);
            QVERIFY2(firstDifference(*filled(plain.text(), count), truth) == count, plain.text().c_str());
        }
    }

    void longLinesAreWhatThePlainMethodSays_data() {
        QTest::addColumn<QString>("code");
        for (const char* code : {"0.16", "0.354", "0.376", "0.77", "0.6", "0.56", "0.007", "4.0", "0.106"})
            QTest::newRow(code) << code;
    }
    void longLinesAreWhatThePlainMethodSays() {
        QFETCH(QString, code);
        PlainCode plain{{static_cast<unsigned>(code[0].digitValue())}};
        for (const QChar digit : code.mid(2))
            plain.digits.push_back(static_cast<unsigned>(digit.digitValue()));
        const auto truth = plainBreakValues(plain, 9000);
        QCOMPARE(firstDifference(*filled(code.toStdString(), truth.size()), truth), truth.size());
    }

    void grundysGameIsWhatThePlainMethodSays() {
        const auto truth = plainGrundyValues(20'000);
        const auto values = filled(BreakCode::unequalSplits(), truth.size());
        QCOMPARE(firstDifference(*values, truth), truth.size());
    }

    void theDefinitionOfTheRulesIsThePlainMethodToo() {
        Task task;
        for (const PlainCode& plain : {PlainCode{{0, 7, 7}}, PlainCode{{4}, {3}}, PlainCode{{0, 8, 15}},
                                       PlainCode{{0, 1}, {4, 0, 2}}}) {
            const auto truth = plainBreakValues(plain, 90);
            LineValues values(truth.size());
            QVERIFY(fillLineByDefinition(Octal(Play::normal, *BreakCode::parse(plain.text())), values, task));
            QCOMPARE(firstDifference(values, truth), truth.size());
        }
    }

    void twoGamesPartAtHeap519() {
        const auto one = filled("0.161", 600);
        const auto other = filled("0.36", 600);
        const auto at = std::mismatch(one->data(), one->data() + 600, other->data()).first - one->data();
        QCOMPARE(at, std::ptrdiff_t{519});
    }

    void fillingEndsWhereItIsToldTo() {
        LineValues values(100'000);
        Task task;
        std::uint64_t last = 0;
        const auto enough = [&](const LineValues& known) {
            if (known.finished() <= last) qFatal("asked again without more values");
            last = known.finished();
            return last < 3000;
        };
        QVERIFY(fillBreakLine(*BreakCode::parse("0.77"), values, task, enough).has_value());
        QVERIFY(values.finished() == last && last >= 3000 && last < 6000);
    }

    void aCancelledTaskStopsTheFilling() {
        Task task;
        task.cancel();
        for (const char* code : {"0.77", "0.8F", "4.(7)"}) {
            LineValues values(20'000);
            QCOMPARE(fillBreakLine(*BreakCode::parse(code), values, task).error().kind,
                     Error::Kind::cancelled);
            QCOMPARE(values.finished(), std::uint64_t{0});
        }
    }

    void linesThatDoNotFitAreRefused() {
        QVERIFY(checkBreakLine(*BreakCode::parse("0.77"), 1000, {.bytes = 4000}).has_value());
        QVERIFY(!checkBreakLine(*BreakCode::parse("0.77"), 1001, {.bytes = 4000}));
        QVERIFY(checkBreakLine(*BreakCode::parse("0.8F"), 1000, {.bytes = 125'000}).has_value());
        QVERIFY(!checkBreakLine(*BreakCode::parse("0.8F"), 1001, {.bytes = 125'000}));
    }

    void knownPeriodsAreProved_data() {
        QTest::addColumn<QString>("code");
        QTest::addColumn<int>("values");
        QTest::addColumn<int>("length");
        QTest::addColumn<int>("start");
        const auto row = [](const char* code, int values, int length, int start) {
            QTest::newRow(code) << code << values << length << start;
        };
        row("0.77", 168, 12, 71);
        row("0.137", 175, 34, 52);
        row("0.07", 177, 34, 53);
        row("0.3", 7, 2, 0);
        row("0.33", 10, 3, 0);
        row("4.0", 7, 2, 1);
        row("0.0", 5, 1, 0);
    }
    void knownPeriodsAreProved() {
        QFETCH(QString, code);
        QFETCH(int, values);
        QFETCH(int, length);
        QFETCH(int, start);
        const Period period = periodOfCode(code.toStdString(), static_cast<std::uint64_t>(values));
        QCOMPARE(period.status, Period::Status::proved);
        QCOMPARE(period.length, static_cast<std::uint64_t>(length));
        QCOMPARE(period.start, static_cast<std::uint64_t>(start));
        QCOMPARE(period.saltus, std::uint64_t{0});
        QVERIFY(period.certificate->bound <= period.certificate->computed);
    }

    /// 2 · 71 + 2 · 12 + 2 − 1 = 167: the values up to 167 prove the period of Kayles, one fewer does not.
    void kaylesIsProvedExactlyFromItsBoundOn() {
        const Period proved = periodOfCode("0.77", 168);
        QCOMPARE(*proved.certificate, (PeriodCertificate{2, 2, 167, 167}));
        QCOMPARE(proved.exceptions,
                 (std::vector<std::uint64_t>{0, 3, 6, 9, 11, 15, 18, 21, 22, 28, 34, 39, 57, 70}));
        const Period before = periodOfCode("0.77", 167);
        QCOMPARE(before.status, Period::Status::observed);
        QCOMPARE(before.length, std::uint64_t{12});
    }

    void whatIsProvedHoldsFarBeyondWhatWasSeen() {
        constexpr unsigned seed = 12;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        int proved = 0;
        for (int round = 0; round < 400; ++round) {
            PlainCode plain{{round % 5 == 0 ? 4U : 0U}};
            const unsigned most = round % 10 == 9 ? 16 : 8;
            for (std::uint64_t k = 1 + random() % 3; k > 0; --k)
                plain.digits.push_back(static_cast<unsigned>(random() % most));
            const auto truth = plainBreakValues(plain, most == 16 ? 150 : 1200);
            const auto values = filled(plain.text(), truth.size() / 6);
            for (std::uint64_t seen = 4; seen < values->size(); seen += 1 + seen / 7) {
                LineValues part(values->size());
                std::copy(values->data(), values->data() + seen, part.data());
                part.finish(seen);
                const Period period = breakPeriod(*BreakCode::parse(plain.text()), part);
                if (period.status != Period::Status::proved) continue;
                ++proved;
                for (std::size_t n = period.start; n + period.length < truth.size(); ++n) {
                    QVERIFY2(truth[n] + period.saltus == truth[n + period.length],
                             fmt::format("{} seen to {}: at {}", plain.text(), seen, n).c_str());
                }
            }
        }
        QVERIFY(proved > 100);
    }

    void splitsIntoUnequalPartsAreNeverProved() {
        const Period period =
            breakPeriod(BreakCode::unequalSplits(), *filled(BreakCode::unequalSplits(), 3000));
        QVERIFY(period.status != Period::Status::proved);
    }

    void infiniteCodesAreProvedAsWell() {
        const Period period = periodOfCode("0.(3)", 100);
        QCOMPARE(period.status, Period::Status::proved);
        QCOMPARE(period.length, std::uint64_t{1});
        QCOMPARE(period.saltus, std::uint64_t{1});
        QCOMPARE(period.certificate->bound, std::uint64_t{4});
    }

    void aProvedPeriodFillsTheRestOfALine() {
        Task task;
        LineValues values(40'000);
        QVERIFY(fillLine(Octal(Play::normal, *BreakCode::parse("0.77")), values, task).has_value());
        QCOMPARE(values.finished(), values.size());
        const auto truth = plainBreakValues({{0, 7, 7}}, 4000);
        QCOMPARE(firstDifference(values, truth), truth.size());
        for (std::uint64_t n = 71; n + 12 < values.size(); ++n)
            QCOMPARE(values[n], values[n + 12]);
    }

    void theoremsTellTheTrueStart() {
        const auto lasker = filled("4.(3)", 60);
        const Period period = theoremPeriod(*lasker, 4, 4, 4);
        QCOMPARE(period.status, Period::Status::proved);
        QCOMPARE(period.start, std::uint64_t{1});
        QCOMPARE(period.exceptions, (std::vector<std::uint64_t>{0}));
        LineValues few(60);
        few.finish(3);
        QCOMPARE(theoremPeriod(few, 4, 4, 4).status, Period::Status::none);
    }
};

MEXPLORER_TEST(TestBreakEngine)
#include "test_break_engine.moc"
