#include "core/rules/two_sided/cutcake.h"

#include <bit>

namespace mexplorer {

std::vector<Cake> Cutcake::pieces(const Cake& cake, const Move& move) {
    Cake first = cake;
    Cake second = cake;
    (move.side == Side::left ? first.width : first.height) = move.line;
    (move.side == Side::left ? second.width : second.height) -= move.line;
    return {first, second};
}

Message Cutcake::moveText(const Cakes& cakes, const Move& move) const {
    const Cake& cake = cakes.cakes[move.cake];
    const Message number = argument(move.cake + 1);
    return move.side == Side::left ? say(MX_TEXT("core", "Left: cake %1 into widths of %2 and %3"), number,
                                         move.line, cake.width - move.line)
                                   : say(MX_TEXT("core", "Right: cake %1 into heights of %2 and %3"), number,
                                         move.line, cake.height - move.line);
}

std::uint64_t Cutcake::optionCount(const Cakes& cakes) const {
    std::uint64_t count = 0;
    for (const Cake& cake : cakes.cakes)
        count += cake.width + cake.height - 2;
    return count;
}

std::int64_t Cutcake::valueOf(const Cake& cake) {
    const auto ahead = [](std::uint32_t longer, std::uint32_t shorter) {
        return static_cast<std::int64_t>(longer / std::bit_floor(shorter)) - 1;
    };
    return cake.width >= cake.height ? ahead(cake.width, cake.height) : -ahead(cake.height, cake.width);
}

Description Cutcake::describe() {
    return {
        .id = "cutcake",
        .title = say(MX_TEXT("core", "Cutcake")),
        .group = say(MX_TEXT("core", "Two sides")),
        .summary =
            say(MX_TEXT("core", "Left cuts one of the cakes from top to bottom, Right from left to right, "
                                "always along a line between squares. Whoever cannot has lost.")),
        .parameters = {},
        .position = "4x3",
        .view = "play",
        .positionHint = say(MX_TEXT("core", "the width and height of each cake, for example 8x3,2x2")),
        .presets = {{say(MX_TEXT("core", "8 × 3: Left is three moves ahead")), {}, "8x3"},
                    {say(MX_TEXT("core", "7 × 5: nobody is ahead")), {}, "7x5"},
                    {say(MX_TEXT("core", "A strip across: Right’s cuts alone")), {}, "1x5"},
                    {say(MX_TEXT("core", "Two cakes")), {}, "4x2,3x8"}},
        .theorems = {
            {say(MX_TEXT("core", "Cakes of powers of two")),
             say(MX_TEXT("core",
                         "Let 2^k be the largest power of two that is not above the shorter side. The cake "
                         "is worth ⌊longer side / 2^k⌋ − 1 moves to the player who cuts the longer side.")),
             say(MX_TEXT("core", "all cakes")), "Berlekamp, Conway, Guy 1982"}}};
}

} // namespace mexplorer
