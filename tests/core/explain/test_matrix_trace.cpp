#include "core/catalogue/catalogue.h"
#include "core/explain/matrix_trace.h"
#include "core/explain/regret_trace.h"
#include "core/explain/say_matrix.h"
#include "core/explain/telling.h"
#include "core/game/aspects/instances.h"
#include "tests/core/regret/random_matrix.h"
#include "tests/runner/listed.h"

#include <QTest>

using namespace mexplorer;

namespace {

constexpr unsigned matrixTraceSeed = 20261407;

std::shared_ptr<const Instance> typed(std::string_view text, const Parameters& parameters = {}) {
    return instanceOf(*makeGame("matrix", parameters).value(), text).value();
}

MatrixTrace traceOf(std::string_view text, DominanceKind kind = DominanceKind::strict) {
    Task task;
    return matrixTrace(matrixSubject(typed(text), kind, task).value());
}

RegretTrace regretOf(std::string_view text, std::uint64_t rounds, const Parameters& parameters = {}) {
    Task task;
    return regretTrace(regretSubject(typed(text, parameters), rounds, task).value());
}

QStringList sentencesOf(const Trace& trace) {
    QStringList all;
    for (const Saying& step : trace.steps)
        all << QString::fromStdString(step.reason.english()).replace(QChar(0xA0), ' ');
    return all;
}

} // namespace

/// The sentences and states of steps about matrices and regret matching.
class TestMatrixTrace : public QObject {
    Q_OBJECT

private slots:
    void everyStepChangesThePicture() {
        std::mt19937 random(matrixTraceSeed);
        qInfo("seed %u", matrixTraceSeed);
        for (int round = 0; round < 40; ++round) {
            const MatrixTrace trace = traceOf(matrixText(randomGame(random, 4, 3)),
                                              round % 2 == 0 ? DominanceKind::strict : DominanceKind::weak);
            QCOMPARE(trace.steps.size(), trace.states.size());
            for (std::size_t i = 0; i < trace.states.size(); ++i) {
                QVERIFY(trace.steps[i].codeLine < trace.pseudoCode.size());
                if (i > 0) QVERIFY(!(trace.states[i] == trace.states[i - 1]));
            }
            const MatrixState whole = wholeMatrix(trace.subject);
            QCOMPARE(trace.states.back().struck, whole.struck);
            QCOMPARE(trace.states.back().pure, whole.pure);
            QCOMPARE(trace.states.back().hasBest, whole.hasBest);
        }
    }

    void theSentencesOfAGameOfTwoColumns() {
        const QStringList said = sentencesOf(traceOf("3,-2;-1,4;2,1/2"));
        QVERIFY(said.contains("Against column A the best reply is row 1, which gets 3."));
        QVERIFY(said.contains("Against row 3 the best reply is column B, which gets −1/2."));
        QVERIFY(said.contains("No row and no column is dominated strictly."));
        QVERIFY(
            said.contains("The lowest point of this upper envelope is at the share 7/13: there it is 17/13, "
                          "the value."));
        QVERIFY(said.contains("Against column B the mixture (0, 3/13, 10/13) gets the value, 17/13."));
        QVERIFY(said.contains(
            "Against the mixture (7/13, 6/13) the row player gets only 9/13 by row 1, less than "
            "17/13, and leaves it out."));
    }

    void rowsAndColumnsAreNamed() {
        for (const char* names : {"R，P;A,B", "R,P；A，B"}) {
            const auto instance = typed("1,-1;-1,1", {{"names", names}});
            QCOMPARE(instance->as<MatrixAspect>()->names(),
                     (MatrixAspect::Names{std::vector<std::string>{"R", "P"}, {"A", "B"}}));
        }
    }

    void theSentencesOfOtherGames() {
        const QStringList dilemma = sentencesOf(traceOf("-1|-1,-3|0;0|-3,-2|-2"));
        QVERIFY(
            dilemma.contains("Strike out row 1: row 2 gets more against all that is left, by at least 1."));
        QVERIFY(dilemma.contains("A single cell is left: nothing else is reasonable."));
        const QStringList well =
            sentencesOf(traceOf("0,-1,1,-1;1,0,-1,1;-1,1,0,-1;1,-1,1,0", DominanceKind::weak));
        QVERIFY(well.contains(
            "Strike out row 1, which is dominated weakly: row 4 never gets less against what is "
            "left, and somewhere 1 more."));
        const QStringList even = sentencesOf(traceOf("0,0;0,0"));
        QVERIFY(even.contains("Against column A the best replies are rows 1, 2: each gets 0."));
        QVERIFY(even.contains("As good: row 2 and column B, which give 0 and 0."));
        QVERIFY(even.contains("No row and no column is dominated strictly."));
    }

    void whatIsStruckOutWeaklyMayBeAnEquilibrium() {
        // Both second actions reply best to each other, too.
        const QStringList weak = sentencesOf(traceOf("1|1,0|0;0|0,0|0", DominanceKind::weak));
        QVERIFY(weak.contains("A single cell is left: an equilibrium. Others may have been struck out."));
        QVERIFY(weak.contains("An equilibrium: row 2 and column B, which give 0 and 0."));
        const QStringList strict = sentencesOf(traceOf("1|1,0|0;0|0,0|0"));
        QVERIFY(strict.contains("No row and no column is dominated strictly."));
    }

