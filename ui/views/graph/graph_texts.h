#pragma once

#include "ui/views/graph/graph_figure.h"

namespace mexplorer::ui {

inline constexpr std::size_t longestNodeName = 40; ///< characters that are shown
inline constexpr double leastTextScale = 34;       ///< pixels a unit: smaller, there is no room for texts

/// The unit of lines and signs: in a drawing too small for names all of it is smaller, too.
[[nodiscard]] double unitOf(const Frame& frame);
/// Whether there is room for texts at all.
[[nodiscard]] bool hasTexts(const Frame& frame);

/// Where the texts beside nodes and edges stand: as far as there is room, not on one another nor on what is
/// drawn. An area that is null: the text is not written.
struct GraphTexts {
    std::vector<QRectF> nodes;   ///< the value of a node; or its name where branches meet
    std::vector<QRectF> numbers; ///< of the edges, beside them, where there is room
};

/// The disc of a node, drawn out to both sides as its name wants; in pixels.
[[nodiscard]] QRectF discOf(const GraphPicture& picture, const Frame& frame, std::size_t node);
/// The middle of an edge, where this value of it is written.
[[nodiscard]] QRectF valueBox(const GraphPicture& picture, const Frame& frame, std::size_t edge,
                              const QString& text);
/// The text beside a node: its value once all is known, or its name where branches meet.
[[nodiscard]] QString textBeside(const GraphPicture& picture, const Frame& frame, std::size_t node);
/// A value, or where only the outcome is known that.
[[nodiscard]] QString briefly(const Evaluation& evaluation);
/// The font of all of these texts.
[[nodiscard]] QFont graphTextFont(const Style& style, QFont::Weight weight = QFont::Normal);

/// They stand at the same place in every step. O(nodes · edges), of those that are seen.
[[nodiscard]] GraphTexts placeTexts(const GraphPicture& picture, const Frame& frame);

} // namespace mexplorer::ui
