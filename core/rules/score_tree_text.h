#pragma once

#include "core/rules/score_tree.h"

namespace mexplorer {

/// Reads a tree of scores as ScoreTree::parse does; `maxFirst`: MAX begins.
[[nodiscard]] Expected<ScoreTreePosition> parseScoreTree(std::string_view text, bool maxFirst);

/// A tree of `branching` branches everywhere, down to `depth` moves, with scores from 0 to 20 by the seed.
[[nodiscard]] std::string grownTree(std::uint64_t depth, std::uint64_t branching, std::uint64_t seed);

} // namespace mexplorer
