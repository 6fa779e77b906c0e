#pragma once

#include "core/rules/graph.h"

#include <optional>
#include <string_view>

namespace mexplorer {

inline constexpr std::size_t largestGraphFile = std::size_t{64} << 20U;

/// A graph from a file's contents, in one of two languages, recognised by the first character:
///
/// - DOT (Graphviz): `digraph { a -> b -> c; a -> {c d}; "a name" [pos="72,144"]; }`. Ports, comments and
///   attributes are skipped, except for a valid `pos` of a node (see NodePlace). An arrow that is mentioned
///   twice counts once, whether the graph is `strict` or not.
/// - JSON: `{"edges": [["a", "b"], …], "nodes": ["a", …], "places": {"a": [72, 144], …}}`, other keys and
///   invalid places being skipped; or, without “edges” and “nodes”, `{"a": ["b", "c"], …}`.
///   Names are strings or whole numbers.
///
/// The contents may be any bytes. Errors name the line and column: too large, not UTF-8, empty, broken off,
/// undirected, neither language, a cycle.
[[nodiscard]] Expected<Graph> parseGraph(std::string_view contents);

/// The same two languages read into any sink. A sink for undirected graphs reads `graph { a -- b }`; every
/// mention is a new edge, except that a `strict graph` joins two nodes at most once.
[[nodiscard]] Expected<void> readGraph(std::string_view contents, EdgeSink& sink);

/// Whether a DOT text begins as a directed graph, “digraph {”, or not, “graph {”, whatever follows; nothing
/// for other texts.
[[nodiscard]] std::optional<bool> isDirectedDot(std::string_view contents);

} // namespace mexplorer
