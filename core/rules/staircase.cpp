#include "core/rules/staircase.h"

#include "core/text/powers.h"

namespace mexplorer {

Description Staircase::describe() {
    return {
        .id = "staircase",
        .title = say(MX_TEXT("core", "Staircase Nim")),
        .group = say(MX_TEXT("core", "Heaps")),
        .summary =
            say(MX_TEXT("core", "Coins lie on stairs: move any number of them from one stair to the one "
                                "below, from the first to the ground.")),
        .parameters = {playParameter()},
        .position = "3,4,5,2",
        .view = "xor",
        .positionHint =
            say(MX_TEXT("core", "the coins on stair 1, 2 and so on from the ground up, for example 3,0,5,2")),
        .presets = {{say(MX_TEXT("core", "Four stairs: 3, 4, 5, 2")), {}, "3,4,5,2"},
                    {say(MX_TEXT("core", "Lost: the odd stairs are equal")), {}, "5,2,5"},
                    {say(MX_TEXT("core", "Only on even stairs: 0, 2, 0, 3")), {}, "0,2,0,3"},
                    {say(MX_TEXT("core", "A small tree: 2, 1")), {}, "2,1", "tree"},
                    {say(MX_TEXT("core", "Misère: 1, 2, 1")), {{"play", "misere"}}, "1,2,1"}},
        .theorems = {{say(MX_TEXT("core", "The odd stairs")),
                      say(MX_TEXT("core",
                                  "The value is that of Nim with the coins on stairs 1, 3, 5 … as its heaps, "
                                  "in normal and in misère play. Coins that come down from an even stair to "
                                  "an odd one can be moved on at once, so they change nothing.")),
                      say(MX_TEXT("core", "all stairs")), "Sprague 1937"}},
    };
}

Expected<Heaps> Staircase::parse(std::string_view text) const {
    auto stairs = parseHeaps(text);
    if (!stairs) return stairs;
    std::uint64_t coins = 0; // cannot overflow: checked after each stair
    for (const std::uint64_t stair : *stairs) {
        coins += stair;
        if (coins > static_cast<std::uint64_t>(largestHeap)) {
            return invalid(positionId, say(MX_TEXT("core", "There are more than %1 coins in all."),
                                           limitText(largestHeap)));
        }
    }
    return stairs;
}

Message Staircase::moveText(const Heaps& /*stairs*/, const StairMove& move) const {
    if (move.stair == 0) return say(MX_TEXT("core", "move %1 from stair 1 to the ground"), move.moved);
    return say(MX_TEXT("core", "move %1 from stair %2 to stair %3"), move.moved, move.stair + 1, move.stair);
}

std::uint64_t Staircase::optionCount(const Heaps& stairs) const {
    std::uint64_t coins = 0;
    for (const std::uint64_t stair : stairs)
        coins += stair;
    return coins;
}

std::optional<Evaluation> Staircase::closedForm(const Heaps& stairs) const {
    NimTotal total;
    for (std::size_t stair = 0; stair < stairs.size(); stair += 2)
        total.add(stairs[stair]);
    return total.evaluation(play_);
}

Heaps Staircase::after(const Heaps& stairs, const StairMove& move) const {
    Heaps left = stairs;
    left[move.stair] -= move.moved;
    if (move.stair > 0) left[move.stair - 1] += move.moved;
    return left;
}

std::optional<StairMove> Staircase::moveToValue(const Heaps& part, Nimber value) const {
    const std::uint64_t coins = part.front();
    if (value < coins) return StairMove{0, coins - value};
    if (value > coins && part.size() > 1 && value - coins <= part[1]) return StairMove{1, value - coins};
    return std::nullopt;
}

std::optional<StairMove> Staircase::moveBetween(const Heaps& stairs, const Heaps& left) const {
    if (stairs.size() != left.size()) return std::nullopt;
    for (std::size_t stair = 0; stair < stairs.size(); ++stair) {
        if (left[stair] >= stairs[stair]) continue;
        const StairMove move{stair, stairs[stair] - left[stair]};
        return after(stairs, move) == left ? std::optional(move) : std::nullopt;
    }
    return std::nullopt;
}

std::optional<std::vector<StairMove>> Staircase::winningMoves(const Heaps& stairs) const {
    std::vector<Move> moves;
    if (isLost(closedForm(stairs)->outcome)) return moves;
    const std::vector<Heaps> all = components(stairs);
    Nimber sum = 0;
    std::size_t above = 0;
    for (const Heaps& part : all) {
        sum ^= part.front();
        above += part.front() > 1 ? 1 : 0;
    }
    for (std::size_t part = 0; part < all.size(); ++part) {
        const std::uint64_t own = all[part].front();
        const Nimber target = winningValue(sum ^ own, above == (own > 1 ? 1U : 0U), play_);
        if (const auto move = moveToValue(all[part], target)) moves.push_back(inWhole(stairs, part, *move));
    }
    return moves;
}

std::vector<Heaps> Staircase::components(const Heaps& stairs) const {
    std::vector<Heaps> parts;
    for (std::size_t stair = 0; stair < stairs.size(); stair += 2) {
        parts.push_back({stairs[stair]});
        if (stair + 1 < stairs.size()) parts.back().push_back(stairs[stair + 1]);
    }
    return parts;
}

std::vector<CoinPlace> Staircase::coinPlaces(const Heaps& stairs) {
    std::vector<CoinPlace> places;
    for (std::size_t stair = 0; stair < stairs.size(); ++stair) {
        places.push_back({stairs[stair]});
        if (stair % 2 == 0) places.back().component = stair / 2;
    }
    return places;
}

Message Staircase::componentName(std::size_t part) {
    return say(MX_TEXT("core", "stair %1"), 2 * part + 1);
}

} // namespace mexplorer
