#pragma once

#include "core/coalition/coalition_values.h"

#include <random>
#include <vector>

/// A game from values in the order in which people write them: by size, then lexicographic.
inline mexplorer::CoalitionValues tableOf(const std::vector<std::int64_t>& inTheirOrder) {
    const auto players = static_cast<unsigned>(std::countr_zero(inTheirOrder.size() + 1));
    std::vector<std::int64_t> units(inTheirOrder.size() + 1, 0);
    std::size_t at = 0;
    for (const mexplorer::Coalition coalition : mexplorer::inOrder(players))
        units[coalition] = inTheirOrder[at++];
    return {std::move(units), 1};
}

/// A game with random values from `least` to `most`.
inline mexplorer::CoalitionValues madeTable(std::mt19937_64& random, unsigned players, std::int64_t least,
                                            std::int64_t most, std::int64_t parts = 1) {
    std::vector<std::int64_t> units(std::size_t{1} << players, 0);
    for (std::size_t coalition = 1; coalition < units.size(); ++coalition)
        units[coalition] =
            least + static_cast<std::int64_t>(random() % static_cast<std::uint64_t>(most - least + 1));
    return {std::move(units), parts};
}

inline std::string written(const std::vector<mexplorer::Rational>& numbers) {
    std::string text;
    for (const mexplorer::Rational& number : numbers)
        text += (text.empty() ? "" : " ") + mexplorer::rationalText(number);
    return text;
}
