#pragma once

#include "core/search/depth_limited.h"
#include "core/search/known_scores.h"
#include "core/search/ordering.h"
#include "core/search/run.h"

namespace mexplorer {

/// What one pass tells the next, indexed by node of the run.
struct PassResults {
    std::vector<std::uint32_t> earlier;     ///< the same node in the pass before; none: it was not there
    std::vector<std::optional<Score>> told; ///< the score that came back
    std::vector<std::uint32_t> best;        ///< the child that gave the best score
};

/// One pass through the game tree from a root of its own; its nodes and events are added to a run.
class Walk {
public:
    /// `limited` is `graph` itself if it has a horizon, else null; `results` is null unless passes follow
    /// each other. All must outlive this.
    Walk(PositionGraph& graph, const DepthLimitedGraph* limited, const SearchSettings& settings, Task& task,
         std::uint32_t most, SearchRun& run, PassResults* results);

    /// Finds what the root is worth; the run is not whole if its tree has more than `most` nodes.
    [[nodiscard]] Expected<void> scores();
    /// Visits the nodes without finding scores.
    [[nodiscard]] Expected<void> visits();

private:
    using Source = SearchEvent::Source;

    /// What MAX and MIN are sure of, here or elsewhere: as far as the search looks, and whatever the
    /// estimates.
    struct Window {
        Score alpha = -infiniteScore;
        Score beta = infiniteScore;
        ScoreRange sure = {};
    };
    /// A node whose options are being looked at.
    struct Frame {
        std::uint32_t node;
        std::uint32_t next; ///< child
        /// The best score that came back, with what it says about the node, of which more options may follow.
        Finding best;
        Window window; ///< as it is now
        Window given;
    };
    /// A score that comes back, for MAX, and where it was found.
    struct Told {
        Finding found;
        Source source;
        std::uint32_t knownFrom = SearchNode::none;
    };

    [[nodiscard]] bool isMax(std::uint32_t node) const { return run_.isMax(node); }
    /// Adds the options of a node. False if it has none, or too many; then the run is not whole.
    [[nodiscard]] Expected<bool> open(std::uint32_t node);
    void addChild(std::uint32_t node, std::uint32_t option, PositionGraph::Id position);
    /// Puts the options that the pass before found best first.
    void sortByResults(std::vector<std::uint32_t>& numbers, std::uint32_t node) const;
    /// The node of an option of `node` in the pass before; none if it was not there.
    [[nodiscard]] std::uint32_t earlierChild(std::uint32_t node, std::uint32_t option) const;
    /// Reaches a node: its score comes back at once if it is known, else the node is opened.
    [[nodiscard]] Expected<void> visit(std::uint32_t node, const Window& window);
    [[nodiscard]] bool tellKnown(std::uint32_t node, const Window& window);
    void tellEnd(std::uint32_t node);
    /// Visits the next option of the node opened last; after all of them, or a cut, its score comes back.
    [[nodiscard]] Expected<void> goOn();
    /// A score has come back to the node.
    void improve(Frame& frame, const Finding& found) const;
    /// What all options of the node, or those before the cut, say about it.
    [[nodiscard]] Finding resultOf(const Frame& done, bool isCut) const;
    void remember(std::uint32_t node, const Finding& found);
    [[nodiscard]] static SearchEvent eventOf(SearchEvent::Kind kind, const Frame& frame);
    /// The score of a node comes back to its parent.
    void tell(std::uint32_t child, const Told& told);
    void findLine();
    void nameOriginals();

    PositionGraph& graph_;
    const DepthLimitedGraph* limited_;
    SearchMethod method_;
    Ordering ordering_;
    KnownScores known_;
    Task& task_;
    std::uint32_t most_;
    Score mostScore_; ///< see DepthLimitedGraph; infiniteScore without a horizon, where it does not matter
    SearchRun& run_;
    PassResults* results_;
    std::uint32_t root_;
    std::size_t firstEvent_;
    std::vector<Frame> open_;
};

} // namespace mexplorer
