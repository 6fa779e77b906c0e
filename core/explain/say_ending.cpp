#include "core/explain/say_ending.h"

#include "core/text/say_count.h"

#include <algorithm>

namespace mexplorer {

namespace {

Message winnerOf(const CyclicAspect& asked, const BestPlay& ending) {
    return asked.playerName(ending.score > 0);
}

/// The endings of all options.
Expected<std::vector<BestPlay>> endingsOfOptions(const Inquiry& asked, Task& task) {
    const auto options = asked.options(task);
    if (!options) return tl::unexpected(options.error());
    std::vector<BestPlay> endings;
    for (const auto& option : **options) {
        const auto ending = option->as<BestPlayAspect>()->bestPlay(task);
        if (!ending) return tl::unexpected(ending.error());
        endings.push_back(*ending);
    }
    return endings;
}

} // namespace

Message sayEnding(const CyclicAspect& asked, const BestPlay& ending) {
    if (!ending.plies) return say(MX_TEXT("core", "a draw"));
    const Message winner = winnerOf(asked, ending);
    if (*ending.plies == 0) return say(MX_TEXT("core", "the game is over, %1 won"), winner);
    return sayCount(*ending.plies, MX_TEXT("core", "won for %1 in 1 move"),
                    MX_TEXT("core", "won for %1 in %2 moves"), winner, *ending.plies);
}

Message sayEndingAlone(const CyclicAspect& asked, const BestPlay& ending) {
    if (!ending.plies) return say(MX_TEXT("core", "A draw: play can go on for ever"));
    const Message winner = winnerOf(asked, ending);
    if (*ending.plies == 0) return say(MX_TEXT("core", "The game is over: %1 won"), winner);
    const Message outcome = verbatim(ending.score > 0 ? "N" : "P");
    return sayCount(*ending.plies, MX_TEXT("core", "%1: won for %2 in 1 move"),
                    MX_TEXT("core", "%1: won for %2 in %3 moves"), outcome, winner, *ending.plies);
}

Expected<std::vector<Message>> sayWhyItEnds(const Inquiry& asked, Task& task) {
    const auto& cyclic = *asked.as<CyclicAspect>();
    const auto ending = asked.as<BestPlayAspect>()->bestPlay(task);
    if (!ending) return tl::unexpected(ending.error());
    if (ending->plies == 0U) return std::vector<Message>();
    const auto options = endingsOfOptions(asked, task);
    if (!options) return tl::unexpected(options.error());
    const Message mover = cyclic.playerName(true);
    const Message other = cyclic.playerName(false);
    const auto count = [&](Score score) {
        return static_cast<std::uint64_t>(std::ranges::count(*options, score, &BestPlay::score));
    };
    if (!ending->plies) {
        return std::vector{sayCount(
            count(0), MX_TEXT("core", "No move wins for %1, but after one of them %2 cannot win either."),
            MX_TEXT("core", "No move wins for %1, but after %3 of them %2 cannot win either."), mover, other,
            count(0))};
    }
    const auto play = cyclic.play(1, task);
    if (!play) return tl::unexpected(play.error());
    if (ending->score < 0) {
        return std::vector{say(MX_TEXT("core", "Whatever %1 does, %2 wins; “%3” holds out longest."), mover,
                               other, play->front().move)};
    }
    return std::vector{
        sayCount(count(-1), MX_TEXT("core", "“%1” is the quickest way, and the only move that wins."),
                 MX_TEXT("core", "“%1” is the quickest way; %2 moves win."), play->front().move, count(-1))};
}

} // namespace mexplorer