    void whoDoesNotMixMakesNothingWorthTheSame() {
        const QStringList said = sentencesOf(traceOf("1|0,0|0;0|1,1|0"));
        QVERIFY(said.contains("An equilibrium: (1, 0) and (1/2, 1/2), which give 1/2 and 0."));
        QVERIFY(said.filter("makes row 1 worth the same").isEmpty());
    }

    void largeGamesSayWhatIsNotLookedFor() {
        std::mt19937 random(matrixTraceSeed + 1);
        const MatrixGame game(randomTable(random, 12, 12, 1000), randomTable(random, 12, 12, 1000));
        Task task;
        const QStringList said = sentencesOf(traceOf(matrixText(game)));
        QVERIFY(said.last().startsWith("The matrix is too large to look for all mixed equilibria"));
        const auto instance = typed(matrixText(game));
        QVERIFY(whyOfMatrix(*instance, task)->headline.english().ends_with("pure equilibria") ||
                whyOfMatrix(*instance, task)->headline.english().ends_with("pure equilibrium"));
    }

    void whyNamesTheMixtures() {
        Task task;
        const Why one = whyOfMatrix(*typed("1,-1;-1,1"), task).value();
        QCOMPARE(one.headline.english(), "The value is 0");
        QCOMPARE(one.reasons.size(), std::size_t{2});
        QCOMPARE(one.reasons[0].english(),
                 "With (1/2, 1/2) the row player is sure of it, and with (1/2, 1/2) the "
                 "column player gives no more.");
        const Why many = whyOfMatrix(*typed("0,0;0,0"), task).value();
        QCOMPARE(many.reasons.size(), std::size_t{1}); // these equilibria are not the only ones
        QCOMPARE(whyOfMatrix(*typed("2|1,0|0;0|0,1|2"), task)->headline.english(), "There are 3 equilibria");
    }

    void roundsAreToldOneByOne() {
        const RegretTrace trace = regretOf("0,-1,1;1,0,-1;-1,1,0", 1000);
        const QStringList said = sentencesOf(trace);
        QCOMPARE(said[0], "Round 1: the row player plays (1, 0, 0), the column player (1, 0, 0).");
        QCOMPARE(said[1],
                 "Against (1, 0, 0) the rows would have earned (0, 1, −1); the row player earned 0.");
        QCOMPARE(said[2], "What more each row would have earned is added to its regret: (0, 1, −1).");
        QCOMPARE(said[3],
                 "The positive regrets sum to 1; their shares of it are what the row player plays next: "
                 "(0, 1, 0).");
        QCOMPARE(said[8], "Round 2: the row player plays (0, 1, 0), the column player (0, 1, 0).");
        QVERIFY(said.last().startsWith("After 1000 rounds the averages are ≈ (0."));
        QCOMPARE(trace.subject.points[trace.states.back().point].round, std::uint64_t{1000});
        for (std::size_t i = 1; i < trace.states.size(); ++i)
            QVERIFY(!(trace.states[i] == trace.states[i - 1]));
        QVERIFY(trace.stateAt(4)->hasTold(RegretState::Stage::regrets, MatrixSide::row));
        QVERIFY(!trace.stateAt(4)->hasTold(RegretState::Stage::regrets, MatrixSide::column));
        QVERIFY(!trace.stateAt(4)->hasTold(RegretState::Stage::averaged, MatrixSide::row));
    }

    void whatRoundingLeavesOfNothingIsNothing() {
        const QStringList said = sentencesOf(regretOf("0,-1,1,-1;1,0,-1,1;-1,1,0,-1;1,-1,1,0", 1000));
        QVERIFY2(said.last().contains("they are worth 0; the value is 0."), qPrintable(said.last()));
    }

    void regretMatchingPlusIsToldAsItIs() {
        const QStringList said = sentencesOf(regretOf("1,-1;-1,1", 3, {{"method", "rm+"}}));
        QCOMPARE(said[2],
                 "What more each row would have earned is added to its regret, and what is negative is "
                 "forgotten: (0, 0).");
        QCOMPARE(said[3], "Nothing is regretted: the row player plays (1, 0) next, as in the first round.");
        QCOMPARE(said[4],
                 "Against (1, 0), which comes next, the columns would earn (−1, 1); the column player’s "
                 "strategy earns −1.");
        QCOMPARE(said.size(), qsizetype{3 * 8});
    }

    void numbersAsTheyAreShown() {
        QCOMPARE(shownRational(Rational(-1, 18)), "−1/18");
        QCOMPARE(shownRational(Rational(123456789, 987654321)), "≈\u00A00.125");
        QCOMPARE(shownMixture(Mixture{Rational(1, 3), 0, Rational(2, 3)}), "(1/3, 0, 2/3)");
        QCOMPARE(shownMixture(Mixture{Rational(123456789, 987654321), Rational(864197532, 987654321)}),
                 "≈\u00A0(0.125, 0.875)");
        QCOMPARE(shownMixture(std::vector<double>{1.0 / 3, 0.25, 5.0 / 12}), "(1/3, 0.25, 5/12)");
        QCOMPARE(shownNumbers({-1, 1.0 / 3}), "(−1, 1/3)");
        QCOMPARE(shownNumbers({-1, 0.70710678}), "≈\u00A0(−1, 0.707)");
        QCOMPARE(shownMixture(std::vector<double>{0.3333, 0, 2.0 / 3}), "≈\u00A0(0.333, 0, 0.667)");
    }
};

MEXPLORER_TEST(TestMatrixTrace)
#include "test_matrix_trace.moc"
