#pragma once

#include "ui/views/graph/graph_figure.h"

namespace mexplorer::ui {

inline constexpr std::size_t longestNodeName = 40; ///< characters shown
inline constexpr double leastTextScale = 34;       ///< pixels per unit; at less there is no room for texts

/// The unit of lines and signs: smaller where the drawing is too small for names.
[[nodiscard]] double unitOf(const Frame& frame);
/// Whether there is room for texts at all.
[[nodiscard]] bool hasTexts(const Frame& frame);

/// Where the texts beside nodes and edges are, as far as there is room, clear of each other and of what is
/// drawn. A null rectangle: the text is not written.
struct GraphTexts {
    std::vector<QRectF> nodes;   ///< the value of a node, or its name in an undirected graph
    std::vector<QRectF> numbers; ///< of the edges, beside them, where there is room
};

/// The disc of a node in pixels, stretched to both sides for its name.
[[nodiscard]] QRectF discOf(const GraphPicture& picture, const Frame& frame, std::size_t node);
/// The texts of the edges’ evaluations, those that are known. Beside the halves of nodes a value that is
/// long, or would lie on another node or value, is told by its outcome.
[[nodiscard]] std::vector<QString> valueTexts(const GraphPicture& picture, const Frame& frame);
/// The box around this value at the middle of an edge, or beside a node’s half.
[[nodiscard]] QRectF valueBox(const GraphPicture& picture, const Frame& frame, std::size_t edge,
                              const QString& text);
/// The text beside a node: its value, or in an undirected graph its name; may be empty.
[[nodiscard]] QString textBeside(const GraphPicture& picture, const Frame& frame, std::size_t node);
/// Where a text about a node, or the tag of an edge with this worth, stands if it must be written whatever
/// lies there.
[[nodiscard]] QRectF textBoxAnyway(const GraphPicture& picture, const Frame& frame, std::size_t node,
                                   const QString& text);
[[nodiscard]] QRectF tagBoxAnyway(const GraphPicture& picture, const Frame& frame, std::size_t edge,
                                  const std::optional<Evaluation>& worth);
/// A value or, where that is unknown, the outcome.
[[nodiscard]] QString briefly(const Evaluation& evaluation);
/// The font of all of these texts, and of the numbers in tags.
[[nodiscard]] QFont graphTextFont(const Style& style, QFont::Weight weight = QFont::Normal);
[[nodiscard]] QFont tagFont(const Style& style);

/// The same places in every step. O(nodes · edges), of those in sight.
[[nodiscard]] GraphTexts placeTexts(const GraphPicture& picture, const Frame& frame);

} // namespace mexplorer::ui
