#include "core/explain/columns_trace.h"

#include "core/explain/say_position.h"
#include "core/explain/step_question.h"
#include "core/explain/too_many.h"
#include "core/explain/xor_verdict.h"
#include "core/game/aspects/impartial.h"
#include "core/rules/column_method.h"
#include "core/rules/proof.h"
#include "core/text/parse.h"
#include "core/text/say_count.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// Indices as a list of numbers from 1, as heaps are named.
Message numbersOf(const std::vector<std::size_t>& heaps) {
    std::vector<Message> numbers;
    numbers.reserve(heaps.size());
    for (const std::size_t heap : heaps)
        numbers.push_back(about({topic::row, heap}, argument(heap + 1)));
    return listed(std::move(numbers));
}

std::vector<std::size_t> markedIn(const std::vector<ColumnWork>& works) {
    std::vector<std::size_t> marked;
    for (const ColumnWork& work : works)
        marked.insert(marked.end(), work.marked.begin(), work.marked.end());
    return marked;
}

bool isRight(const ColumnsSubject& subject, const ColumnsTurn* turn) {
    const auto ones = onesOf(subject, subject.columns, turn);
    return std::all_of(ones.begin(), ones.end(),
                       [&](std::size_t count) { return count % subject.modulus == 0; });
}

bool hasSmallValues(const ColumnsSubject& subject) {
    return std::all_of(subject.components.begin(), subject.components.end(),
                       [](const Component& component) { return component.value <= 1; });
}

/// Builds the trace.
class ColumnsTeller {
public:
    ColumnsTeller(const ColumnsAspect& columns, Play play)
        : columns_(columns), play_(play), works_(columns.method()),
          trace_(say(MX_TEXT("core", "The columns mod %1"), columns.modulus()), columnCode(),
                 columnsSubject(columns)) {}

    ColumnsTrace tell(Outcome outcome, std::uint64_t options);

private:
    void step(std::size_t line, Message reason, AskedBefore before = {}) {
        trace_.add({std::move(reason), line, false, std::move(before)}, state_);
    }
    [[nodiscard]] const ColumnsSubject& subject() const { return trace_.subject; }
    [[nodiscard]] bool isMisereSmall() const { return play_ == Play::misere && hasSmallValues(subject()); }
    void rows();
    void counts();
    void lost();
    void won();
    void work(const ColumnWork& column);
    void moved();

    const ColumnsAspect& columns_;
    Play play_;
    std::vector<ColumnWork> works_;
    ColumnsState state_ = {};
    ColumnsTrace trace_;
};

void ColumnsTeller::rows() {
    trace_.begin(say(MX_TEXT("core", "write")));
    for (std::size_t heap = 0; heap < subject().components.size(); ++heap) {
        state_.rowsShown = heap + 1;
        state_.row = heap;
        step(ColumnLine::count,
             sayRow(subject().components[heap], about(Topic{topic::row, heap}, columns_.name(heap))));
    }
    state_.row.reset();
}

void ColumnsTeller::counts() {
    trace_.begin(say(MX_TEXT("core", "count")));
    const auto ones = onesOf(subject(), subject().columns);
    for (unsigned bit = 0; bit < subject().columns; ++bit) {
        state_.columnsShown = bit + 1;
        state_.column = bit;
        const std::uint64_t modulus = subject().modulus;
        step(ColumnLine::count, sayColumn(bit, ones[bit], modulus),
             askMultiple(Nimber{1} << bit, modulus, ones[bit] % modulus == 0));
    }
    state_.column.reset();
    if (!isMisereSmall()) return;
    state_.misere = true;
    step(ColumnLine::misereSmall, saySmallColumn(ones[0], subject().modulus));
    state_.misere = false;
}

void ColumnsTeller::lost() {
    trace_.begin(say(MX_TEXT("core", "decide")));
    if (!isMisereSmall()) {
        state_.result = true;
        step(ColumnLine::zero, sayColumnsLost(subject().modulus));
    }
    state_.told = true;
    step(ColumnLine::zero, sayEveryOptionIsN());
}

void ColumnsTeller::won() {
    trace_.begin(say(MX_TEXT("core", "decide")));
    state_.result = true;
    if (isMisereSmall()) {
        step(ColumnLine::misereSmall,
             say(MX_TEXT("core", "The remainder is not 1: the player to move wins.")));
    } else {
        step(ColumnLine::zero,
             say(MX_TEXT("core", "Some count is not a multiple of %1: the player to move wins."),
                 subject().modulus));
    }
    state_.result = false;
    trace_.begin(say(MX_TEXT("core", "find the move")));
    const auto first = std::find_if(works_.begin(), works_.end(),
                                    [](const ColumnWork& column) { return !column.isNothing(); });
    for (auto column = first; column != works_.end(); ++column)
        work(*column);
    moved();
}

