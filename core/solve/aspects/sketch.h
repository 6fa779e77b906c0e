#pragma once

#include "core/rules/description.h"
#include "core/rules/sketch.h"
#include "core/solve/aspects/aspect.h"

namespace mexplorer {

/// A position of a game whose graph can be drawn by hand, or a network in a position’s place.
class SketchAspect : public Aspect {
public:
    /// The graph, its nodes and edges numbered as DrawnAspect numbers them. Errors: too large to be drawn.
    [[nodiscard]] virtual Expected<Sketch> sketch() const = 0;

    /// The same play on another graph: the parameter that tells it, and the position carried over to it.
    struct Redrawn {
        std::string parameter;
        std::string text;
        std::string position;
    };
    /// Errors: the rules cannot be played on it.
    [[nodiscard]] virtual Expected<Redrawn> redrawn(const Sketch& edited) const = 0;
};

} // namespace mexplorer
