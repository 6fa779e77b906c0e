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

Message sayHotTurn(const HotPlay::Turn& turn) {
    const Message temperature = hotName(rationalText(turn.temperature));
    return turn.mover == Side::left
               ? say(MX_TEXT("core", "Left takes component %1, the hottest (temperature %2): %3 becomes %4."),
                     turn.component + 1, temperature, hotName(turn.from), hotName(turn.to))
               : say(MX_TEXT("core",
                             "Right takes component %1, the hottest (temperature %2): %3 becomes %4."),
                     turn.component + 1, temperature, hotName(turn.from), hotName(turn.to));
}

void addHotPlay(const HotPlay& play, Trace& trace) {
    if (play.turns.empty())
        trace.steps.push_back({say(MX_TEXT("core", "No component is hot: nobody is in a hurry.")), whileHot});
    for (const HotPlay::Turn& turn : play.turns)
        trace.steps.push_back({sayHotTurn(turn), takeHottest});
    const Message stop = hotName(rationalText(play.stop));
    trace.steps.push_back(
        {say(MX_TEXT("core", "Nothing hot is left: the means of what is left add up to %1."), stop),
         addMeans});
    trace.steps.push_back({play.stop == play.exact
                               ? say(MX_TEXT("core", "Best play comes to %1, too."), stop)
                               : say(MX_TEXT("core", "Best play comes to %1: hottest-first errs here."),
                                     hotName(rationalText(play.exact))),
                           compareStops});
}

} // namespace

Trace hotTrace(const HotPlay& left, const HotPlay& right) {
    Trace trace{say(MX_TEXT("core", "Hottest first")), hotPseudoCode(), {}};
    trace.begin(say(MX_TEXT("core", "Left begins")));
    addHotPlay(left, trace);
    trace.begin(say(MX_TEXT("core", "Right begins")));
    addHotPlay(right, trace);
    return trace;
}

} // namespace mexplorer
