#include "core/explain/mex_trace.h"

#include "core/explain/label_trace.h"
#include "core/explain/say_mex.h"
#include "core/explain/say_position.h"
#include "core/explain/step_question.h"
#include "core/explain/too_many.h"
#include "core/game/aspects/impartial.h"
#include "core/game/listed_moves.h"
#include "core/rules/proof.h"
#include "core/text/say_count.h"
#include "core/text/set_text.h"

#include <algorithm>
#include <set>

namespace mexplorer {

namespace {

constexpr std::size_t mostSingleSteps = 36; ///< options or candidates shown one by one

/// The lines of the pseudo-code.
struct MexLine {
    enum : std::size_t { emptySet, collect, zero, count, result };
};

std::vector<Message> valueCode(Play play) {
    const bool isNormal = play == Play::normal;
    return {say(MX_TEXT("core", "S ← ∅")),
            isNormal ? say(MX_TEXT("core", "for each option y of x: S ← S ∪ { SG(y) }"))
                     : say(MX_TEXT("core", "for each option y of x: S ← S ∪ { G⁻(y) }")),
            say(MX_TEXT("core", "g ← 0")), say(MX_TEXT("core", "while g ∈ S: g ← g + 1")),
            isNormal ? say(MX_TEXT("core", "SG(x) ← g")) : say(MX_TEXT("core", "G⁻(x) ← g"))};
}

/// Builds the trace.
class MexTeller {
public:
    explicit MexTeller(MexSubject subject) : trace_({}, {}, std::move(subject)) {}

    MexTrace values(Play play);
    MexTrace outcomes();

private:
    void step(std::size_t line, Message reason, MexState state, AskedBefore before = {}) {
        trace_.add({std::move(reason), line, false, std::move(before)}, state);
    }
    [[nodiscard]] const MexSubject& subject() const { return trace_.subject; }
    [[nodiscard]] std::size_t batch() const {
        return (subject().options.size() + mostSingleSteps - 1) / mostSingleSteps;
    }
    void collectOption(std::size_t index);
    void collectBatch(std::size_t begin, std::size_t end);
    void countUp();
    void moveBack();
    MexTrace finished(Message title, std::vector<Message> code) {
        trace_.title = std::move(title);
        trace_.pseudoCode = std::move(code);
        return std::move(trace_);
    }

