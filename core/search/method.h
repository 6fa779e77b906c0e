#pragma once

#include "core/rules/description.h"

#include <string>

namespace mexplorer {

/// Ways of walking through the moves of a game. All but the last two find what a position is worth:
enum class SearchMethod {
    minimax,     ///< looks at every option (Zermelo 1913, von Neumann 1928)
    alphaBeta,   ///< leaves out options that cannot matter (Knuth and Moore 1975)
    table,       ///< the same, with a table of the scores found
    deepening,   ///< alpha-beta to depth 1, 2, 3 …, trying first what the last pass found best
    depthFirst,  ///< only visits them, each branch to its end
    breadthFirst ///< only visits them, level by level
};

/// In which order the options of a position are tried.
enum class MoveOrder {
    given,     ///< as the rules list them
    best,      ///< by score, the best for the player to move first
    worst,     ///< by score, the best last
    heuristic, ///< the best by the rules’ estimate, or else those that leave the other the fewest options
    shuffled   ///< at random, by a seed
};

struct SearchSettings {
    SearchMethod method = SearchMethod::alphaBeta;
    MoveOrder order = MoveOrder::given;
    std::uint64_t seed = 1;    ///< of MoveOrder::shuffled
    std::uint32_t horizon = 0; ///< moves from the root, where estimates stand in for scores; 0: none
    bool maxMoves = true;      ///< MAX is to move at the root; else MIN
};

inline constexpr std::uint32_t farthestHorizon = 99;

/// Whether the method finds values, or only visits positions.
[[nodiscard]] constexpr bool findsValues(SearchMethod method) {
    return method != SearchMethod::depthFirst && method != SearchMethod::breadthFirst;
}
[[nodiscard]] constexpr bool cuts(SearchMethod method) {
    return findsValues(method) && method != SearchMethod::minimax;
}

/// The parameters `method`, `order`, `seed` and `depth`, for forms and commands.
[[nodiscard]] std::vector<Parameter> searchParameters();
/// The parameter `beside`: alpha-beta is stepped through beside minimax.
[[nodiscard]] Parameter besideParameter();
/// Whether these values ask for that; they need not have the parameter.
[[nodiscard]] bool showsMinimax(const Parameters& values);
/// The settings that these parameters’ values, complete and valid, stand for; MAX moves at the root.
[[nodiscard]] SearchSettings searchSettingsOf(const Parameters& values);

[[nodiscard]] Message titleOf(SearchMethod method);
[[nodiscard]] Message titleOf(MoveOrder order);
/// As searchParameters() spells them.
[[nodiscard]] std::string idOf(SearchMethod method);
[[nodiscard]] std::string idOf(MoveOrder order);

} // namespace mexplorer
