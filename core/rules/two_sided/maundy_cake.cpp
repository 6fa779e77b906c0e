#include "core/rules/two_sided/maundy_cake.h"

namespace mexplorer {

namespace {

/// The prime factors, ascending, each as often as it divides.
std::vector<std::uint32_t> primeFactors(std::uint32_t number) {
    std::vector<std::uint32_t> factors;
    for (std::uint32_t prime = 2; number > 1; ++prime)
        for (; number % prime == 0; number /= prime)
            factors.push_back(prime);
    return factors;
}

std::uint64_t divisorsAbove1(std::uint32_t number) {
    std::uint64_t count = 0;
    for (std::uint32_t divisor = 2; divisor <= number; ++divisor)
        count += number % divisor == 0 ? 1 : 0;
    return count;
}

/// What a cake is worth to the player who cuts the side with more prime factors: the quotients of the side by
/// these, one by one, the smallest first; without as many as the other side has factors.
std::int64_t ahead(std::uint32_t side, const std::vector<std::uint32_t>& own, std::size_t others) {
    std::int64_t moves = 0;
    for (std::size_t cut = 0; cut < own.size(); ++cut) {
        side /= own[cut];
        if (cut >= others) moves += side;
    }
    return moves;
}

} // namespace

std::vector<Cake> MaundyCake::pieces(const Cake& cake, const Move& move) {
    Cake piece = cake;
    (move.side == Side::left ? piece.width : piece.height) /= move.pieces;
    return std::vector<Cake>(move.pieces, piece);
}

Message MaundyCake::moveText(const Cakes& cakes, const Move& move) const {
    const Cake& cake = cakes.cakes[move.cake];
    const Message number = argument(move.cake + 1);
    return move.side == Side::left ? say(MX_TEXT("core", "Left: cake %1 into %2 pieces, %3 wide"), number,
                                         move.pieces, cake.width / move.pieces)
                                   : say(MX_TEXT("core", "Right: cake %1 into %2 pieces, %3 high"), number,
                                         move.pieces, cake.height / move.pieces);
}

std::uint64_t MaundyCake::optionCount(const Cakes& cakes) const {
    std::uint64_t count = 0;
    for (const Cake& cake : cakes.cakes)
        count += divisorsAbove1(cake.width) + divisorsAbove1(cake.height);
    return count;
}

std::int64_t MaundyCake::valueOf(const Cake& cake) {
    const std::vector<std::uint32_t> left = primeFactors(cake.width);
    const std::vector<std::uint32_t> right = primeFactors(cake.height);
    return left.size() >= right.size() ? ahead(cake.width, left, right.size())
                                       : -ahead(cake.height, right, left.size());
}

Description MaundyCake::describe() {
    return {
        .id = "maundy-cake",
        .title = say(MX_TEXT("core", "Maundy Cake")),
        .group = say(MX_TEXT("core", "Two sides")),
        .summary = say(MX_TEXT(
            "core",
            "Left cuts one of the cakes from top to bottom into any number of equal pieces, Right from "
            "left to right, always along lines between squares. Whoever cannot has lost.")),
        .parameters = {},
        .position = "6x2",
        .view = "play",
        .positionHint = say(MX_TEXT("core", "the width and height of each cake, for example 8x3,2x2")),
        .presets = {{say(MX_TEXT("core", "12 × 2: Left is four moves ahead")), {}, "12x2"},
                    {say(MX_TEXT("core", "6 × 4: nobody is ahead")), {}, "6x4"},
                    {say(MX_TEXT("core", "A strip of 12: best cut into 3 first")), {}, "12x1"},
                    {say(MX_TEXT("core", "Two cakes")), {}, "4x2,3x8"}},
        .theorems = {
            {say(MX_TEXT("core", "Prime factors")),
             say(MX_TEXT("core",
                         "Whoever’s side has more prime factors is ahead; equally many make 0. Divide that "
                         "side by its prime factors one by one, the smallest first. If the other side has k "
                         "of them, the cake is worth the sum of the quotients without the first k.")),
             say(MX_TEXT("core", "all cakes")), "Berlekamp, Conway, Guy 1982"}}};
}

} // namespace mexplorer
