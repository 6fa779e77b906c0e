#include "core/explain/hot_trace.h"

#include "core/explain/say_short_game.h"

namespace mexplorer {

namespace {

enum HotLine : std::size_t { whileHot, takeHottest, addMeans, compareStops };

std::vector<Message> hotPseudoCode() {
    return {say(MX_TEXT("core", "while some component has a temperature above 0:")),
            say(MX_TEXT("core", "    move in the hottest, to what is best at its temperature")),
            say(MX_TEXT("core", "the stop ← the sum of the means of what is left")),
            say(MX_TEXT("core", "compare it with the stop of best play"))};
}

Message hotName(const std::string& form) {
    return verbatim(printedGame(form));
}

/// A summand, where figures find it.
Message sayHotComponent(std::size_t component) {
    return about({.kind = topic::row, .first = component}, verbatim(std::to_string(component + 1)));
}

Message sayHotTurn(const HotPlay::Turn& turn) {
    const Message temperature = hotName(rationalText(turn.from.temperature));
    return turn.mover == Side::left
               ? say(MX_TEXT("core", "Left takes component %1, the hottest (temperature %2): %3 becomes %4."),
                     sayHotComponent(turn.component), temperature, hotName(turn.from.name),
                     hotName(turn.to.name))
               : say(MX_TEXT("core",
                             "Right takes component %1, the hottest (temperature %2): %3 becomes %4."),
                     sayHotComponent(turn.component), temperature, hotName(turn.from.name),
                     hotName(turn.to.name));
}

void addHotPlay(HotTrace& trace, Side first) {
    const HotPlay& play = trace.subject.startedBy(first);
    HotState now{first};
    if (play.turns.empty())
        trace.add({say(MX_TEXT("core", "No component is hot: nobody is in a hurry.")), whileHot}, now);
    for (const HotPlay::Turn& turn : play.turns) {
        ++now.turns;
        trace.add({sayHotTurn(turn), takeHottest}, now);
    }
    now.isAdded = true;
    const Message stop = hotName(rationalText(play.stop));
    trace.add({say(MX_TEXT("core", "Nothing hot is left: the means of what is left add up to %1."), stop),
               addMeans},
              now);
    now.isCompared = true;
    trace.add({play.stop == play.exact
                   ? say(MX_TEXT("core", "Best play comes to %1, too."), stop)
                   : say(MX_TEXT("core", "Best play comes to %1: hottest-first errs here."),
                         hotName(rationalText(play.exact))),
               compareStops},
              now);
}

} // namespace

HotTrace hotTrace(HotPlays plays) {
    HotTrace trace(say(MX_TEXT("core", "Hottest first")), hotPseudoCode(), std::move(plays));
    trace.begin(say(MX_TEXT("core", "Left begins")));
    addHotPlay(trace, Side::left);
    trace.begin(say(MX_TEXT("core", "Right begins")));
    addHotPlay(trace, Side::right);
    return trace;
}

Expected<HotPlays> hotPlaysOf(const LedgerAspect& sum, Task& task) {
    auto left = sum.hottestFirst(Side::left, task);
    if (!left) return tl::unexpected(left.error());
    auto right = sum.hottestFirst(Side::right, task);
    if (!right) return tl::unexpected(right.error());
    return HotPlays{std::move(*left), std::move(*right)};
}

} // namespace mexplorer
