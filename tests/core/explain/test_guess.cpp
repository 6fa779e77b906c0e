#include "core/explain/guess.h"

#include "core/catalogue/catalogue.h"
#include "core/game/aspects/impartial.h"
#include "tests/core/explain/says.h"
#include "tests/runner/listed.h"

#include <QTest>

#include <algorithm>

using namespace mexplorer;

namespace {

constexpr GridSize guessedSize{8, 11};

DiscoveryTrace discoveredP(const Game& game) {
    Task task;
    return discoveryTrace(game, Discovery::outcomes, guessedSize, task).value();
}

/// Judges guesses by the definition, independently of the program.
class Judge {
public:
    Judge(const Game& game, const DiscoveryTrace& trace) : game_(game), trace_(trace), values_(guessedSize) {
        Task task;
        if (!grid().fillByDefinition(values_, task)) qFatal("no definition");
    }

    /// What is wrong with the answer to a guess.
    std::string wrong(int step, const GridCell& cell) {
        const auto guess = guessNext(game_, trace_, step, cell);
        const bool isKnownP = isP(cell) && isKnown(step, cell);
        if (!guess) return isKnownP ? "" : "no answer";
        if (isKnownP) return "an answer where nothing is asked";
        if (guess->cell != cell) return "another cell";
        const bool isRight =
            isP(cell) && allOptions(cell, [&](const GridCell& to) { return isKnown(step, to) && !isP(to); });
        if (guess->isRight() != isRight) return isRight ? "refused" : "accepted";
        return isRight ? wrongNext(step, *guess) : wrongReason(step, *guess);
    }

private:
    [[nodiscard]] const GridAspect& grid() const { return *game_.as<GridAspect>(); }
    [[nodiscard]] bool isP(const GridCell& cell) const {
        return values_.at(static_cast<std::uint32_t>(cell.a), static_cast<std::uint32_t>(cell.b)) == 0;
    }
    /// A cell is known once a step has called it, or an option of it, P; in misère play also if it is an end.
    [[nodiscard]] bool isKnown(int step, const GridCell& cell) const {
        if (!isP(cell) && allOptions(cell, [](const GridCell&) { return false; })) return true;
        for (int i = 0; i < step; ++i) {
            const DiscoveryState& state = trace_.states[static_cast<std::size_t>(i)];
            if (state.cell && (*state.cell == cell || leads(cell, *state.cell))) return true;
        }
        return false;
    }
    [[nodiscard]] bool leads(const GridCell& from, const GridCell& to) const {
        const auto options = grid().optionsOf(from, mostDiscoveredOptions).value();
        return std::ranges::find(options, CellOption{to}) != options.end();
    }
    template <class Test>
    [[nodiscard]] bool allOptions(const GridCell& cell, const Test& test) const {
        const auto options = grid().optionsOf(cell, mostDiscoveredOptions).value();
        return std::ranges::all_of(options, [&](const CellOption& to) { return test(to.front()); });
    }
    [[nodiscard]] std::string wrongNext(int step, const Guess& guess) const {
        const DiscoveryState& state = *trace_.stateAt(*guess.next);
        if (*guess.next <= step || state.cell != guess.cell || state.lit) return "not the step that finds it";
        return guess.because || !guess.sentence.empty() ? "a reason against what is right" : "";
    }
    [[nodiscard]] std::string wrongReason(int step, const Guess& guess) const {
        if (says(guess.sentence, "No move is left"))
            return allOptions(guess.cell, [](const GridCell&) { return false; }) ? "" : "there are moves";
        if (!guess.because) return "nothing is pointed at";
        if (!leads(guess.cell, *guess.because)) return "no move leads there";
        if (says(guess.sentence, "is N: a move leads to %2, which is P."))
            return isP(*guess.because) && isKnown(step, *guess.because) ? "" : "not known to be P";
        if (says(guess.sentence, "is not the next one"))
            return !isKnown(step, guess.cell) && !isKnown(step, *guess.because) ? "" : "known already";
        return "an unknown sentence: " + guess.sentence.english();
    }

