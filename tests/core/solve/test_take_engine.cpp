#include "core/solve/take_engine.h"
#include "core/theory/mex.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <random>

using namespace mexplorer;

namespace {

BreakCode codeOf(const std::string& text) {
    return *BreakCode::parse(text);
}

/// Some code of 1 … 12 digits, none of which splits a heap.
BreakCode randomCode(std::mt19937_64& random) {
    std::string text = "0.";
    for (std::uint64_t length = 1 + random() % 12; length > 0; --length)
        text += static_cast<char>('0' + random() % 4);
    return codeOf(text);
}

/// mex over the options that the code lists.
std::vector<std::uint64_t> definedValues(const BreakCode& code, std::uint64_t count) {
    std::vector<std::uint64_t> values;
    for (std::uint64_t n = 0; n < count; ++n) {
        std::vector<Nimber> options;
        code.forEachBreak(n, [&](std::uint64_t, const HeapsLeft& parts) {
            options.push_back(values[parts.size() == 0 ? 0 : *parts.begin()]);
        });
        values.push_back(mex(options));
    }
    return values;
}

} // namespace

class TestTakeEngine : public QObject {
    Q_OBJECT

private slots:
    void whichCodesNeverSplit() {
        for (const char* code : {"0.3", "0.123", "0.0002", "0.1"})
            QVERIFY2(neverSplits(codeOf(code)), code);
        for (const char* code : {"0.7", "0.34", "4.0", "0.8", "0.(3)", "0.3(1)"})
            QVERIFY2(!neverSplits(codeOf(code)), code);
        QVERIFY(!neverSplits(BreakCode::unequalSplits()));
    }

    void valuesAreThoseOfTheDefinition() {
        constexpr unsigned seed = 1956;
        qInfo("seed %u", seed);
        std::mt19937_64 random(seed);
        for (int round = 0; round < 200; ++round) {
            const BreakCode code = randomCode(random);
            LineValues values(300);
            Task task;
            QVERIFY(fillTakeLine(code, values, task).has_value());
            QCOMPARE(values.finished(), values.size());
            const auto truth = definedValues(code, values.size());
            QVERIFY2(std::equal(truth.begin(), truth.end(), values.data()), code.text().c_str());
        }
    }

    /// Checked whenever the number of values has doubled, so that all checks cost as much as one pass.
    void itEndsWhereNoMoreIsWanted() {
        LineValues values(10'000'000);
        Task task;
        std::vector<std::uint64_t> asked;
        const auto goOn = [&](const LineValues& known) {
            asked.push_back(known.finished());
            return known.finished() < 1'000'000;
        };
        QVERIFY(fillTakeLine(codeOf("0.0303"), values, task, goOn).has_value());
        QCOMPARE(values.finished(), asked.back());
        QVERIFY(asked.back() >= 1'000'000 && asked.back() < 3'000'000);
        for (std::size_t i = 1; i < asked.size(); ++i)
            QVERIFY(asked[i] >= 2 * asked[i - 1]);
    }

    void aCancelledTaskStopsIt() {
        LineValues values(1000);
        Task task;
        task.cancel();
        QCOMPARE(fillTakeLine(codeOf("0.3"), values, task).error().kind, Error::Kind::cancelled);
        QCOMPARE(values.finished(), std::uint64_t{0});
    }
};

MEXPLORER_TEST(TestTakeEngine)
#include "test_take_engine.moc"
