#include "core/search/run.h"

#include "core/search/ordering.h"

#include <algorithm>

namespace mexplorer {

namespace {

using Source = SearchEvent::Source;

/// What positions are worth to the player to move, as far as it was found.
class KnownScores {
public:
    struct Known {
        Score score = 0;
        Source bound = Source::known;
        std::uint32_t node = SearchNode::none; ///< where it was found; none: nothing is known
    };

    void keep(PositionGraph::Id id, const Known& found) {
        if (id >= all_.size()) all_.resize(id + std::size_t{1});
        all_[id] = found;
    }
    /// What decides within this window: an exact score, or a bound that is outside.
    [[nodiscard]] std::optional<Known> deciding(PositionGraph::Id id, Score alpha, Score beta) const {
        if (id >= all_.size() || all_[id].node == SearchNode::none) return std::nullopt;
        const Known& known = all_[id];
        const bool decides = known.bound == Source::known ||
                             (known.bound == Source::knownLeast ? known.score >= beta : known.score <= alpha);
        return decides ? std::optional(known) : std::nullopt;
    }

private:
    std::vector<Known> all_; ///< by position
};

/// A score comes back with where it is from.
struct Told {
    Score score;
    Source source;
    std::uint32_t knownFrom = SearchNode::none;
};

Source opposite(Source bound) {
    return bound == Source::knownMost    ? Source::knownLeast
           : bound == Source::knownLeast ? Source::knownMost
                                         : bound;
}

class Walk {
public:
    Walk(PositionGraph& graph, const SearchSettings& settings, Task& task, std::uint32_t most)
        : graph_(graph), method_(settings.method), ordering_(graph, settings.order, settings.seed),
          task_(task), most_(most) {
        run_.maxMoves = settings.maxMoves;
        run_.nodes.emplace_back();
    }

    Expected<SearchRun> scores() {
        if (const auto visited = visit(0, -infiniteScore, infiniteScore); !visited)
            return tl::unexpected(visited.error());
        while (!open_.empty() && run_.isWhole) {
            if (task_.cancelled()) return cancelled();
            if (const auto gone = goOn(); !gone) return tl::unexpected(gone.error());
        }
        if (run_.isWhole) findLine();
        return std::move(run_);
    }

    Expected<SearchRun> visits() {
        std::vector<std::uint32_t> waiting = {0};
        for (std::size_t next = 0;
             method_ == SearchMethod::breadthFirst ? next < waiting.size() : !waiting.empty();) {
            if (task_.cancelled()) return cancelled();
            std::uint32_t node = 0;
            if (method_ == SearchMethod::breadthFirst) {
                node = waiting[next++];
            } else {
                node = waiting.back();
                waiting.pop_back();
            }
            const auto isOpen = open(node);
            if (!isOpen) return tl::unexpected(isOpen.error());
            if (!run_.isWhole) break;
            ++run_.counts.visits;
            if (!*isOpen) ++run_.counts.leaves;
            run_.events.push_back({.kind = SearchEvent::Kind::visit, .node = node});
            const SearchNode& opened = run_.nodes[node];
            for (std::uint32_t i = 0; i < opened.childCount; ++i) {
                const bool isDepthFirst = method_ == SearchMethod::depthFirst;
                waiting.push_back(opened.firstChild + (isDepthFirst ? opened.childCount - 1 - i : i));
            }
        }
        return std::move(run_);
    }

private:
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

    [[nodiscard]] bool isMax(std::uint32_t node) const { return run_.isMax(node); }

    /// Finds the options of a node. False: it has none, or they are too many, and the run is not whole.
    Expected<bool> open(std::uint32_t node) {
        const PositionGraph::Id id = run_.nodes[node].position;
        const std::uint64_t options = graph_.optionCount(id);
        if (options == 0) return false;
        if (options > most_ - run_.nodes.size()) {
            run_.isWhole = false;
            return false;
        }
        if (const auto expanded = graph_.expand(id, task_); !expanded)
            return tl::unexpected(expanded.error());
        const auto order = ordering_.of(id, task_);
        if (!order) return tl::unexpected(order.error());
        const std::uint32_t depth = run_.nodes[node].depth + 1;
        run_.nodes[node].firstChild = static_cast<std::uint32_t>(run_.nodes.size());
        run_.nodes[node].childCount = static_cast<std::uint32_t>(order->size());
        const auto found = graph_.options(id);
        for (const std::uint32_t option : *order)
            run_.nodes.push_back({found[option], node, option, depth});
        return true;
    }

