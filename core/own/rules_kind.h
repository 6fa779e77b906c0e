#pragma once

#include "core/text/expected.h"

#include <string_view>

namespace mexplorer {

/// What games by rules of one’s own are played with.
enum class OwnRulesKind {
    heap,       ///< “heap n: …”: heaps, each by itself
    sidedHeaps, ///< “Left: …; Right: …”, perhaps after “heap n:”: each player with turns of his own
    jointHeaps, ///< “heaps a, b: …” and “heap n, last m: …”: several numbers together
    board,      ///< “board 8 x 8: …”: pieces on a board
    word,       ///< “word over AB: …”: rewriting of a word
    graph       ///< “graph: …”: a token, edges and nodes
};

/// By the words that the rules begin with. Errors: others.
[[nodiscard]] Expected<OwnRulesKind> ownRulesKind(std::string_view rules);

} // namespace mexplorer
