#pragma once

#include "core/game/aspects/aspect.h"
#include "core/rules/description.h"
#include "core/rules/sketch.h"

namespace mexplorer {

/// A position of a game whose graph users can draw, or a network in place of a position.
class SketchAspect : public Aspect {
public:
    /// The graph, its nodes and edges numbered as DrawnAspect numbers them. Errors: too large to be drawn.
    [[nodiscard]] virtual Expected<Sketch> sketch() const = 0;

    /// The same game on another graph: the value `text` of the parameter that holds the graph, and the
    /// position carried over to it.
    struct Redrawn {
        std::string parameter;
        std::string text;
        std::string position;
    };
    /// Errors: the rules cannot be played on it.
    [[nodiscard]] virtual Expected<Redrawn> redrawn(const Sketch& edited) const = 0;

    /// The whole number written at an edge, such as a capacity; nothing if there is none.
    [[nodiscard]] virtual std::optional<std::int64_t> numberAt(std::size_t /*edge*/) const { return {}; }
    /// The same graph with another number there. Requires that there is one. Errors: it cannot be.
    [[nodiscard]] virtual Expected<Redrawn> withNumberAt(std::size_t /*edge*/,
                                                         std::int64_t /*number*/) const {
        return invalid({});
    }
};

/// Not a parameter, but named like one: the numbers written at the edges of a drawn graph, by their order.
inline constexpr const char* edgeNumbersId = "edges";

} // namespace mexplorer
