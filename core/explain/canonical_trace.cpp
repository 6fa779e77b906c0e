#include "core/explain/canonical_trace.h"

#include "core/explain/say_short_game.h"
#include "core/text/parse.h"

namespace mexplorer {

namespace {

enum Line : std::size_t { options, dominated, reversible, again, name };

std::vector<Message> pseudoCode() {
    return {say(MX_TEXT("core", "L, R ← the canonical forms of the options")),
            say(MX_TEXT("core", "strike out what is dominated: in L the smaller, in R the larger of two")),
            say(MX_TEXT("core", "bypass what is reversible: put in its place what follows the answer")),
            say(MX_TEXT("core", "again, until nothing changes")),
            say(MX_TEXT("core", "{L|R} is the canonical form; give it its name"))};
}

Message sayOptions(const std::vector<std::string>& games) {
    return games.empty() ? say(MX_TEXT("core", "none")) : verbatim(printedGame(joined(games, ", ")));
}

Message sayDominated(const ShortGameReduction::Step& step) {
    const Message option = verbatim(printedGame(step.option));
    const Message other = verbatim(printedGame(step.because));
    return step.isLeft
               ? say(MX_TEXT("core", "Left never needs %1: %2 is at least as large. It is dominated."),
                     option, other)
               : say(MX_TEXT("core", "Right never needs %1: %2 is at most as large. It is dominated."),
                     option, other);
}

Message sayReversible(const ShortGameReduction::Step& step) {
    const Message option = verbatim(printedGame(step.option));
    const Message answer = verbatim(printedGame(step.because));
    return step.isLeft
               ? say(MX_TEXT(
                         "core",
                         "Left’s %1 is reversible: Right answers with %2, which is at most the game itself. "
                         "What Left has there takes its place; then Left has: %3."),
                     option, answer, sayOptions(step.left))
               : say(MX_TEXT(
                         "core",
                         "Right’s %1 is reversible: Left answers with %2, which is at least the game itself. "
                         "What Right has there takes its place; then Right has: %3."),
                     option, answer, sayOptions(step.right));
}

} // namespace

CanonicalTrace canonicalTrace(const ShortGameReduction& reduction) {
    CanonicalTrace trace(say(MX_TEXT("core", "The canonical form")), pseudoCode(), reduction.canonical);
    FormState state{reduction.left, reduction.right};
    trace.begin(say(MX_TEXT("core", "options")));
    trace.add({say(MX_TEXT("core", "Left’s options: %1. Right’s options: %2."), sayOptions(state.left),
                   sayOptions(state.right)),
               options},
              state);
    if (!reduction.steps.empty()) trace.begin(say(MX_TEXT("core", "simplify")));
    for (const ShortGameReduction::Step& step : reduction.steps) {
        state = {step.left, step.right};
        trace.add({step.isBypassed ? sayReversible(step) : sayDominated(step),
                   step.isBypassed ? std::size_t{reversible} : std::size_t{dominated}},
                  state);
    }
    if (reduction.steps.empty())
        trace.add({say(MX_TEXT("core", "Nothing is dominated, and nothing is reversible.")), again}, state);
    trace.begin(say(MX_TEXT("core", "name")));
    trace.add({say(MX_TEXT("core", "What remains is %1."), verbatim(printedGame(reduction.canonical))), name},
              state);
    return trace;
}

} // namespace mexplorer
