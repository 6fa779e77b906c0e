#pragma once

#include "core/explain/say_estimate.h"
#include "core/explain/trace.h"
#include "core/rules/board_picture.h"
#include "core/search/run.h"

#include <memory>

namespace mexplorer {

/// What all steps of a search share. Of its places only the numbers are kept: what is written of them comes
/// from the positions of the graph when it is asked for, from any thread.
struct SearchSubject {
    SearchSettings settings;
    SearchRun run;
    std::shared_ptr<const PositionGraph> graph; ///< which nobody expands any more
    bool arePlacesNames = false;                ///< nodes are called by their places in the tree
    std::vector<bool> areEnds = {};             ///< by node

    /// The position of a node.
    [[nodiscard]] std::string text(std::uint32_t node) const { return graph->text(positionOf(node)); }
    /// The same as a board; nothing if it is none.
    [[nodiscard]] std::optional<BoardPicture> board(std::uint32_t node) const;
    /// What it is called in sentences and pictures: its position; or, where positions are nothing but trees,
    /// its place, A, Aa, Aab …, and an end its score.
    [[nodiscard]] std::string name(std::uint32_t node) const;
    /// What an end is worth to MAX, as events count; nothing if it is none.
    [[nodiscard]] std::optional<Score> end(std::uint32_t node) const;
    /// What a node seems to be worth at a glance, for whom its scores are told to (see seen); nothing if it
    /// is an end, or nothing is known.
    [[nodiscard]] std::optional<Estimate> estimate(std::uint32_t node) const;
    /// The same by piece, on a board; none if it is no sum of pieces.
    [[nodiscard]] std::vector<EstimateShare> shares(std::uint32_t node) const;
    /// What stands in for a score at the horizon, as the end of a sentence.
    [[nodiscard]] Message aboutEstimates() const;

    /// Negamax tells each score as the player to move sees it, the other methods as MAX does. A score of MAX,
    /// as it is told of this node.
    [[nodiscard]] Score seen(std::uint32_t node, Score score) const;
    /// The window of an event about this node, likewise.
    [[nodiscard]] std::pair<Score, Score> windowSeen(const SearchEvent& event) const;

private:
    [[nodiscard]] PositionGraph::Id positionOf(std::uint32_t node) const { return run.nodes[node].position; }
    /// Whether scores are told of this node as MIN sees them.
    [[nodiscard]] bool isTurned(std::uint32_t node) const {
        return settings.method == SearchMethod::table && !run.isMax(node);
    }
};
/// How many of the events have happened.
struct SearchState {
    std::size_t events = 0;
    bool stops = false; ///< after them, although the search is not at its end
    friend bool operator==(const SearchState&, const SearchState&) = default;
};
using SearchTrace = TraceOf<std::shared_ptr<const SearchSubject>, SearchState>;

/// The settings for a search from this position, where MAX or MIN moves; the values are complete and valid.
[[nodiscard]] SearchSettings searchSettingsOf(const Parameters& values, const Inquiry& asked);

/// Walks through the moves from a position, whose graph it is, one event a step; through more than
/// mostSearchNodes not to the end, and says so. Of a small tree the run also has what was left out;
/// `isWhole`: and what the table knew. The steps keep some 200 bytes a node beside the graph, and tell their
/// sentences when these are asked for. Errors: as for search().
[[nodiscard]] Expected<SearchTrace> searchTrace(const Inquiry& asked, std::shared_ptr<PositionGraph> graph,
                                                const Parameters& values, Task& task, bool isWhole = false);

} // namespace mexplorer
