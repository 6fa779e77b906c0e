#include "core/explain/matrix_trace.h"

#include "core/explain/say_matrix.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

/// The lines of the pseudo-code.
enum MatrixCodeLine : std::size_t { bestRows, bestColumns, bothBest, strikeOut, mixLine, checkLine };

constexpr std::size_t mostEquilibriaTold = 30;

std::vector<Message> matrixCode(bool isZeroSum) {
    std::vector<Message> code = {say(MX_TEXT("core", "for each column: mark the rows that get most there")),
                                 say(MX_TEXT("core", "for each row: mark the columns that get most there")),
                                 say(MX_TEXT("core", "a cell with both marks is a pure equilibrium")),
                                 say(MX_TEXT("core", "while a row or a column is dominated: strike it out"))};
    if (isZeroSum) {
        code.push_back(
            say(MX_TEXT("core", "maximise v: the mixture of rows gets at least v in every column")));
        code.push_back(say(MX_TEXT("core", "check: no row gets more than v from the mixture of columns")));
    } else {
        code.push_back(
            say(MX_TEXT("core", "for two sets of as many rows as columns: mix them so that the other "
                                "set is worth the same")));
        code.push_back(
            say(MX_TEXT("core", "keep the mixtures if no share is negative and no other reply is better")));
    }
    return code;
}

/// Adds the steps to the trace.
class MatrixTeller {
public:
    explicit MatrixTeller(MatrixTrace& trace)
        : trace_(trace), subject_(trace.subject), game_(subject_.game()), names_(subject_.matrix().names()) {}

    void tell() {
        addReplies();
        addPure();
        addStruck();
        if (subject_.answer->solution)
            addSolution();
        else
            addEquilibria();
    }

private:
    void step(Message reason, std::size_t line, const MatrixState& state) {
        trace_.add({std::move(reason), line}, state);
    }

    [[nodiscard]] MatrixState in(MatrixLight light) const {
        MatrixState state = state_;
        state.light = light;
        return state;
    }

    void addReplies() {
        trace_.begin(say(MX_TEXT("core", "best replies")));
        for (std::size_t column = 0; column < game_.columns(); ++column) {
            ++state_.columnsMarked;
            addReply({MatrixSide::column, column}, MatrixSide::row, bestRows);
        }
        for (std::size_t row = 0; row < game_.rows(); ++row) {
            ++state_.rowsMarked;
            addReply({MatrixSide::row, row}, MatrixSide::column, bestColumns);
        }
    }

    /// The best replies of `side` to one action of the other player.
    void addReply(const MatrixLine& to, MatrixSide side, std::size_t code) {
        const ActionSet best = bestReplies(game_, side, to.action);
        const Rational& most =
            game_.payoff(side, static_cast<std::size_t>(std::countr_zero(best)), to.action);
        MatrixState state = state_;
        state.lit = to;
        step(std::has_single_bit(best)
                 ? say(MX_TEXT("core", "Against %1 the best reply is %2, which gets %3."),
                       sayAction(names_, to.side, to.action), sayActions(names_, side, best),
                       shownRational(most))
                 : say(MX_TEXT("core", "Against %1 the best replies are %2: each gets %3."),
                       sayAction(names_, to.side, to.action), sayActions(names_, side, best),
                       shownRational(most)),
             code, state);
    }

    void addPure() {
        const auto& pure = subject_.answer->pure;
        trace_.begin(say(MX_TEXT("core", "pure equilibria")));
        if (pure.empty()) {
            step(say(MX_TEXT("core", "No cell has both marks: there is no pure equilibrium. Whatever they "
                                     "play, one of them would rather have played something else.")),
                 bothBest, in(MatrixLight::cells));
        }
        for (const MatrixCell& cell : pure) {
            ++state_.pure;
            MatrixState state = state_;
            state.cell = cell;
            step(say(MX_TEXT("core", "Best replies to each other are %1 and %2: a pure equilibrium, which "
                                     "gives %3 to the row player and %4 to the column player."),
                     sayAction(names_, MatrixSide::row, cell.row),
                     sayAction(names_, MatrixSide::column, cell.column),
                     shownRational(game_.payoff(MatrixSide::row, cell.row, cell.column)),
                     shownRational(game_.payoff(MatrixSide::column, cell.column, cell.row))),
                 bothBest, state);
        }
    }

