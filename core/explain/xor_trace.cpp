#include "core/explain/xor_trace.h"

#include "core/explain/say_position.h"
#include "core/explain/step_question.h"
#include "core/explain/too_many.h"
#include "core/explain/xor_verdict.h"
#include "core/game/aspects/impartial.h"
#include "core/rules/column_method.h"
#include "core/rules/proof.h"
#include "core/rules/sums.h"

#include <algorithm>
#include <bit>

namespace mexplorer {

namespace {

/// The lines of the pseudo-code.
struct XorLine {
    enum : std::size_t { sum, zero, misereSmall, highest, pick, become, take };
};

std::vector<Message> xorCode(Play play) {
    std::vector<Message> lines = {say(MX_TEXT("core", "S ← h₁ ⊕ h₂ ⊕ … ⊕ hₙ")),
                                  sayLostAtZero(),
                                  {},
                                  say(MX_TEXT("core", "k ← highest one of S")),
                                  say(MX_TEXT("core", "pick h with bit k set")),
                                  say(MX_TEXT("core", "h′ ← h ⊕ S")),
                                  say(MX_TEXT("core", "move h to h′"))};
    if (play == Play::misere)
        lines[XorLine::misereSmall] = sayLeaveOddOnes();
    else
        lines.erase(lines.begin() + XorLine::misereSmall);
    return lines;
}

/// Builds the trace.
class XorTeller {
public:
    XorTeller(const SumAspect& sum, const std::string& position, ColumnsSubject subject, Play play,
              std::uint64_t options)
        : sum_(sum), play_(play), options_(options),
          trace_(say(MX_TEXT("core", "The XOR of %1"), sayPosition(position)), xorCode(play),
                 std::move(subject)),
          ones_(onesOf(trace_.subject, trace_.subject.columns)) {}

    ColumnsTrace tell(Outcome outcome);

private:
    void step(std::size_t line, Message reason, AskedBefore before = {}) {
        // Normal play's code lacks the misère line.
        const std::size_t index = play_ == Play::normal && line > XorLine::misereSmall ? line - 1U : line;
        trace_.add({std::move(reason), index, false, std::move(before)}, state_);
    }
    [[nodiscard]] const ColumnsSubject& subject() const { return trace_.subject; }
    void rows();
    void columns();
    void lost();
    void won();
    void wonInNormalWay();
    void wonByOnes();
    void moved();

    /// The one row that the winning move changes.
    [[nodiscard]] const RowChange& change() const { return subject().move->changes.front(); }
    void choose() {
        state_.row = change().component;
        state_.marked = 1;
    }
    [[nodiscard]] Message name(std::size_t heap) const {
        return about(Topic{topic::row, heap}, sum_.name(heap));
    }
    [[nodiscard]] Message wholeSum() const { return about(Topic{topic::sum}, argument(subject().sum)); }
    [[nodiscard]] Nimber valueOf(std::size_t heap) const { return subject().components[heap].value; }

