#include "core/explain/say_short_game.h"

namespace mexplorer {

Message sayShortGame(const ShortGameFacts& facts) {
    const Message name = verbatim(facts.canonical);
    if (facts.isNumber) return say(MX_TEXT("core", "Its value is the number %1."), name);
    if (facts.nimber) return say(MX_TEXT("core", "Its value is the nimber %1."), name);
    return say(MX_TEXT("core", "Its value is %1, with stops %2 and %3, mean %4 and temperature %5."), name,
               verbatim(facts.leftStop), verbatim(facts.rightStop), verbatim(facts.mean),
               verbatim(facts.temperature));
}

} // namespace mexplorer