    void addStruck() {
        const auto& struck = subject_.dominance().struck;
        if (!struck.empty()) trace_.begin(say(MX_TEXT("core", "dominated")));
        for (const StruckAction& action : struck) {
            ++state_.struck;
            MatrixState state = state_;
            state.lit = MatrixLine{action.side, action.action};
            step(sayStruck(action), strikeOut, state);
        }
        step(sayLeft(), strikeOut, in(MatrixLight::names));
    }

    /// Actions not strictly dominated may still be weakly dominated; weak dominance by mixtures is not looked
    /// for.
    [[nodiscard]] Message sayLeft() const {
        const Dominance& dominance = subject_.dominance();
        const auto& struck = dominance.struck;
        const bool isWeak = subject_.kind == DominanceKind::weak;
        if (struck.empty())
            return isWeak ? say(MX_TEXT("core", "No row and no column is dominated strictly, or weakly by "
                                                "another one."))
                          : say(MX_TEXT("core", "No row and no column is dominated strictly."));
        const bool isSingle = std::has_single_bit(dominance.rows) && std::has_single_bit(dominance.columns);
        if (!isSingle)
            return isWeak ? say(MX_TEXT("core", "Nothing that is left is dominated strictly, or weakly by "
                                                "another one."))
                          : say(MX_TEXT("core", "Nothing that is left is dominated strictly."));
        return std::ranges::all_of(struck, &StruckAction::isStrict)
                   ? say(MX_TEXT("core", "A single cell is left: nothing else is reasonable."))
                   : say(MX_TEXT("core", "A single cell is left: an equilibrium. Others may have been struck "
                                         "out."));
    }

    [[nodiscard]] Message sayStruck(const StruckAction& action) const {
        const Message self = sayAction(names_, action.side, action.action);
        const ActionSet by = supportOf(action.by);
        if (!std::has_single_bit(by)) {
            return say(
                MX_TEXT("core",
                        "Strike out %1: the mixture %2 gets more against all that is left, by at least %3."),
                self, shownMixture(action.by), shownRational(action.margin));
        }
        const Message other = sayActions(names_, action.side, by);
        if (action.isStrict) {
            return say(
                MX_TEXT("core", "Strike out %1: %2 gets more against all that is left, by at least %3."),
                self, other, shownRational(action.margin));
        }
        return say(MX_TEXT("core", "Strike out %1, which is dominated weakly: %2 never gets less against "
                                   "what is left, and somewhere %3 more."),
                   self, other, shownRational(action.margin));
    }

    void addEnvelope() {
        if (!subject_.envelope) return;
        const MatrixEnvelope& envelope = *subject_.envelope;
        const bool isRow = envelope.mixing == MatrixSide::row;
        for (std::size_t reply = 0; reply < envelope.lines.size(); ++reply) {
            const MatrixEnvelope::Line& line = envelope.lines[reply];
            ++state_.lines;
            MatrixState state = state_;
            state.lit = MatrixLine{otherSide(envelope.mixing), reply};
            const Message action = sayAction(names_, otherSide(envelope.mixing), reply);
            const char* const gets =
                isRow ? MX_TEXT("core",
                                "Against %1 the row player gets %2 to %3: a straight line, as the share "
                                "of %4 goes from 0 to 1.")
                      : MX_TEXT("core", "With %1 the row player gets %2 to %3: a straight line, as the share "
                                        "of %4 goes from 0 to 1.");
            step(say(gets, action, shownRational(line.atSecond), shownRational(line.atFirst),
                     sayAction(names_, envelope.mixing, 0)),
                 mixLine, state);
        }
        state_.hasEnvelope = true;
        step(isRow ? say(MX_TEXT("core",
                                 "The column player replies with the lowest line: so much the row player "
                                 "is sure of, whichever share he chooses."))
                   : say(MX_TEXT("core",
                                 "The row player replies with the highest line: so much the column player "
                                 "has to give, whichever share he chooses.")),
             mixLine, state_);
        state_.hasBest = true;
        const MatrixEnvelope::Corner& best = envelope.corners[envelope.best];
        step(isRow ? say(MX_TEXT("core",
                                 "The highest point of this lower envelope is at the share %1: there it "
                                 "is %2, the value."),
                         shownRational(best.share), shownRational(best.value))
                   : say(MX_TEXT("core",
                                 "The lowest point of this upper envelope is at the share %1: there it is "
                                 "%2, the value."),
                         shownRational(best.share), shownRational(best.value)),
             mixLine, state_);
    }

