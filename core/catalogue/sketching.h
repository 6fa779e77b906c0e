#pragma once

#include "core/catalogue/aspect_of.h"
#include "core/game/aspects/sketch.h"
#include "core/rules/drawn_graph.h"

namespace mexplorer {

/// Rules that are played on the graph given by their parameter `graphId`; `carried(position, edited)` is the
/// position after the graph was edited. `onGraph(text)`, if they have it: the same rules on another graph;
/// else they are made of it and of the play.
template <class R>
concept PlayedOnSketch = Rules<R> &&
    requires(const R& rules, const typename R::Position& position, const Sketch& edited) {
    { R::graphId } -> std::convertible_to<std::string>;
    { rules.sketch() } -> std::same_as<Sketch>;
    { rules.carried(position, edited) } -> std::same_as<typename R::Position>;
};

/// The graph that a game is played on, drawn by hand.
template <PlayedOnSketch R>
class Sketching final : public PositionAspectOf<R, SketchAspect> {
public:
    using PositionAspectOf<R, SketchAspect>::PositionAspectOf;

    [[nodiscard]] static bool suits(const R& rules) { return isOnGraph(rules); }

    [[nodiscard]] Expected<Sketch> sketch() const override {
        Sketch sketch = this->rules().sketch();
        if (auto fits = checkDrawn(sketch.nodes().size(), sketch.edges().size()); !fits)
            return tl::unexpected(fits.error());
        return sketch;
    }

    [[nodiscard]] Expected<SketchAspect::Redrawn> redrawn(const Sketch& edited) const override {
        const std::string text = textOf(edited);
        const auto rules = onGraph(text);
        if (!rules) return tl::unexpected(rules.error());
        return SketchAspect::Redrawn{R::graphId, text, rules->text(rules->carried(this->parsed(), edited))};
    }

private:
    [[nodiscard]] Expected<R> onGraph(const std::string& text) const {
        if constexpr (requires { this->rules().onGraph(text); }) {
            return this->rules().onGraph(text);
        } else {
            Parameters parameters;
            if constexpr (ImpartialRules<R>) parameters = inPlay({}, this->rules().play());
            parameters[R::graphId] = text;
            return R::make(parameters);
        }
    }
};

} // namespace mexplorer
