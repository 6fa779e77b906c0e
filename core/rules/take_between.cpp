#include "core/rules/take_between.h"

#include <fmt/format.h>

namespace mexplorer {

namespace {

Parameter bound(std::string id, Message title, std::string fallback, Message hint) {
    return {.id = std::move(id),
            .title = std::move(title),
            .kind = Parameter::Kind::integer,
            .fallback = std::move(fallback),
            .least = 1,
            .most = largestTake,
            .hint = std::move(hint)};
}

} // namespace

Expected<TakeBetween> TakeBetween::make(const Parameters& parameters) {
    const std::int64_t least = integerOf(parameters, "p");
    const std::int64_t most = integerOf(parameters, "q");
    if (most < least)
        return invalid("q",
                       say(MX_TEXT("core", "q is %1; it must be at least p, which is %2."), most, least));
    return TakeBetween(playOf(parameters), static_cast<std::uint64_t>(least),
                       static_cast<std::uint64_t>(most));
}

Message TakeBetween::valueReason(std::uint64_t size) const {
    return verbatim(fmt::format("⌊(({} + {}) mod {}) / {}⌋ = {}", size, least_ - 1, least_ + most_, least_,
                                *heapValue(size)));
}

/// In each period the sizes worth `value` form a block of p, or fewer for the largest value. The least take
/// that leaves this value leads into the present block, or to the top of the next one below.
std::optional<std::uint64_t> TakeBetween::takeTo(std::uint64_t size, Nimber value) const {
    const std::uint64_t period = least_ + most_;
    if (size < least_) return size > 0 && value == 0 ? std::optional(size) : std::nullopt;
    if (value > (period - 1) / least_) return std::nullopt;
    std::uint64_t taken = least_;
    if (*heapValue(size - least_) != value) {
        const std::uint64_t top = std::min(value * least_ + least_ - 1, period - 1);
        taken += ((size - 1) % period + period - top) % period;
    }
    return taken <= std::min(size, most_) ? std::optional(taken) : std::nullopt;
}

Message TakeBetween::valueTheorem() {
    return say(MX_TEXT("core", "Blocks of p"));
}

Description TakeBetween::describe() {
    return {
        .id = "take-between",
        .title = say(MX_TEXT("core", "Take p to q")),
        .group = say(MX_TEXT("core", "Lines")),
        .summary =
            say(MX_TEXT("core", "Take at least p and at most q from one heap; of fewer than p, take all.")),
        .parameters = {bound("p", say(MX_TEXT("core", "smallest take")), "2",
                             say(MX_TEXT("core", "the least that one turn may take, unless fewer are left"))),
                       bound("q", say(MX_TEXT("core", "largest take")), "4",
                             say(MX_TEXT("core", "the most that one turn may take, at least p"))),
                       playParameter()},
        .position = "21",
        .view = "line",
        .positionHint = say(MX_TEXT("core", "one heap or several, for example 21")),
        .presets = {{say(MX_TEXT("core", "Take 2 to 4 from 21")), {}, "21"},
                    {say(MX_TEXT("core", "Lost: take 3 to 5 from 22")), {{"p", "3"}, {"q", "5"}}, "22"},
                    {say(MX_TEXT("core", "A small tree: 7")), {}, "7", "tree"},
                    {say(MX_TEXT("core", "Three heaps: 5, 9, 14")), {{"q", "7"}}, "5,9,14", "xor"},
                    {say(MX_TEXT("core", "Two heaps as a table, 2 to 9")), {{"q", "9"}}, "8,15", "grid"},
                    {say(MX_TEXT("core", "Misère: lost with 7")), {{"play", "misere"}}, "7"}},
        .theorems =
            {{valueTheorem(),
              say(MX_TEXT("core", "A heap of n is worth ((n + p − 1) mod (p + q)) / p, rounded down, and "
                                  "several heaps the XOR of these. So one heap is P exactly when n mod "
                                  "(p + q) is 0 or more than q.")),
              say(MX_TEXT("core", "all heaps")),
              "Bachet 1612 (p = 1)",
              {{"play", "normal"}}},
             {say(MX_TEXT("core", "Misère play")),
              say(MX_TEXT("core", "As in normal play, except when no heap is worth more than 1: then the "
                                  "position is P exactly when the number of heaps worth 1 is odd. So one "
                                  "heap is P exactly when n mod (p + q) is 1 to p.")),
              say(MX_TEXT("core", "all heaps; the values are those of normal play")),
              "Ferguson 1974",
              {{"play", "misere"}}}},
    };
}

} // namespace mexplorer
