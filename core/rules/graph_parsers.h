#pragma once

#include "core/rules/edge_sink.h"
#include "core/text/text_place.h"

#include <optional>

namespace mexplorer {

/// Adds the nodes and edges of a DOT text. Errors: see parseGraph.
[[nodiscard]] Expected<void> parseDot(std::string_view text, EdgeSink& sink);

/// Adds the nodes and edges of a JSON text. Errors: see parseGraph.
[[nodiscard]] Expected<void> parseJson(std::string_view text, EdgeSink& sink);

/// The place in a `pos` of DOT, “72,144”, or “72,144!” if pinned; nothing if it is not of this form.
[[nodiscard]] std::optional<NodePlace> readPlace(std::string_view text);
/// Nothing if the place is too far away or not finite (see NodePlace).
[[nodiscard]] std::optional<NodePlace> placeAt(double x, double y);

/// Whether this can be the name of a node: not empty, no control characters (a name is also a line of a
/// table).
[[nodiscard]] bool isNodeName(std::string_view name);
[[nodiscard]] Message badNameText(TextPlace place);
[[nodiscard]] Message emptyGraphText(const EdgeSink& sink);
[[nodiscard]] tl::unexpected<Error> tooManyEdges(std::size_t most);

} // namespace mexplorer