    const Game& game_;
    const DiscoveryTrace& trace_;
    GridValues values_;
};

} // namespace

class TestGuess : public QObject {
    Q_OBJECT

private slots:
    void everyGuessIsJudgedByTheDefinition_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("misere");
        for (const char* id : {"wythoff", "kiki", "nim", "grid-walk"})
            for (const bool isMisere : {false, true})
                QTest::addRow("%s %d", id, isMisere) << QString(id) << isMisere;
    }
    void everyGuessIsJudgedByTheDefinition() {
        QFETCH(const QString, id);
        QFETCH(const bool, misere);
        const auto game =
            makeGame(id.toStdString(), inPlay({}, misere ? Play::misere : Play::normal)).value();
        const DiscoveryTrace trace = discoveredP(*game);
        Judge judge(*game, trace);
        int questions = 0;
        for (int step = 0; step < static_cast<int>(trace.states.size()); ++step) {
            if (!trace.stateAt(step)->asks) continue;
            ++questions;
            for (std::uint64_t a = 0; a < guessedSize.rows; ++a) {
                for (std::uint64_t b = 0; b < guessedSize.columns; ++b) {
                    const std::string wrong = judge.wrong(step, {a, b});
                    QVERIFY2(wrong.empty(), qPrintable(QString("step %1, (%2, %3): %4")
                                                           .arg(step)
                                                           .arg(a)
                                                           .arg(b)
                                                           .arg(QString::fromStdString(wrong))));
                }
            }
        }
        QVERIFY(questions > 0);
    }

    /// In Wythoff’s table, once (0, 0) is known, both (1, 2) and (2, 1) are right.
    void theOtherHalfOfAPairIsRightAsWell() {
        const auto game = makeGame("wythoff").value();
        const DiscoveryTrace trace = discoveredP(*game);
        const auto second = std::find_if(trace.states.begin() + 1, trace.states.end(),
                                         [](const DiscoveryState& state) { return state.asks; });
        const int step = static_cast<int>(second - trace.states.begin());
        QVERIFY(guessNext(*game, trace, step, {1, 2})->isRight());
        QVERIFY(guessNext(*game, trace, step, {2, 1})->isRight());
        QCOMPARE(guessNext(*game, trace, step, {3, 3})->sentence.english(),
                 std::string("(3, 3) is N: a move leads to (0, 0), which is P."));
        // It has the option (1, 2), which is not named, as it is the answer.
        QCOMPARE(guessNext(*game, trace, step, {1, 4})->because, (std::optional<GridCell>({1, 3})));
        QVERIFY(says(guessNext(*game, trace, step, {1, 4})->sentence, "is not the next one"));
        QVERIFY(says(guessNext(*game, trace, step, {3, 5})->sentence, "is not the next one"));
        QVERIFY(!guessNext(*game, trace, step, {0, 0}));
    }

    /// The knight’s moves lead out of the rectangle.
    void whatLiesOutsideThePictureIsNamedSo() {
        const auto game = makeGame("grid-walk", {{"piece", "knight"}}).value();
        Task task;
        const DiscoveryTrace trace = discoveryTrace(*game, Discovery::outcomes, {1, 9}, task).value();
        bool any = false;
        for (int step = 0; step < static_cast<int>(trace.states.size()); ++step) {
            if (!trace.stateAt(step)->asks) continue;
            for (std::uint64_t b = 0; b < 9; ++b) {
                const auto guess = guessNext(*game, trace, step, {0, b});
                if (guess && says(guess->sentence, "outside the picture")) {
                    any = true;
                    QVERIFY(!guess->because && !guess->isRight());
                }
            }
        }
        QVERIFY(any);
    }
};

MEXPLORER_TEST(TestGuess)
#include "test_guess.moc"
