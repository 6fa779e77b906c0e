#include "core/rules/fibonacci.h"

#include "core/rules/heap_game.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"
#include "core/theory/saturating.h"
#include "core/theory/zeckendorf.h"

#include <fmt/format.h>

namespace mexplorer {

Description Fibonacci::describe() {
    return {
        .id = "fibonacci",
        .title = say(MX_TEXT("core", "Fibonacci Nim")),
        .group = say(MX_TEXT("core", "Heaps")),
        .summary = say(MX_TEXT("core", "The first turn takes some of the heap but not all of it; every later "
                                       "turn takes at most twice what the turn before took.")),
        .parameters = {playParameter()},
        .position = "20",
        .view = "bars",
        .positionHint = say(MX_TEXT(
            "core", "the heap at the opening, for example 20; or a later position, 20/6: at most 6 may be "
                    "taken now")),
        .presets = {{say(MX_TEXT("core", "Four parts: 85 = 55 + 21 + 8 + 1")), {}, "85"},
                    {say(MX_TEXT("core", "A small tree: 6")), {}, "6", "tree"},
                    {say(MX_TEXT("core", "The openings on a line: P at 1, 2, 3, 5, 8, 13 …")),
                     {},
                     "89",
                     "line",
                     {{"to", "100"}}},
                    {say(MX_TEXT("core", "Take the smallest part: 20 = 13 + 5 + 2")), {}, "20"},
                    {say(MX_TEXT("core", "Lost: 13 is a Fibonacci number")), {}, "13"},
                    {say(MX_TEXT("core", "In the middle: 85, at most 6")), {}, "85/6"},
                    {say(MX_TEXT("core", "Misère: 12, at most 3")), {{"play", "misere"}}, "12/3"}},
        .theorems = {{say(MX_TEXT("core", "Zeckendorf’s parts")),
                      say(MX_TEXT("core",
                                  "Write the heap as a sum of Fibonacci numbers, no two of them neighbours. "
                                  "The player to move wins exactly when the smallest part may be taken; so "
                                  "the opening is P exactly when the heap is a Fibonacci number (1 too: "
                                  "nothing may be taken).")),
                      say(MX_TEXT("core", "normal play, all heaps; no formula is known here for the values")),
                      "Whinihan 1963",
                      {{"play", "normal"}}},
                     {say(MX_TEXT("core", "One less")),
                      say(MX_TEXT("core", "Taking the whole heap loses, so whoever can leave one wins. A "
                                          "heap of n from which something may be taken is won exactly when "
                                          "in normal play a heap of n − 1 with the same limit is.")),
                      say(MX_TEXT("core", "misère play, all heaps")),
                      "from Whinihan 1963",
                      {{"play", "misere"}}}},
    };
}

Expected<LimitedHeap> Fibonacci::parse(std::string_view text) const {
    if (const auto comma = Commas(text).next(0); comma.bytes > 0) {
        return invalid(positionId, say(MX_TEXT("core", "“%1” at column %2 stands after the only heap; write "
                                                       "20, or 20/6 where at most 6 may be taken now."),
                                       shortened(text.substr(comma.at)), columnOf(text, comma.at)));
    }
    const std::size_t slash = text.find('/');
    const auto heap = parseInteger(text.substr(0, slash), 0, largestHeap);
    if (!heap) return invalid(positionId, heap.error().message);
    const auto size = static_cast<std::uint64_t>(*heap);
    if (slash == std::string_view::npos) return opening(size);
    const auto most = parseInteger(text.substr(slash + 1), 0, largestHeap, slash + 2);
    if (!most) return invalid(positionId, most.error().message);
    return LimitedHeap{size, std::min(size, static_cast<std::uint64_t>(*most))};
}

std::string Fibonacci::text(const LimitedHeap& position) const {
    if (position == opening(position.heap)) return fmt::format("{}", position.heap);
    return fmt::format("{}/{}", position.heap, position.most);
}

Message Fibonacci::moveText(const LimitedHeap& /*position*/, Move taken) const {
    return say(MX_TEXT("core", "take %1"), taken);
}

std::vector<HeapPart> Fibonacci::partsOf(std::uint64_t size) {
    std::vector<HeapPart> parts;
    for (const std::uint64_t part : zeckendorfParts(size))
        parts.push_back({part});
    return parts;
}

std::uint64_t Fibonacci::positionsBelow(const LimitedHeap& position) const {
    return 1 + saturatedProduct(position.heap, position.heap + 1) / 2; // each smaller heap with each limit
}

namespace {

/// Whether the position is P in normal play.
bool isLost(const LimitedHeap& position) {
    return position.heap == 0 || smallestZeckendorfPart(position.heap) > position.most;
}

} // namespace

std::optional<Evaluation> Fibonacci::closedForm(const LimitedHeap& position) const {
    if (position.most == 0) return evaluationOf(terminalValue(play_));
    const bool lost = play_ == Play::normal ? isLost(position) : isLost({position.heap - 1, position.most});
    return Evaluation{lost ? Outcome::P : Outcome::N, {}};
}

std::optional<std::vector<std::uint64_t>> Fibonacci::winningMoves(const LimitedHeap& position) const {
    std::vector<Move> moves;
    if (position.most == 0) return moves;
    const std::vector<std::uint64_t> parts =
        zeckendorfParts(play_ == Play::normal ? position.heap : position.heap - 1);
    std::uint64_t taken = 0;
    for (std::size_t kept = parts.size(); kept-- > 0;) {
        taken += parts[kept];
        if (taken > position.most) break;
        if (kept == 0 || parts[kept - 1] > 2 * taken) moves.push_back(taken);
    }
    return moves;
}

} // namespace mexplorer