    const SumAspect& sum_;
    Play play_;
    std::uint64_t options_; ///< how many the position has
    ColumnsState state_ = {};
    ColumnsTrace trace_;
    std::vector<std::size_t> ones_; ///< in each column
};

void XorTeller::rows() {
    trace_.begin(say(MX_TEXT("core", "write")));
    for (std::size_t heap = 0; heap < subject().components.size(); ++heap) {
        state_.rowsShown = heap + 1;
        state_.row = heap;
        step(XorLine::sum, sayRow(subject().components[heap], name(heap)));
        const Component& component = subject().components[heap];
        if (play_ == Play::misere && component.large && component.value <= 1) {
            state_.misere = true;
            step(XorLine::misereSmall,
                 say(MX_TEXT("core", "The value of %1 is %2 in misère play as well: it counts as a "
                                     "value above 1."),
                     name(heap), component.value));
            state_.misere = false;
        }
    }
    state_.row.reset();
}

void XorTeller::columns() {
    trace_.begin(say(MX_TEXT("core", "count")));
    for (unsigned bit = 0; bit < subject().columns; ++bit) {
        state_.columnsShown = bit + 1;
        state_.column = bit;
        const Message weight = sayWeight(bit);
        step(XorLine::sum,
             ones_[bit] % 2 == 0
                 ? say(MX_TEXT("core", "The ones in column %1: %2, an even number. S has a 0 there."), weight,
                       ones_[bit])
                 : say(MX_TEXT("core", "The ones in column %1: %2, an odd number. S has a 1 there."), weight,
                       ones_[bit]),
             askEven(Nimber{1} << bit, ones_[bit] % 2 == 0));
    }
    state_.column.reset();
}

void XorTeller::lost() {
    trace_.begin(say(MX_TEXT("core", "decide")));
    if (play_ == Play::misere && largest(subject()) == Large::none) {
        state_.misere = state_.told = true;
        step(XorLine::misereSmall,
             say(MX_TEXT("core",
                         "No value is above 1, and the number of ones, %1, is odd: the last of them is "
                         "left to the player to move, who loses."),
                 ones_[0]));
        return;
    }
    state_.result = true;
    step(XorLine::zero, say(MX_TEXT("core", "S = 0: every column is even.")));
    state_.told = true;
    step(XorLine::zero,
         say(MX_TEXT("core", "Whoever moves changes one part of the sum, so some column becomes "
                             "odd, and the other player makes all even again: P, no move wins.")));
    if (play_ == Play::misere) {
        state_.misere = true;
        step(XorLine::misereSmall,
             largest(subject()) == Large::above
                 ? say(MX_TEXT("core", "Misère play ends no differently: some value is still above 1, and "
                                       "whoever then first leaves only ones and zeros chooses their parity."))
                 : say(MX_TEXT("core",
                               "Misère play ends no differently: some value still counts as one above 1, and "
                               "whoever then first leaves none that does chooses the parity of the ones.")));
    }
}

void XorTeller::won() {
    trace_.begin(say(MX_TEXT("core", "decide")));
    if (!subject().move) {
        state_.told = true;
        step(XorLine::zero, xorVerdict(subject(), play_, Outcome::N, options_).line);
        return;
    }
    // Only in misère play may a winning move leave an odd column.
    if (sumAfter(subject(), *subject().move) != 0)
        wonByOnes();
    else
        wonInNormalWay();
    moved();
}

void XorTeller::wonInNormalWay() {
    const RowChange& move = change();
    const auto highest = static_cast<unsigned>(std::bit_width(subject().sum)) - 1;
    state_.result = true;
    step(XorLine::zero, say(MX_TEXT("core", "S = %1 is not 0: the player to move wins."), wholeSum()));
    state_.result = false;
    if (play_ == Play::misere) {
        state_.misere = true;
        const Large others = largest(subject(), move.component);
        step(
            XorLine::misereSmall,
            others == Large::above
                ? say(MX_TEXT("core", "Some other value is above 1: misère play goes as normal play does."))
            : others == Large::counted
                ? say(MX_TEXT("core", "Some other value counts as one above 1: misère play goes as normal "
                                      "play does."))
                : say(MX_TEXT("core", "What %1 can become has the same value in both plays: misère play goes "
                                      "as normal play does."),
                      name(move.component)));
        state_.misere = false;
    }
    trace_.begin(say(MX_TEXT("core", "find the move")));
    state_.column = highest;
    step(XorLine::highest, say(MX_TEXT("core", "Column %1 is the highest odd one."), sayWeight(highest)));
    choose();
    const Nimber value = valueOf(move.component);
    // If not all moves were tried, none of those found may lower a value.
    step(XorLine::pick,
         move.newValue < value
             ? say(MX_TEXT("core", "The value of %1 has a one in that column: clearing it makes it "
                                   "smaller, whatever the lower columns become."),
                   name(move.component))
             : say(MX_TEXT("core", "None of the moves found makes a value smaller there. The value of "
                                   "%1 can become larger, which does as well."),
                   name(move.component)));
    state_.written = 0;
    step(XorLine::become,
         say(MX_TEXT("core", "%1 ⊕ %2 = %3: with that value every column would be even."),
             about(Topic{topic::row, move.component}, argument(value)), wholeSum(), move.newValue));
}

void XorTeller::wonByOnes() {
    const RowChange& move = change();
    state_.misere = true;
    if (largest(subject()) == Large::none) {
        step(XorLine::misereSmall,
             say(MX_TEXT("core", "No value is above 1. Here misère play differs from normal "
                                 "play: what counts is that an odd number of "
                                 "ones is left to the other player.")));
        choose();
        // Components worth 0 or 1 may have moves to other values, too. But if all are heaps, with one move
        // for each one, every move takes a one away.
        const bool anyMove =
            options_ == ones_[0] && std::all_of(subject().components.begin(), subject().components.end(),
                                                [](const Component& c) { return c.isHeap; });
        step(XorLine::pick,
             anyMove ? say(MX_TEXT("core", "The number of ones, %1, is even: any move leaves an odd number; "
                                           "for example in %2."),
                           ones_[0], name(move.component))
                     : say(MX_TEXT("core", "The number of ones, %1, is even: a move that makes it odd and "
                                           "leaves no value above 1 wins. There is one in %2."),
                           ones_[0], name(move.component)));
        state_.misere = false;
        return;
    }
    choose();
    step(XorLine::misereSmall,
         valueOf(move.component) > 1
             ? say(MX_TEXT("core",
                           "Only %1 has a value above 1. Here misère play differs from normal play: whoever "
                           "moves there decides how many ones are left, and must leave an odd number."),
                   name(move.component))
             : say(MX_TEXT("core", "Only the value of %1 counts as one above 1. Here misère play differs "
                                   "from normal play: whoever moves there decides how many ones are left, "
                                   "and must leave an odd number."),
                   name(move.component)));
    state_.misere = false;
    state_.written = 0;
    step(
        XorLine::become,
        say(MX_TEXT("core", "Normal play would make it %1, an even number of ones; misère play makes it %2."),
            move.newValue ^ 1U, move.newValue));
}

void XorTeller::moved() {
    const RowChange& move = change();
    trace_.begin(say(MX_TEXT("core", "move")));
    state_.written = 0;
    state_.moved = true;
    state_.column.reset();
    step(XorLine::take, say(MX_TEXT("core", "The move: %1. Now the value of %2 is %3."), subject().move->move,
                            name(move.component), move.newValue));
    state_.told = true;
    if (sumAfter(subject(), *subject().move) == 0) {
        step(
            XorLine::take,
            say(MX_TEXT("core", "Every column now holds an even number of ones: the other player is at P.")));
    } else {
        step(XorLine::take,
             say(MX_TEXT("core", "An odd number of ones is left, and nothing above: the last move "
                                 "falls to the other player, who loses.")));
    }
}

ColumnsTrace XorTeller::tell(Outcome outcome) {
    rows();
    columns();
    if (options_ == 0) {
        state_.told = true;
        step(play_ == Play::normal ? XorLine::zero : XorLine::misereSmall, sayNothingLeft(play_));
        return std::move(trace_);
    }
    if (xorVerdict(subject(), play_, outcome, options_).hasClasses) {
        state_.misere = state_.result = true;
        step(XorLine::misereSmall, sayMisereClass(subject()));
        state_.misere = state_.result = false;
    }
    if (isLost(outcome)) {
        lost();
    } else {
        won();
    }
    return std::move(trace_);
}

} // namespace

Expected<ColumnsTrace> xorTrace(const Game& game, const Inquiry& asked, Task& task,
                                std::optional<std::size_t> wanted) {
    const auto* sum = asked.as<SumAspect>();
    if (!sum) return invalid("game", say(MX_TEXT("core", "%1 is not a sum."), game.description().id));
    const auto components = sum->components(task); // before the moves in them, which take longer
    if (!components) return tl::unexpected(components.error());
    if (const std::size_t count = (*components)->size(); count > mostXorSteps)
        return tooManyComponents(count, mostXorSteps);
    auto subject = xorSubject(*sum, task, wanted);
    if (!subject) return tl::unexpected(subject.error());
    const auto evaluation = asked.evaluation(task);
    if (!evaluation) return tl::unexpected(evaluation.error());
    return XorTeller(*sum, asked.position(), std::move(*subject), playOf(game), asked.optionCount())
        .tell(evaluation->outcome);
}

} // namespace mexplorer
