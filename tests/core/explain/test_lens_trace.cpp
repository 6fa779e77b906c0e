#include "core/catalogue/catalogue.h"
#include "core/explain/lens_trace.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

Expected<LensSubject> subjectOf(const std::string& id, const Parameters& parameters, const LensExtent& extent,
                                const std::string& conjecture, Task& task) {
    const auto shape =
        std::holds_alternative<GridSize>(extent) ? Conjecture::Shape::grid : Conjecture::Shape::line;
    std::optional<Conjecture> supposed;
    if (!conjecture.empty()) supposed = Conjecture::parse(conjecture, shape).value();
    return lensSubject(*makeGame(id, parameters).value(), extent, supposed, task);
}

LensSubject bashWith(const std::string& conjecture) {
    Task task;
    return subjectOf("bash", {{"m", "3"}}, std::uint64_t{13}, conjecture, task).value();
}

LensSubject nimWith(const std::string& conjecture) {
    Task task;
    return subjectOf("nim", {}, GridSize{8, 8}, conjecture, task).value();
}

} // namespace

class TestLensTrace : public QObject {
    Q_OBJECT

private slots:
    void theStepsAreAgreementFailuresAndTheCount() {
        const LensTrace trace = lensTrace(bashWith("n mod 5"));
        using enum LensState::Look;
        QCOMPARE(trace.steps.size(), trace.subject.failures.size() + 3);
        QCOMPARE(trace.states[0].look, start);
        QCOMPARE(trace.states[1].look, agreement);
        QCOMPARE(trace.steps[1].reason.english(), std::string("nothing fails below n = 4"));
        QCOMPARE(trace.steps[2].reason.english(),
                 std::string("SG(4) = mex {SG(1), SG(2), SG(3)} = mex {1, 2, 3} = 0, not 4"));
        QCOMPARE(trace.steps[3].reason.english(),
                 std::string("n = 5: the formula says 0, the definition says 1"));
        QCOMPARE(trace.states.back().look, all);
        QCOMPARE(trace.steps.back().reason.english(), std::string("agrees at 4 of 13, fails at 9"));
    }

    void theOptionsOfTheFirstFailureAreThose() {
        const LensSubject subject = bashWith("n mod 5");
        QCOMPARE(subject.options, (std::vector<GridCell>{{1, 0}, {2, 0}, {3, 0}}));
    }

    /// a + b and a xor b differ where a and b have a binary digit in common.
    void theFailuresOfATableAreThoseOfItsCells() {
        const LensSubject subject = nimWith("a + b");
        std::size_t failing = 0;
        for (std::uint64_t a = 0; a < 8; ++a) {
            for (std::uint64_t b = 0; b < 8; ++b) {
                const bool fails = (a & b) != 0;
                failing += fails ? 1 : 0;
                QCOMPARE(std::ranges::any_of(subject.failures,
                                             [&](const LensFailure& failure) {
                                                 return failure.place == GridCell{a, b};
                                             }),
                         fails);
            }
        }
        QCOMPARE(subject.failures.size(), failing);
        QCOMPARE(subject.failures.front().place, (GridCell{1, 1}));
        for (std::size_t i = 1; i < failing; ++i) {
            const auto distance = [&](std::size_t k) {
                return subject.failures[k].place.a + subject.failures[k].place.b;
            };
            QVERIFY(distance(i - 1) <= distance(i));
        }
        QCOMPARE(subject.options, (std::vector<GridCell>{{0, 1}, {1, 0}}));
    }

    void theSharesCountWhatFailsInTheFirst() {
        const LensSubject line = bashWith("0");
        QCOMPARE(line.shares.size(), std::size_t{3});
        QCOMPARE(line.shares[0].failing, std::uint64_t{3}); // of n < 5 all but 0 and 4
        QCOMPARE(line.shares[1].failing, std::uint64_t{7}); // of n < 10 all but 0, 4 and 8
        QCOMPARE(line.shares[2].size, std::uint64_t{13});
        QCOMPARE(line.shares[2].failing, std::uint64_t{9});
        const LensSubject table = nimWith("0");
        QCOMPARE(table.shares[0].places, std::uint64_t{25});
        QCOMPARE(table.shares[0].failing, std::uint64_t{20}); // all but those with a = b
    }

    void whatAgreesSaysWhetherItIsProved() {
        const LensTrace proved = lensTrace(bashWith("n mod 4"));
        QCOMPARE(proved.steps.size(), std::size_t{3});
        QVERIFY(proved.steps.back().reason.english().starts_with("proved for every n"));
        const LensTrace seen = lensTrace(nimWith("a xor b"));
        QCOMPARE(seen.steps.back().reason.english(), std::string("seen in 8 × 8 cells, not proved"));
    }

    void withoutAConjectureTheStepsAreSuggestions() {
        const LensSubject subject = bashWith({});
        const LensTrace trace = lensTrace(subject);
        QVERIFY(!subject.offers.empty());
        QCOMPARE(subject.offers[0].formula, std::string("n mod 4"));
        QCOMPARE(trace.steps.size(), subject.offers.size() + 1);
        QVERIFY(subject.offers.size() <= mostLensOffers);
        QVERIFY(subject.shares.empty());
    }

    void manyFailuresAreSteppedThroughInPart() {
        Task task;
        const LensSubject subject = subjectOf("bash", {}, std::uint64_t{1000}, "7", task).value();
        QCOMPARE(lensTrace(subject).steps.size(), mostLensSteps + 2);
    }

    void workCanBeCancelledAndIsBounded() {
        Task task;
        task.cancel();
        QCOMPARE(subjectOf("grundy", {}, std::uint64_t{10'000}, {}, task).error().kind,
                 Error::Kind::cancelled);
        Task other;
        QCOMPARE(subjectOf("bash", {}, std::uint64_t{1} << 40U, {}, other).error().kind,
                 Error::Kind::tooLarge);
    }

    void theColumnOfAnErrorIsThatOfTheWholeText() {
        const auto columnIn = [](const char* text) {
            return Conjecture::parse(text, Conjecture::Shape::line).error().message.english();
        };
        QVERIFY2(columnIn("P iff x = 0").find("column 7") != std::string::npos,
                 columnIn("P iff x = 0").c_str());
        QVERIFY2(columnIn("  SG(n) = 2*x").find("column 13") != std::string::npos,
                 columnIn("  SG(n) = 2*x").c_str());
        QVERIFY2(columnIn("n + x").find("column 5") != std::string::npos, columnIn("n + x").c_str());
    }
};

MEXPLORER_TEST(TestLensTrace)
#include "test_lens_trace.moc"