    MexTrace trace_;
    std::set<Nimber> found_;
};

void MexTeller::collectOption(std::size_t index) {
    const SolvedMove& option = subject().options[index];
    const Nimber value = *option.evaluation.nimber();
    const bool isNew = found_.insert(value).second;
    step(MexLine::collect,
         isNew ? say(MX_TEXT("core", "The option %1 has value %2: it goes into S."), sayPosition(option.to),
                     sayBox(value))
               : say(MX_TEXT("core", "The option %1 has value %2, which S holds already."),
                     sayPosition(option.to), sayBox(value)),
         {.optionsShown = index + 1, .option = index});
}

void MexTeller::collectBatch(std::size_t begin, std::size_t end) {
    for (std::size_t i = begin; i < end; ++i)
        found_.insert(*subject().options[i].evaluation.nimber());
    step(MexLine::collect,
         say(MX_TEXT("core", "The options %1 to %2 put their values into S: %3."), begin + 1, end,
             sayValuesOf(subject().options, begin, end)),
         {.optionsShown = end, .option = end - 1, .several = end - begin});
}

void MexTeller::countUp() {
    trace_.begin(say(MX_TEXT("core", "count up")));
    const std::size_t all = subject().options.size();
    const Nimber value = *subject().evaluation.nimber();
    Nimber m = 0;
    if (value > mostSingleSteps) {
        m = value - 4; // the last few are enough to see how it ends
        step(MexLine::count, say(MX_TEXT("core", "0, 1, 2, … up to %1 are all in S."), m - 1),
             {.optionsShown = all, .candidate = m - 1, .compared = true});
    } else {
        step(MexLine::zero, say(MX_TEXT("core", "The values of all options are in S. g begins at 0.")),
             {.optionsShown = all, .candidate = 0});
    }
    for (; m < value; ++m) {
        step(MexLine::count, say(MX_TEXT("core", "%1 is in S, so g becomes %2."), sayBox(m), sayBox(m + 1)),
             {.optionsShown = all, .candidate = m, .compared = true}, askInSet(m, true));
    }
    step(MexLine::count,
         say(MX_TEXT("core", "%1 is not in S: it is the least number missing."), sayBox(value)),
         {.optionsShown = all, .candidate = value, .compared = true}, askInSet(value, false));
}

/// Lights the first option that leads above the value.
void MexTeller::moveBack() {
    const std::vector<Nimber>& values = subject().movedBack;
    if (values.empty()) return;
    const std::vector<SolvedMove>& options = subject().options;
    const auto first = std::ranges::find(
        options, values.front(), [](const SolvedMove& option) { return *option.evaluation.nimber(); });
    const Nimber mex = *subject().evaluation.nimber();
    step(MexLine::result, sayWhyMovedBack(values, mex),
         {.optionsShown = options.size(),
          .candidate = mex,
          .option = static_cast<std::size_t>(first - options.begin()),
          .compared = true,
          .movedBack = true});
}

MexTrace MexTeller::values(Play play) {
    const std::size_t all = subject().options.size();
    const Nimber value = *subject().evaluation.nimber();
    const Message position = sayPosition(subject().position);
    const Message title = say(MX_TEXT("core", "The value of %1"), position);
    if (all == 0) {
        step(MexLine::result,
             play == Play::normal
                 ? say(MX_TEXT("core",
                               "%1 has no option: nothing is in S, and the least number missing is 0."),
                       position)
                 : say(MX_TEXT("core", "%1 has no option: in misère play its value is 1."), position),
             {.candidate = value});
        step(MexLine::result, sayNothingLeft(play), {.candidate = value, .done = true});
        return finished(title, valueCode(play));
    }
    step(MexLine::emptySet,
         sayCount(all, MX_TEXT("core", "x = %1 has one option. S is empty."),
                  MX_TEXT("core", "x = %1 has %2 options. S is empty."), position, all),
         {});
    trace_.begin(say(MX_TEXT("core", "options")));
    for (std::size_t begin = 0; begin < all; begin += batch()) {
        const std::size_t end = std::min(all, begin + batch());
        if (end == begin + 1)
            collectOption(begin);
        else
            collectBatch(begin, end);
    }
    countUp();
    trace_.begin(say(MX_TEXT("core", "value")));
    moveBack();
    step(MexLine::result,
         value == 0 ? say(MX_TEXT("core", "The value of %1 is 0: no option is 0, so it is P."), position)
                    : say(MX_TEXT("core", "The value of %1 is %2: some option is 0, so it is N."), position,
                          sayBox(value)),
         {.optionsShown = all, .candidate = value, .done = true, .movedBack = true});
    return finished(title, valueCode(play));
}

/// If only outcomes are known.
MexTrace MexTeller::outcomes() {
    enum Line : std::size_t { eachOption, isP, thenN, elseP };
    const std::size_t all = subject().options.size();
    const Message position = sayPosition(subject().position);
    const auto add = [&](Line line, Message reason, MexState state) {
        trace_.add({std::move(reason), line}, state);
    };
    add(eachOption,
        sayCount(
            all,
            MX_TEXT("core", "x = %1 has one option. Its value is out of reach, but it is known who wins it."),
            MX_TEXT("core",
                    "x = %1 has %2 options. Their values are out of reach, but it is known who wins them."),
            position, all),
        {});
    trace_.begin(say(MX_TEXT("core", "options")));
    const auto winning =
        static_cast<std::size_t>(std::find_if(subject().options.begin(), subject().options.end(),
                                              [](const SolvedMove& m) { return m.wins(); }) -
                                 subject().options.begin());
    const std::size_t looked = std::min(winning, all);
    for (std::size_t begin = 0; begin < looked; begin += batch()) {
        const std::size_t end = std::min(looked, begin + batch());
        add(isP,
            end == begin + 1 ? say(MX_TEXT("core", "The option %1 is N: moving there does not win."),
                                   sayPosition(subject().options[begin].to))
                             : say(MX_TEXT("core", "The options %1 to %2 are all N."), begin + 1, end),
            {.optionsShown = end, .option = end - 1});
    }
    trace_.begin(say(MX_TEXT("core", "result")));
    if (winning < all) {
        add(thenN,
            say(MX_TEXT("core", "The option %1 is P: moving there wins, so %2 is N."),
                sayPosition(subject().options[winning].to), position),
            {.optionsShown = winning + 1, .option = winning, .done = true});
    } else {
        add(elseP, say(MX_TEXT("core", "No option is P, so %1 is P."), position),
            {.optionsShown = all, .done = true});
    }
    return finished(say(MX_TEXT("core", "Who wins %1"), position), outcomeCode());
}

bool areKnown(const std::vector<SolvedMove>& options) {
    return std::ranges::all_of(
        options, [](const SolvedMove& option) { return option.evaluation.nimber().has_value(); });
}

/// Each value is the least that no option has, so that all below it can be reached; but an end of misère play
/// is worth 1 and leads nowhere.
std::vector<Nimber> valuesMovedBack(const MexSubject& subject, Play play) {
    const Nimber mex = *subject.evaluation.nimber();
    const Nimber above = play == Play::normal ? mex : std::max(mex, terminalValue(play));
    std::vector<Nimber> values;
    for (const SolvedMove& option : subject.options)
        if (*option.evaluation.nimber() > above) values.push_back(*option.evaluation.nimber());
    return asSet(std::move(values));
}

} // namespace

bool MexSubject::isMex() const {
    if (!evaluation.nimber() || !areKnown(options)) return false;
    return !options.empty() || evaluation.nimber() == Nimber{0};
}

Expected<MexTrace> mexTrace(const Game& game, const Inquiry& asked, Task& task) {
    const auto* impartial = game.as<ImpartialAspect>();
    if (!impartial) {
        return invalid("game",
                       say(MX_TEXT("core", "%1 has no SG values: it is not the last move that decides."),
                           game.description().id));
    }
    if (!mayListAll(asked)) return tooManyOptions(asked.position());
    const auto solved = asked.solution(task);
    if (!solved) return tl::unexpected(solved.error());
    const Solution& solution = **solved;
    if (!solution.complete) {
        return tooManyOptions(solution.position);
    }
    // A theorem may leave open even the value of a terminal position, which needs no search.
    const Evaluation evaluation =
        solution.moves.empty() ? evaluationOf(terminalValue(impartial->play())) : solution.evaluation;
    const bool values = evaluation.nimber() && areKnown(solution.moves);
    MexSubject subject{solution.position, solution.moves, evaluation};
    if (values) subject.movedBack = valuesMovedBack(subject, impartial->play());
    MexTeller teller(std::move(subject));
    return values ? teller.values(impartial->play()) : teller.outcomes();
}

} // namespace mexplorer
