#pragma once

#include "core/rules/edge_sink.h"
#include "core/text/text_place.h"

namespace mexplorer {

/// Adds the nodes and edges of a DOT text. Errors: see parseGraph.
[[nodiscard]] Expected<void> parseDot(std::string_view text, EdgeSink& sink);

/// Adds the nodes and edges of a JSON text. Errors: see parseGraph.
[[nodiscard]] Expected<void> parseJson(std::string_view text, EdgeSink& sink);

/// Whether this can be the name of a node: not empty, no control characters (a name is also a line of a
/// table).
[[nodiscard]] bool isNodeName(std::string_view name);
[[nodiscard]] Message badNameText(TextPlace place);
[[nodiscard]] Message emptyGraphText(const EdgeSink& sink);
[[nodiscard]] tl::unexpected<Error> tooManyEdges(std::size_t most);

} // namespace mexplorer
