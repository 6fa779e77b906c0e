#pragma once

#include "core/explain/say_estimate.h"
#include "core/explain/trace.h"
#include "core/game/inquiry.h"
#include "core/rules/board_picture.h"
#include "core/search/run.h"

#include <memory>

namespace mexplorer {

/// What all steps of a search share. Nodes are stored as numbers only; their texts are derived from the
/// positions of the graph on demand, from any thread.
struct SearchSubject {
    SearchSettings settings;
    SearchRun run;
    std::shared_ptr<const PositionGraph> graph; ///< must not be expanded any more
    bool arePlacesNames = false;                ///< nodes are called by their places in the tree
    std::vector<bool> areEnds = {};             ///< by node
    /// The same search by minimax, whose nodes are those of `run`, if the steps show both beside each other.
    std::optional<SearchRun> minimax = {};
    bool isMinimaxTooLarge = false; ///< its tree, so that it is not shown although it should be

    /// The position of a node.
    [[nodiscard]] std::string text(std::uint32_t node) const { return graph->text(positionOf(node)); }
    /// The same as a board; empty if the game is not played on one.
    [[nodiscard]] std::optional<BoardPicture> board(std::uint32_t node) const;
    /// The node's name in sentences and pictures: its position; or, if positions are trees themselves, its
    /// place (A, Aa, Aab …) or, for a leaf, its score.
    [[nodiscard]] std::string name(std::uint32_t node) const;
    /// The score of a terminal node for MAX, as in events; empty for any other.
    [[nodiscard]] std::optional<Score> end(std::uint32_t node) const;
    /// The heuristic estimate of a node, for the side its scores are told for (see seen); empty for a
    /// terminal node, or if there is none.
    [[nodiscard]] std::optional<Estimate> estimate(std::uint32_t node) const;
    /// The estimate split by piece, on a board; empty if it is no sum over pieces.
    [[nodiscard]] std::vector<EstimateShare> shares(std::uint32_t node) const;
    /// What stands in for a score at the horizon, as the end of a sentence.
    [[nodiscard]] Message aboutEstimates() const;

    /// MAX's score as told at this node: negamax tells scores for the player to move, other methods for MAX.
    [[nodiscard]] Score seen(std::uint32_t node, Score score) const;
    /// A bound of it, likewise.
    [[nodiscard]] Bound seen(std::uint32_t node, Bound bound) const;
    /// The window (α, β) of an event, likewise.
    [[nodiscard]] std::pair<Score, Score> windowSeen(const SearchEvent& event) const;

private:
    [[nodiscard]] PositionGraph::Id positionOf(std::uint32_t node) const { return run.nodes[node].position; }
    /// Whether this node's scores are told for MIN.
    [[nodiscard]] bool isTurned(std::uint32_t node) const {
        return settings.method == SearchMethod::table && !run.isMax(node);
    }
};
struct SearchState {
    std::size_t events = 0;      ///< how many have happened
    bool stops = false;          ///< the steps end after them, although the search does not
    std::size_t minimax = 0;     ///< how many of minimax, if that is shown, too
    bool isMinimaxAlone = false; ///< the step is only minimax’s
    friend bool operator==(const SearchState&, const SearchState&) = default;
};
using SearchTrace = TraceOf<std::shared_ptr<const SearchSubject>, SearchState>;

/// What happens in a step, which must not be the first without any event.
[[nodiscard]] const SearchEvent& eventOf(const SearchSubject& subject, const SearchState& step);

/// The settings for a search from this position, with the side to move; `values` must be complete and valid.
[[nodiscard]] SearchSettings searchSettingsOf(const Parameters& values, const Inquiry& asked);

/// Searches from a position, whose graph `graph` is, one event per step; a search of more than
/// mostSearchNodes nodes is not shown to its end, and says so. For a small tree the run also has the nodes
/// that were cut off and, if `isWhole`, those below table hits. With the setting `beside`, alpha-beta is
/// stepped through beside minimax, unless the tree is too large for that. The steps take some 200 bytes per
/// node beside the graph; sentences are generated on demand. Errors: as for search().
[[nodiscard]] Expected<SearchTrace> searchTrace(const Inquiry& asked, std::shared_ptr<PositionGraph> graph,
                                                const Parameters& values, Task& task, bool isWhole = false);

} // namespace mexplorer