/// One step for what the marked heaps can do, and one for those that are marked for the rest.
void ColumnsTeller::work(const ColumnWork& column) {
    const Message weight = sayWeight(column.bit);
    state_.column = column.bit;
    if (column.isNothing()) {
        state_.written = column.bit;
        step(ColumnLine::left,
             say(MX_TEXT("core", "Column %1 is right already: its ones are %2."), weight, column.ones));
        return;
    }
    if (!column.got.empty()) {
        state_.written = column.bit;
        step(ColumnLine::give,
             sayCount(column.got.size(),
                      MX_TEXT("core", "In column %1 the ones are %2, 1 too few: heap %4, which is marked, "
                                      "gets a one."),
                      MX_TEXT("core", "In column %1 the ones are %2, %3 too few: heaps %4, which are marked, "
                                      "get a one each."),
                      weight, column.ones, column.got.size(), numbersOf(column.got)));
        return;
    }
    const std::size_t tooMany = column.given.size() + column.marked.size();
    if (!column.given.empty()) {
        state_.written = column.bit;
        step(ColumnLine::give,
             sayCount(column.given.size(),
                      MX_TEXT("core", "In column %1 the ones are %2, %3 too many: heap %4, which is marked, "
                                      "gives its one."),
                      MX_TEXT("core", "In column %1 the ones are %2, %3 too many: heaps %4, which are "
                                      "marked, give their ones."),
                      weight, column.ones, tooMany, numbersOf(column.given)));
    }
    if (column.marked.empty()) return;
    state_.written = column.bit;
    state_.marked += column.marked.size();
    step(ColumnLine::mark,
         sayCount(column.marked.size(),
                  MX_TEXT("core", "In column %1 the ones are %2, %3 too many: mark heap %4. It gives its "
                                  "one, and its lower digits may become anything."),
                  MX_TEXT("core", "In column %1 the ones are %2, %3 too many: mark heaps %4. They give their "
                                  "ones, and their lower digits may become anything."),
                  weight, column.ones - column.given.size(), column.marked.size(), numbersOf(column.marked)));
}

void ColumnsTeller::moved() {
    const ColumnsTurn& turn = *subject().move;
    trace_.begin(say(MX_TEXT("core", "move")));
    state_.written = 0;
    state_.column.reset();
    state_.moved = true;
    step(ColumnLine::move, say(MX_TEXT("core", "The move: %1."), about({topic::move}, turn.move)));
    state_.told = true;
    const bool right = isRight(subject(), &turn);
    step(right ? ColumnLine::move : ColumnLine::misereSmall,
         right ? sayColumnsRight(subject().modulus)
               : sayMisereEnd(onesOf(subject(), 1, &turn)[0], subject().modulus));
}

ColumnsTrace ColumnsTeller::tell(Outcome outcome, std::uint64_t options) {
    rows();
    counts();
    if (options == 0) {
        state_.told = true;
        step(play_ == Play::normal ? ColumnLine::zero : ColumnLine::misereSmall, sayNothingLeft(play_));
    } else if (isLost(outcome)) {
        lost();
    } else {
        won();
    }
    return std::move(trace_);
}

} // namespace

ColumnsSubject columnsSubject(const ColumnsAspect& columns) {
    ColumnsSubject subject{.components = {}, .columns = std::max(1U, columnsOf(columns.heaps()))};
    subject.modulus = columns.modulus();
    for (const std::uint64_t heap : columns.heaps()) {
        subject.components.push_back({.text = std::to_string(heap), .value = heap, .isHeap = true});
        subject.sum ^= heap;
    }
    const std::vector<ColumnWork> works = columns.method();
    const std::vector<std::size_t> marked = markedIn(works);
    if (marked.empty()) return subject;
    const Heaps left = leftBy(works, columns.heaps());
    subject.move = ColumnsTurn{columns.turnText(left), {}};
    for (const std::size_t heap : marked)
        subject.move->changes.push_back({heap, std::to_string(left[heap]), left[heap]});
    return subject;
}

ColumnsTurn turnTo(const ColumnsAspect& columns, const Heaps& left) {
    ColumnsTurn turn{columns.turnText(left), {}};
    for (std::size_t heap = 0; heap < left.size(); ++heap) {
        if (left[heap] != columns.heaps()[heap])
            turn.changes.push_back({heap, std::to_string(left[heap]), left[heap]});
    }
    return turn;
}

XorVerdict columnsVerdict(const ColumnsSubject& subject, Play play, Outcome outcome, std::uint64_t options) {
    XorVerdict verdict;
    const bool small = hasSmallValues(subject);
    if (options == 0) {
        verdict.line = sayNothingLeft(play);
    } else if (isLost(outcome)) {
        verdict.line = play == Play::misere && small
                           ? say(MX_TEXT("core", "No heap is above 1 and the number of ones is 1 mod %1: in "
                                                 "misère play the player to move loses."),
                                 subject.modulus)
                           : say(MX_TEXT("core", "Every column holds a multiple of %1 ones: the player to "
                                                 "move loses."),
                                 subject.modulus);
    }
    if (play == Play::normal) return verdict;
    verdict.differs = small || (subject.move && !isRight(subject, &*subject.move));
    verdict.misere =
        small ? say(MX_TEXT("core", "misère play: no heap is above 1, so a remainder of 1 loses"))
        : verdict.differs ? sayOtherMoveOfMisere()
                          : say(MX_TEXT("core", "misère play: as in normal play, because a heap is above 1"));
    return verdict;
}

Message sayTurn(const ColumnsSubject& subject, const ColumnsTurn& turn) {
    if (subject.modulus == 2) return sayXorMove(subject, turn);
    if (isRight(subject, &turn)) {
        return say(MX_TEXT("core", "The move: %1. Then every column holds a multiple of %2 ones."), turn.move,
                   subject.modulus);
    }
    return say(MX_TEXT("core", "The move: %1. No heap above 1 is left, and then misère play wants a number "
                               "of ones that is 1 mod %2."),
               turn.move, subject.modulus);
}

Expected<ColumnsTrace> columnsTrace(const Game& game, const Inquiry& asked, Task& task) {
    const auto* columns = asked.as<ColumnsAspect>();
    if (!columns) return invalid("game", say(MX_TEXT("core", "%1 has no columns."), game.description().id));
    if (const std::size_t count = columns->heaps().size(); count > mostColumnSteps) {
        return tooManyComponents(count, mostColumnSteps);
    }
    const auto evaluation = asked.evaluation(task);
    if (!evaluation) return tl::unexpected(evaluation.error());
    return ColumnsTeller(*columns, playOf(game)).tell(evaluation->outcome, asked.optionCount());
}

} // namespace mexplorer
