#pragma once

#include "tests/core/coalition/made_tables.h"

/// A random convex game, which has a core: the value of a coalition is the sum of non-negative dividends
/// (Harsanyi) of its subsets.
inline mexplorer::CoalitionValues madeConvex(std::mt19937_64& random, unsigned players,
                                             std::uint64_t dividends = 10) {
    std::vector<std::int64_t> units(std::size_t{1} << players, 0);
    for (std::size_t coalition = 1; coalition < units.size(); ++coalition)
        units[coalition] = static_cast<std::int64_t>(random() % dividends);
    for (unsigned player = 0; player < players; ++player)
        for (mexplorer::Coalition coalition = 0; coalition < units.size(); ++coalition)
            if (mexplorer::has(coalition, player))
                units[coalition] += units[coalition & ~mexplorer::alone(player)];
    return {std::move(units), 1};
}

/// A random weighted majority vote.
inline mexplorer::CoalitionValues madeVote(std::mt19937_64& random, unsigned players,
                                           std::uint64_t weights = 20) {
    std::vector<std::int64_t> weight;
    std::int64_t all = 0;
    for (unsigned player = 0; player < players; ++player) {
        weight.push_back(static_cast<std::int64_t>(1 + random() % weights));
        all += weight.back();
    }
    std::vector<std::int64_t> units(std::size_t{1} << players, 0);
    for (mexplorer::Coalition coalition = 0; coalition < units.size(); ++coalition) {
        std::int64_t together = 0;
        for (const unsigned player : mexplorer::membersOf(coalition))
            together += weight[player];
        units[coalition] = 2 * together > all ? 1 : 0;
    }
    return {std::move(units), 1};
}
