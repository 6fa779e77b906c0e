#include "core/play/hint.h"

#include "core/game/aspects/impartial.h"
#include "core/game/aspects/positions.h"
#include "core/game/aspects/sum.h"
#include "core/game/aspects/things.h"
#include "core/play/changed_places.h"

#include <algorithm>

namespace mexplorer {

namespace {

/// A place of some parts.
struct Place {
    std::size_t part;
    std::size_t own; ///< its number in its part
};

Place placeIn(const std::vector<Things>& parts, std::size_t place) {
    std::size_t part = 0;
    for (; place >= parts[part].spots.size(); ++part)
        place -= parts[part].spots.size();
    return {part, place};
}

/// Also if there is no such place, as after a move that takes it away.
bool isEmpty(const Things& things, std::size_t own) {
    return std::ranges::find(things.piles, own, &Pile::spot) == things.piles.end();
}

/// Of the places that a move changes, those that tell least of it: on a board, where the piece comes from
/// rather than where it goes.
std::vector<std::size_t> placesToLookAt(const std::vector<Things>& before, const std::vector<Things>& after) {
    std::vector<std::size_t> places = changedPlaces(before, after);
    std::vector<std::size_t> left;
    std::ranges::copy_if(places, std::back_inserter(left), [&](std::size_t place) {
        const auto [part, own] = placeIn(before, place);
        const bool isOnBoard = std::holds_alternative<BoardPicture>(before[part].ground);
        return isOnBoard && !isEmpty(before[part], own) && isEmpty(after[part], own);
    });
    if (!left.empty()) return left;
    std::vector<std::size_t> filled;
    std::ranges::copy_if(places, std::back_inserter(filled), [&](std::size_t place) {
        const auto [part, own] = placeIn(before, place);
        return !isEmpty(before[part], own);
    });
    return filled.empty() ? places : filled;
}

/// How many places a hint names; the figure marks all.
constexpr std::size_t mostNamed = 6;

Message sayLook(const std::vector<Things>& parts, const std::vector<std::size_t>& places) {
    const std::size_t named = places.size() <= mostNamed + 1 ? places.size() : mostNamed;
    Message names;
    for (std::size_t i = 0; i < named; ++i) {
        const auto [part, own] = placeIn(parts, places[i]);
        const Message& name = parts[part].spots[own];
        names = names.empty() ? name : say(MX_TEXT("core", "%1, %2"), names, name);
    }
    if (named == places.size()) return say(MX_TEXT("core", "Look at %1."), names);
    return say(MX_TEXT("core", "Look at %1 and %2 other places."), names, places.size() - named);
}

Expected<std::vector<Things>> partsOf(const Inquiry& asked) {
    const auto* aspect = asked.as<ThingsAspect>();
    if (!aspect) return cancelled();
    return aspect->laidOut();
}

/// What the move leaves; if it wins in no way that is known, the reason that was found for it.
Message sayAim(const Game& game, const Inquiry& asked, const Inquiry& then, const ChosenMove& move,
               Task& task) {
    const bool isSure = move.how == ChosenMove::How::best;
    const auto left = isSure ? then.evaluation(task) : Expected<Evaluation>(cancelled());
    if (!left || !isLost(left->outcome))
        return move.reasons.empty() ? say(MX_TEXT("core", "Every move is as good here."))
                                    : move.reasons.front();
    const auto* impartial = game.as<ImpartialAspect>();
    if (!impartial) return say(MX_TEXT("core", "You can win from here."));
    const bool isSum = asked.as<SumAspect>() && impartial->play() == Play::normal;
    return isSum ? say(MX_TEXT("core", "Make the nim-sum 0."))
                 : say(MX_TEXT("core", "Leave a P-position: whoever is to move there loses."));
}

} // namespace

std::vector<Message> Hint::told(std::size_t depth) const {
    std::vector<Message> all;
    if (!look.empty()) all.push_back(look);
    if (depth > 1) all.push_back(aim);
    if (depth < depths) return all;
    all.push_back(say(MX_TEXT("core", "The move: %1."), move.move));
    for (const Message& reason : move.reasons)
        if (reason != aim) all.push_back(reason);
    return all;
}

Expected<Hint> findHint(const Game& game, const Inquiry& asked, std::uint64_t turn, Task& task) {
    auto move = chooseMove(game, asked, {}, turn, task);
    if (!move) return tl::unexpected(move.error());
    const auto then = askAfter(game, asked, move->to);
    if (!then) return tl::unexpected(then.error());
    Hint hint{.move = std::move(*move), .look = {}, .aim = {}};
    hint.aim = sayAim(game, asked, **then, hint.move, task);
    const auto before = partsOf(asked);
    const auto after = partsOf(**then);
    if (before && after) hint.places = placesToLookAt(*before, *after);
    if (!hint.places.empty()) hint.look = sayLook(*before, hint.places);
    return hint;
}

} // namespace mexplorer