    void addSolution() {
        trace_.begin(say(MX_TEXT("core", "mix")));
        addEnvelope();
        const ZeroSumSolution& solution = *subject_.answer->solution;
        state_.mixed = 0;
        step(say(MX_TEXT("core",
                         "Linear programming finds the largest v that a mixture of rows can be sure of: "
                         "v = %1 with %2."),
                 shownRational(solution.value), shownMixture(shownRow())),
             mixLine, state_);
        trace_.begin(say(MX_TEXT("core", "verify")));
        addChecks(MatrixSide::column, shownRow());
        addChecks(MatrixSide::row, shownColumn());
        step(say(MX_TEXT("core",
                         "So the row player is sure of %1, and the column player, with %2, gives no more: "
                         "that is the value, and nobody can do better."),
                 shownRational(solution.value), shownMixture(shownColumn())),
             checkLine, in(MatrixLight::result));
        if (subject_.mixtures() > 1) addOthers();
    }

    [[nodiscard]] const Mixture& shownRow() const { return subject_.answer->equilibria.extreme[0].row; }
    [[nodiscard]] const Mixture& shownColumn() const { return subject_.answer->equilibria.extreme[0].column; }

    /// What each action of `side` gets against the other’s mixture: the proof of the value.
    void addChecks(MatrixSide side, const Mixture& mixture) {
        const auto earned = earnings(game_, side, mixture);
        const ActionSet best = bestReplies(game_, side, mixture);
        for (std::size_t action = 0; action < earned.size(); ++action) {
            MatrixState state = state_;
            state.lit = MatrixLine{side, action};
            const bool isColumn = side == MatrixSide::column;
            const Rational got = isColumn ? Rational(*game_.constantSum() - earned[action]) : earned[action];
            step(sayCheck({side, action}, mixture, got, hasAction(best, action)),
                 isColumn ? mixLine : checkLine, state);
        }
    }

    [[nodiscard]] Message sayCheck(const MatrixLine& reply, const Mixture& mixture, const Rational& got,
                                   bool isBest) const {
        const Message self = sayAction(names_, reply.side, reply.action);
        const std::string mixed = shownMixture(mixture);
        const std::string gets = shownRational(got);
        const std::string value = shownRational(subject_.answer->solution->value);
        if (reply.side == MatrixSide::column)
            return isBest ? say(MX_TEXT("core", "Against %1 the mixture %2 gets the value, %3."), self, mixed,
                                gets)
                          : say(MX_TEXT("core", "Against %1 the mixture %2 gets %3, more than %4: the column "
                                                "player leaves %1 out."),
                                self, mixed, gets, value);
        return isBest
                   ? say(MX_TEXT("core", "Against the mixture %2 the row player gets the value, %3, by %1."),
                         self, mixed, gets)
                   : say(MX_TEXT("core", "Against the mixture %2 the row player gets only %3 by %1, less "
                                         "than %4, and leaves it out."),
                         self, mixed, gets, value);
    }

    void addOthers() {
        for (std::size_t i = 1; i < subject_.mixtures() && i < mostEquilibriaTold; ++i) {
            state_.mixed = i;
            step(say(MX_TEXT("core", "As good: %1."), sayEquilibrium(subject_.matrix(), equilibrium(i))),
                 mixLine, state_);
        }
    }

    void addEquilibria() {
        trace_.begin(say(MX_TEXT("core", "mix")));
        for (std::size_t i = 0; i < subject_.mixtures() && i < mostEquilibriaTold; ++i) {
            state_.mixed = i;
            step(sayFound(equilibrium(i)), mixLine, state_);
        }
        step(sayHowMany(), checkLine, in(MatrixLight::result));
    }

    [[nodiscard]] const Equilibrium& equilibrium(std::size_t i) const {
        return subject_.answer->equilibria.extreme[i];
    }

    [[nodiscard]] Message sayFound(const Equilibrium& found) const {
        // A player with a single action does not make the other indifferent.
        if (std::has_single_bit(supportOf(found.row)) || std::has_single_bit(supportOf(found.column)))
            return say(MX_TEXT("core", "An equilibrium: %1."), sayEquilibrium(subject_.matrix(), found));
        return say(MX_TEXT("core",
                           "%1 makes %2 worth the same, %3, and %4 makes %5 worth the same, %6: a mixed "
                           "equilibrium."),
                   shownMixture(found.row), sayActions(names_, MatrixSide::column, supportOf(found.column)),
                   shownRational(found.second), shownMixture(found.column),
                   sayActions(names_, MatrixSide::row, supportOf(found.row)), shownRational(found.first));
    }

