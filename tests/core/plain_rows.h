#pragma once

#include <algorithm>
#include <cstdint>
#include <random>
#include <utility>
#include <vector>

// Taking ends by trying everything, without any of the program's types.
namespace mexplorer {

/// What the player to move and the other get of these numbers with best play.
[[nodiscard]] inline std::pair<std::int64_t, std::int64_t> playedOut(const std::vector<std::int64_t>& row) {
    if (row.empty()) return {0, 0};
    const auto [otherLeft, mineLeft] = playedOut({row.begin() + 1, row.end()});
    const auto [otherRight, mineRight] = playedOut({row.begin(), row.end() - 1});
    const std::pair byLeft(mineLeft + row.front(), otherLeft);
    const std::pair byRight(mineRight + row.back(), otherRight);
    return std::max(byLeft, byRight); // the best for the player to move is the worst for the other
}

[[nodiscard]] inline std::vector<std::int64_t> randomRow(std::mt19937& random, std::size_t most,
                                                         std::int64_t least, std::int64_t largest) {
    std::vector<std::int64_t> row(random() % (most + 1));
    for (std::int64_t& number : row)
        number = std::uniform_int_distribution<std::int64_t>(least, largest)(random);
    return row;
}

} // namespace mexplorer
