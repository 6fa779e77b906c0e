#include "core/explain/say_things.h"

#include "core/explain/say_board.h"
#include "core/text/say_count.h"

namespace mexplorer {

Message sayThings(const Thing& thing, std::uint64_t count) {
    if (const auto* piece = std::get_if<Piece>(&thing.kind)) return sayPiece(*piece);
    if (const auto* cake = std::get_if<Cake>(&thing.kind))
        return say(MX_TEXT("core", "%1 × %2"), cake->width, cake->height);
    switch (std::get<ThingKind>(thing.kind)) {
    case ThingKind::stone:
        return sayCount(count, MX_TEXT("core", "1 stone"), MX_TEXT("core", "%1 stones"), count);
    case ThingKind::pin:
        return sayCount(count, MX_TEXT("core", "1 pin"), MX_TEXT("core", "%1 pins"), count);
    case ThingKind::coin:
        return sayCount(count, MX_TEXT("core", "1 coin"), MX_TEXT("core", "%1 coins"), count);
    case ThingKind::heads:
        return say(MX_TEXT("core", "heads"));
    case ThingKind::tails:
        return say(MX_TEXT("core", "tails"));
    case ThingKind::number:
        if (thing.text.find_first_of("0123456789") == std::string::npos) return verbatim(thing.text);
        return say(MX_TEXT("core", "the number %1"), thing.text);
    case ThingKind::token:
        return sayCount(count, MX_TEXT("core", "1 token"), MX_TEXT("core", "%1 tokens"), count);
    case ThingKind::lefts:
        return say(MX_TEXT("core", "Left’s %1"), thing.text);
    case ThingKind::rights:
        return say(MX_TEXT("core", "Right’s %1"), thing.text);
    case ThingKind::branch:
        break;
    }
    return say(MX_TEXT("core", "a branch"));
}

Message sayPlace(const Message& place, const std::vector<Pile>& piles) {
    if (piles.empty()) return say(MX_TEXT("core", "%1: empty"), place);
    Message things = sayThings(piles.front().thing, piles.front().count);
    for (std::size_t i = 1; i < piles.size(); ++i)
        things = say(MX_TEXT("core", "%1 and %2"), things, sayThings(piles[i].thing, piles[i].count));
    return say(MX_TEXT("core", "%1: %2"), place, things);
}

} // namespace mexplorer