    [[nodiscard]] Message sayHowMany() const {
        if (!subject_.answer->isComplete)
            return say(MX_TEXT("core",
                               "The matrix is too large to look for all mixed equilibria; of %1 × %2 actions "
                               "they are found."),
                       8, 8);
        if (subject_.answer->equilibria.isInfinite)
            return say(MX_TEXT("core",
                               "Some of these have a mixture in common: all that lies between them is an "
                               "equilibrium, too."));
        return say(MX_TEXT("core", "%1. No other pair of sets of actions gives one."),
                   sayMatrixResult(*subject_.answer));
    }

    MatrixTrace& trace_;
    const MatrixSubject& subject_;
    const MatrixGame& game_;
    const MatrixAspect::Names& names_;
    MatrixState state_;
};

} // namespace

Parameter dominanceParameter() {
    return {.id = "dominance",
            .title = say(MX_TEXT("core", "struck out")),
            .kind = Parameter::Kind::choice,
            .fallback = "strict",
            .choices = {{"strict", say(MX_TEXT("core", "what always gets less"))},
                        {"weak", say(MX_TEXT("core", "also what never gets more"))}},
            .hint = say(MX_TEXT("core",
                                "which rows and columns are struck out as dominated; with those that never "
                                "get more, equilibria may be lost"))};
}

DominanceKind dominanceOf(const Parameters& values) {
    return values.at("dominance") == "weak" ? DominanceKind::weak : DominanceKind::strict;
}

MatrixState wholeMatrix(const MatrixSubject& subject) {
    MatrixState state;
    state.columnsMarked = subject.game().columns();
    state.rowsMarked = subject.game().rows();
    state.pure = subject.answer->pure.size();
    state.struck = subject.dominance().struck.size();
    if (subject.envelope) {
        state.lines = subject.envelope->lines.size();
        state.hasEnvelope = state.hasBest = true;
    }
    if (subject.mixtures() > 0) state.mixed = 0;
    return state;
}

Expected<MatrixSubject> matrixSubject(std::shared_ptr<const Instance> instance, DominanceKind kind,
                                      Task& task) {
    const MatrixAspect& matrix = *instance->as<MatrixAspect>();
    const auto answer = matrix.answer(task);
    if (!answer) return tl::unexpected(answer.error());
    return MatrixSubject{std::move(instance), *answer, kind, envelopeOf(matrix.game())};
}

MatrixTrace matrixTrace(MatrixSubject subject) {
    const bool isZeroSum = subject.game().constantSum().has_value();
    MatrixTrace trace(isZeroSum ? say(MX_TEXT("core", "From best replies to the value"))
                                : say(MX_TEXT("core", "From best replies to equilibria")),
                      matrixCode(isZeroSum), std::move(subject));
    MatrixTeller(trace).tell();
    return trace;
}

Expected<Why> whyOfMatrix(const Instance& instance, Task& task) {
    const MatrixAspect& matrix = *instance.as<MatrixAspect>();
    const auto answer = matrix.answer(task);
    if (!answer) return tl::unexpected(answer.error());
    const Message result = sayMatrixResult(**answer);
    Why why{.headline = result, .verdict = result, .reasons = {}, .optionValues = {}, .value = {}};
    const auto& all = (*answer)->equilibria.extreme;
    constexpr std::size_t mostReasons = 6;
    if ((*answer)->solution) {
        why.reasons.push_back(
            say(MX_TEXT("core", "With %1 the row player is sure of it, and with %2 the column "
                                "player gives no more."),
                shownMixture(all.front().row), shownMixture(all.front().column)));
        if (!(*answer)->isComplete || all.size() > 1) return why;
        why.reasons.push_back(say(MX_TEXT("core", "These mixtures are the only ones that do so.")));
        return why;
    }
    for (std::size_t i = 0; i < all.size() && i < mostReasons; ++i)
        why.reasons.push_back(say(MX_TEXT("core", "An equilibrium: %1."), sayEquilibrium(matrix, all[i])));
    if (all.size() > mostReasons) why.reasons.push_back(say(MX_TEXT("core", "The steps tell the others.")));
    return why;
}

} // namespace mexplorer
