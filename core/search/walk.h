#pragma once

#include "core/search/depth_limited.h"
#include "core/search/known_scores.h"
#include "core/search/ordering.h"
#include "core/search/run.h"

namespace mexplorer {

/// What one pass tells the next, by node of the run.
struct PassResults {
    std::vector<std::uint32_t> earlier;     ///< the same place in the pass before; none: it was not there
    std::vector<std::optional<Score>> told; ///< the score that came back
    std::vector<std::uint32_t> best;        ///< the child that brought the best
};

/// One walk through the moves, from a root of its own to its end: its places and events are added to a run.
class Walk {
public:
    /// `limited`: the graph, if it has a horizon; `results`: if passes follow each other. All outlive this.
    Walk(PositionGraph& graph, const DepthLimitedGraph* limited, const SearchSettings& settings, Task& task,
         std::uint32_t most, SearchRun& run, PassResults* results);

    /// Finds what the root is worth; the run is not whole if its tree has more than `most` nodes.
    [[nodiscard]] Expected<void> scores();
    /// Only visits the places.
    [[nodiscard]] Expected<void> visits();

private:
    using Source = SearchEvent::Source;

    /// A node whose options are being looked at.
    struct Frame {
        std::uint32_t node;
        std::uint32_t next; ///< child
        Score best;
        Score alpha; ///< as they are now
        Score beta;
        Score firstAlpha; ///< as they were given
        Score firstBeta;
    };
    /// A score comes back with where it is from.
    struct Told {
        Score score;
        Source source;
        std::uint32_t knownFrom = SearchNode::none;
    };

    [[nodiscard]] bool isMax(std::uint32_t node) const { return run_.isMax(node); }
    /// Finds the options of a node. False: it has none, or they are too many, and the run is not whole.
    [[nodiscard]] Expected<bool> open(std::uint32_t node);
    void addChild(std::uint32_t node, std::uint32_t option, PositionGraph::Id position);
    /// Those that the pass before found best come first.
    void sortByResults(std::vector<std::uint32_t>& numbers, std::uint32_t node) const;
    /// The place of an option of `node` in the pass before.
    [[nodiscard]] std::uint32_t earlierChild(std::uint32_t node, std::uint32_t option) const;
    /// Comes to a node: its score is known at once, or its options are to be looked at.
    [[nodiscard]] Expected<void> visit(std::uint32_t node, Score alpha, Score beta);
    [[nodiscard]] bool tellKnown(std::uint32_t node, Score alpha, Score beta);
    void tellEnd(std::uint32_t node);
    /// The next option of the node opened last; or, after all of them, its score.
    [[nodiscard]] Expected<void> goOn();
    void remember(const Frame& done);
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
    SearchRun& run_;
    PassResults* results_;
    std::uint32_t root_;
    std::size_t firstEvent_;
    std::vector<Frame> open_;
};

} // namespace mexplorer
