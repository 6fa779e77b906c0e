#pragma once

#include "core/rules/description.h"
#include "core/text/expected.h"

#include <string>
#include <vector>

namespace mexplorer {

/// A game as a name, a document or a graph gives it.
struct GivenGame {
    std::string id;
    Parameters parameters;
    std::string position; ///< empty: the game’s own
};

/// The game to play on a graph, with this text as its graph: the one that leaves the least of it unread; the
/// game `first` rather than others of which that is true. Errors: those of a game whose graphs are as
/// directed.
[[nodiscard]] Expected<GivenGame> gameOnGraph(const std::string& graph, const std::string& first = {});

} // namespace mexplorer
