#pragma once

#include "core/rules/score_tree.h"

namespace mexplorer {

/// Reads a tree of scores as ScoreTree::parse does; `maxFirst`: MAX begins.
[[nodiscard]] Expected<ScoreTreePosition> parseScoreTree(std::string_view typed, bool maxFirst);

/// A random tree with `branching` branches at each node and `depth` moves to each end; scores from 0 to 20.
[[nodiscard]] std::string grownTree(std::uint64_t depth, std::uint64_t branching, std::uint64_t seed);

} // namespace mexplorer