    /// Comes to a node: its score is known at once, or its options are to be looked at.
    Expected<void> visit(std::uint32_t node, Score alpha, Score beta) {
        ++run_.counts.visits;
        const PositionGraph::Id id = run_.nodes[node].position;
        const Score sign = isMax(node) ? 1 : -1;
        if (method_ == SearchMethod::table) {
            const auto known =
                isMax(node) ? known_.deciding(id, alpha, beta) : known_.deciding(id, -beta, -alpha);
            if (known) {
                ++run_.counts.known;
                const Source source = isMax(node) ? known->bound : opposite(known->bound);
                tell(node, {sign * known->score, source, known->node});
                return {};
            }
        }
        const auto isOpen = open(node);
        if (!isOpen) return tl::unexpected(isOpen.error());
        if (!run_.isWhole) return {};
        if (!*isOpen) {
            ++run_.counts.leaves;
            tell(node, {sign * graph_.scoreAtEnd(id), Source::end});
            return {};
        }
        const Score best = isMax(node) ? -infiniteScore : infiniteScore;
        open_.push_back({node, 0, best, alpha, beta, alpha, beta});
        run_.events.push_back(
            {.kind = SearchEvent::Kind::open, .node = node, .best = best, .alpha = alpha, .beta = beta});
        return {};
    }

    /// The next option of the node opened last; or, after all of them, its score.
    Expected<void> goOn() {
        Frame& frame = open_.back();
        const SearchNode& node = run_.nodes[frame.node];
        const bool isCut = cuts(method_) && frame.beta <= frame.alpha && frame.next < node.childCount;
        if (isCut) {
            ++run_.counts.cuts;
            run_.events.push_back({.kind = SearchEvent::Kind::cut,
                                   .node = frame.node,
                                   .best = frame.best,
                                   .alpha = frame.alpha,
                                   .beta = frame.beta});
        }
        if (isCut || frame.next == node.childCount) {
            const Frame done = frame;
            open_.pop_back();
            remember(done);
            tell(done.node, {done.best, Source::search});
            return {};
        }
        // Minimax tells every node all: no window.
        const std::uint32_t child = node.firstChild + frame.next++;
        return cuts(method_) ? visit(child, frame.alpha, frame.beta)
                             : visit(child, -infiniteScore, infiniteScore);
    }

    void remember(const Frame& done) {
        if (method_ != SearchMethod::table) return;
        const Source bound = done.best <= done.firstAlpha  ? Source::knownMost
                             : done.best >= done.firstBeta ? Source::knownLeast
                                                           : Source::known;
        const bool max = isMax(done.node);
        known_.keep(run_.nodes[done.node].position,
                    {max ? done.best : -done.best, max ? bound : opposite(bound), done.node});
    }

    /// The score of a node comes back to its parent.
    void tell(std::uint32_t child, const Told& told) {
        const std::uint32_t parent = run_.nodes[child].parent;
        if (parent == SearchNode::none) {
            run_.score = told.score;
            run_.events.push_back({.kind = SearchEvent::Kind::done,
                                   .score = told.score,
                                   .source = told.source,
                                   .best = told.score});
            return;
        }
        Frame& frame = open_.back();
        if (isMax(parent)) {
            frame.best = std::max(frame.best, told.score);
            frame.alpha = std::max(frame.alpha, frame.best);
        } else {
            frame.best = std::min(frame.best, told.score);
            frame.beta = std::min(frame.beta, frame.best);
        }
        run_.events.push_back({.kind = SearchEvent::Kind::back,
                               .node = parent,
                               .child = child,
                               .score = told.score,
                               .source = told.source,
                               .knownFrom = told.knownFrom,
                               .best = frame.best,
                               .alpha = frame.alpha,
                               .beta = frame.beta});
    }

    /// From the root, each time to the first child that brought the best score; where that is known from the
    /// table, on from where it was found.
    void findLine() {
        std::vector<std::uint32_t> from(run_.nodes.size(), SearchNode::none); // by parent
        std::vector<Score> best(run_.nodes.size(), 0);
        std::vector<std::uint32_t> source(run_.nodes.size(), SearchNode::none);
        for (const SearchEvent& event : run_.events) {
            if (event.kind != SearchEvent::Kind::back) continue;
            source[event.child] = event.knownFrom;
            if (from[event.node] != SearchNode::none && event.best == best[event.node]) continue;
            from[event.node] = event.child;
            best[event.node] = event.best;
        }
        for (std::uint32_t node = 0; node != SearchNode::none;) {
            run_.line.push_back(node);
            node = from[source[node] == SearchNode::none ? node : source[node]];
        }
    }

    PositionGraph& graph_;
    SearchMethod method_;
    Ordering ordering_;
    KnownScores known_;
    Task& task_;
    std::uint32_t most_;
    SearchRun run_;
    std::vector<Frame> open_;
};

} // namespace

Expected<SearchRun> search(PositionGraph& graph, const SearchSettings& settings, Task& task,
                           std::uint32_t most) {
    Walk walk(graph, settings, task, most);
    return findsValues(settings.method) ? walk.scores() : walk.visits();
}

tl::unexpected<Error> treeTooLarge(std::uint32_t most) {
    return tooLarge(
        say(MX_TEXT("core", "The tree of moves has more than %1 nodes: too many to walk through."), most));
}

} // namespace mexplorer
