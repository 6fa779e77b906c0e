#pragma once

#include "core/partizan/short_games.h"
#include "core/rules/description.h"
#include "core/rules/edge_cutting.h"
#include "core/rules/rules.h"
#include "core/rules/two_sided/form_reach.h"
#include "core/rules/visit.h"

namespace mexplorer {

/// Blue–Red–Green Hackenbush (Berlekamp, Conway, Guy 1982): Left cuts a blue or green edge of a graph that
/// stands on the ground, Right a red or green one; what is no longer connected to the ground falls. Who
/// cannot has lost.
class RedBlue : public EdgeCutting {
public:
    using Family = PartizanFamily;
    struct Move {
        Side side = Side::left;
        std::uint32_t edge = 0;
    };

    static constexpr std::size_t mostEdges = 200; ///< play lasts as long, and so do searches
    /// The parameter with the stalks that are played on if there is no graph.
    static constexpr const char* stalksId = "stalks";

    using EdgeCutting::EdgeCutting;

    static Description describe();
    /// Errors: see parseColouredGraph, or of stalks: another letter, naming its column; an empty one; more
    /// than mostEdges.
    static Expected<RedBlue> make(const Parameters& parameters);

    [[nodiscard]] Message moveText(const EdgesLeft& left, const Move& move) const;
    [[nodiscard]] std::uint64_t optionCount(const EdgesLeft& left) const;
    [[nodiscard]] std::optional<Evaluation> closedForm(const EdgesLeft& /*left*/) const { return {}; }
    [[nodiscard]] Side sideOf(const Move& move) const { return move.side; }

    /// Left’s cuts, then Right’s; in the order of the file.
    template <class Visit>
    void forEachOption(const EdgesLeft& left, Visit&& visit) const {
        for (const Side side : {Side::left, Side::right})
            for (const std::uint32_t edge : left)
                if (mayCut(edge, side) && !goesOn(visit, Move{side, edge}, after(left, edge))) return;
    }

    [[nodiscard]] std::vector<EdgesLeft> parts(const EdgesLeft& left) const { return components(left); }
    /// If no cycle is left: by the colon principle, from the leaves down; else nothing.
    [[nodiscard]] std::optional<ShortGames::Id> game(const EdgesLeft& left, ShortGames& games) const;
    [[nodiscard]] FormReach reach(const EdgesLeft& left) const {
        return left.size() <= mostQuickEdges ? FormReach::quick : FormReach::slow;
    }
    [[nodiscard]] MoveBounds bounds(const EdgesLeft& left) const;

    /// As for EdgeCutting, with who may cut which edge; options in the order of forEachOption.
    [[nodiscard]] Expected<DrawnPositions<EdgesLeft>> drawn(const EdgesLeft& left) const;

private:
    static constexpr std::size_t mostQuickEdges = 10;

    [[nodiscard]] EdgeColour colourOf(std::uint32_t edge) const { return graph().colours[edge]; }
    [[nodiscard]] bool mayCut(std::uint32_t edge, Side side) const {
        return colourOf(edge) != (side == Side::left ? EdgeColour::red : EdgeColour::blue);
    }
    [[nodiscard]] bool isTree(const EdgesLeft& left) const;
};

} // namespace mexplorer
