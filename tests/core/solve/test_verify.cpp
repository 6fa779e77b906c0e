#include "core/solve/verify.h"

#include "core/catalogue/catalogue.h"

#include <QTest>

using namespace mexplorer;

namespace {

/// A line whose values are n mod 3, and a claim about it.
class ClaimedLine final : public LineAspect {
public:
    using Claim = std::function<std::optional<Evaluation>(std::uint64_t)>;
    explicit ClaimedLine(Claim claim) : claim_(std::move(claim)) {}

    Expected<void> check(std::uint64_t) const override { return {}; }
    Expected<void> fill(LineValues& values, Task& task) const override {
        return fillByDefinition(values, task);
    }
    Expected<void> fillByDefinition(LineValues& values, Task& task) const override {
        if (task.cancelled()) return cancelled();
        for (std::uint64_t n = 0; n < values.size(); ++n)
            values.data()[n] = static_cast<std::uint32_t>(n % 3);
        values.finish(values.size());
        return {};
    }
    Period period(const LineValues&) const override { return {}; }
    std::string positionAt(std::uint64_t n) const override { return std::to_string(n); }
    std::optional<std::uint64_t> heapOf(const std::string&) const override { return std::nullopt; }
    std::optional<Evaluation> closedForm(std::uint64_t n) const override { return claim_(n); }
    std::vector<std::uint64_t> optionsOf(std::uint64_t, std::size_t) const override { return {}; }

private:
    Claim claim_;
};

Expected<Verification> verifyGame(const char* id, const Parameters& parameters, const VerifyRange& range) {
    const auto game = makeGame(id, parameters);
    Task task;
    return verify(**game, range, task);
}

} // namespace

class TestVerify : public QObject {
    Q_OBJECT

private slots:
    void aTrueClaimHoldsEverywhere() {
        Task task;
        const auto result = verifyLine(ClaimedLine([](auto n) { return evaluationOf(n % 3); }), 100, task);
        QVERIFY(result->holds());
        QCOMPARE(result->checked, std::uint64_t{100});
    }

    void aFalseValueIsFoundAtTheFirstPlace() {
        Task task;
        const ClaimedLine line([](auto n) { return evaluationOf(n == 41 ? 1 : n % 3); });
        const auto result = verifyLine(line, 100, task);
        QVERIFY(!result->holds());
        QCOMPARE(result->checked, std::uint64_t{42});
        QCOMPARE(result->mismatch->position, std::string("41"));
        QCOMPARE(result->mismatch->closedForm.value, std::optional<Nimber>(1));
        QCOMPARE(result->mismatch->definition.value, std::optional<Nimber>(2));
    }

    void aClaimWithoutValueIsComparedByOutcome() {
        Task task;
        const auto outcome = [](bool lost) {
            return Evaluation{lost ? Outcome::P : Outcome::N, std::nullopt};
        };
        QVERIFY(verifyLine(ClaimedLine([&](auto n) { return outcome(n % 3 == 0); }), 50, task)->holds());
        const auto wrong =
            verifyLine(ClaimedLine([&](auto n) { return outcome(n % 3 == 0 || n == 7); }), 50, task);
        QCOMPARE(wrong->mismatch->position, std::string("7"));
    }

    void everyClosedFormOfTheCatalogueHolds() {
        QCOMPARE(verifyGame("nim", {}, std::uint64_t{500})->checked, std::uint64_t{500});
        QVERIFY(verifyGame("bash", {{"m", "7"}, {"play", "misere"}}, std::uint64_t{500})->holds());
        QVERIFY(verifyGame("subtraction", {{"set", "1,2,4,8,16"}}, std::uint64_t{500})->holds());
        const auto kiki = verifyGame("kiki", {}, GridSize{60, 70});
        QVERIFY(kiki->holds());
        QCOMPARE(kiki->checked, std::uint64_t{4200});
        for (const char* piece : {"king", "queen", "rook", "bishop", "knight"}) {
            QVERIFY(verifyGame("grid-walk", {{"piece", piece}}, GridSize{80, 50})->holds());
        }
        QVERIFY(verifyGame("wythoff", {{"play", "misere"}}, GridSize{120, 120})->holds());
        QVERIFY(verifyGame("nim", {{"play", "misere"}}, GridSize{40, 40})->holds());
    }

    void whereThereIsNoClosedFormThereIsNothingToVerify() {
        const std::string nothing = "There is no closed form here: nothing to verify.";
        QCOMPARE(verifyGame("subtraction", {{"set", "2,3,7"}}, std::uint64_t{50}).error().english(), nothing);
        QCOMPARE(verifyGame("grid-walk", {{"piece", "own"}}, GridSize{5, 5}).error().english(), nothing);
        QCOMPARE(verifyGame("dag", {}, std::uint64_t{50}).error().english(), nothing);
        QCOMPARE(verifyGame("dag", {}, GridSize{5, 5}).error().english(), nothing);
        QCOMPARE(verifyGame("kiki", {}, std::uint64_t{50}).error().english(),
                 std::string("This game has a grid, no line, to verify."));
    }

    void tooLargeARangeIsRefusedAndACancelledTaskStops() {
        QCOMPARE(verifyGame("nim", {}, UINT64_MAX / 8).error().kind, Error::Kind::tooLarge);
        QCOMPARE(verifyGame("wythoff", {}, GridSize{4'000'000, 4'000'000}).error().kind,
                 Error::Kind::tooLarge);
        Task task;
        task.cancel();
        const auto game = makeGame("wythoff", {});
        QCOMPARE(verify(**game, GridSize{500, 500}, task).error().kind, Error::Kind::cancelled);
        QCOMPARE(verify(**makeGame("nim", {}), std::uint64_t{5000}, task).error().kind,
                 Error::Kind::cancelled);
    }
};

QTEST_APPLESS_MAIN(TestVerify)
#include "test_verify.moc"
