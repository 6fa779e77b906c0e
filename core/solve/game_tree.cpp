#include "core/solve/game_tree.h"

#include "core/game/aspects/scores.h"
#include "core/solve/opening_depth.h"
#include "core/solve/tree_options.h"
#include "core/theory/saturating.h"

#include <algorithm>
#include <map>
#include <unordered_map>

namespace mexplorer {

namespace {

constexpr std::size_t nodesBetweenChecks = 1024;
constexpr std::uint64_t edgesPerNode = 64; // of the budget, that a merged tree opens by itself
constexpr double evaluationShare = 0.5;    // of the progress

/// What the request says about one node.
struct Wish {
    std::optional<bool> open = {}; ///< chosen by hand
    std::uint32_t most = 0;        ///< options that it shows by itself
};

/// The options of a range that are shown, at most `most`: spread evenly from the first to the last.
class Shown {
public:
    Shown(const TreeOptions::Range& range, std::uint32_t most)
        : range_(range), count_(std::min(range.count, most)) {}

    [[nodiscard]] std::uint32_t count() const { return count_; }
    [[nodiscard]] std::uint32_t option(std::uint32_t i) const {
        const std::uint64_t steps = std::max(count_, 2U) - 1;
        return range_.first + static_cast<std::uint32_t>(i * (range_.count - 1ULL) / steps);
    }

private:
    TreeOptions::Range range_;
    std::uint32_t count_;
};

/// The wishes, by the paths to their nodes, so that a breadth-first walk can carry its place in the trie
/// along.
class WishTrie {
public:
    explicit WishTrie(const TreeRequest& request) {
        for (const TreeChoice& choice : request.choices)
            places_[placeOf(choice.path)].wish.open = choice.open;
        for (const TreeOpening& opening : request.openings)
            places_[placeOf(opening.path)].wish.most = opening.most;
    }
    [[nodiscard]] Wish wishAt(std::uint32_t place) const {
        return place == noNode ? Wish{} : places_[place].wish;
    }
    /// The place of this option below `place`; noNode if there is no wish there or below.
    [[nodiscard]] std::uint32_t below(std::uint32_t place, std::uint32_t option) const {
        if (place == noNode) return noNode;
        const auto found = places_[place].below.find(option);
        return found == places_[place].below.end() ? noNode : found->second;
    }

private:
    struct Place {
        std::map<std::uint32_t, std::uint32_t> below;
        Wish wish;
    };

    std::uint32_t placeOf(const TreePath& path) {
        std::uint32_t place = 0;
        for (const std::uint32_t option : path) {
            const auto next = static_cast<std::uint32_t>(places_.size());
            const auto [found, isNew] = places_[place].below.try_emplace(option, next);
            place = found->second;
            if (isNew) places_.emplace_back();
        }
        return place;
    }

    std::vector<Place> places_{1};
};

class Builder {
public:
    Builder(PositionGraph& graph, const TreeRequest& request, Task& task)
        : graph_(graph), options_(graph, request.strategy, mostOptionsFor(request)), request_(request),
          task_(task) {
        tree_.merged = request.merged;
        tree_.strategy = request.strategy;
        tree_.mostOptions = mostOptionsFor(request);
    }

    Expected<GameTree> build() {
        const std::uint64_t edgesWorthCounting = edgesPerNode * (request_.budget + edgesPerNode);
        const auto depth =
            request_.merged
                ? mergedOpeningDepth(options_, request_.budget,
                                     std::min<std::uint64_t>(edgesWorthCounting, mostTreeEdges), task_)
                : openingDepth(options_, request_.budget, task_);
        if (!depth) return tl::unexpected(depth.error());
        tree_.depth = std::min(*depth, request_.mostDepth);
        tree_.nodes.push_back({});
        const bool grown = request_.merged ? growMerged() : growUnfolded();
        if (!grown || !evaluate()) return cancelled();
        tellFromOptions();
        findWinningMoves();
        findLine();
        return std::move(tree_);
    }

private:
    static std::uint32_t mostOptionsFor(const TreeRequest& request) {
        return std::max(GameTree().mostOptions, request.budget);
    }

    /// Counts so many options of the node as hidden.
    void hide(TreeNode& node, std::uint64_t options) {
        node.hidden = options;
        ++tree_.folded;
        tree_.hiddenOptions = saturatedSum(tree_.hiddenOptions, options);
    }

    /// How many options the node shows if nothing was chosen by hand.
    [[nodiscard]] std::uint32_t mostByItself(const TreeNode& node, const Wish& wish) const {
        const bool isReply = tree_.strategy && node.parent != noNode && opensBelowLevels_[node.parent];
        return node.level < tree_.depth || isReply ? UINT32_MAX : wish.most;
    }

    /// Counts the node's options and finds those that are shown; nothing if it stays folded.
    std::optional<Shown> opened(std::uint32_t node, const Wish& wish) {
        opensBelowLevels_.push_back(wish.most > 0);
        TreeNode& at = tree_.nodes[node];
        at.firstEdge = static_cast<std::uint32_t>(tree_.edges.size());
        at.optionCount = graph_.optionCount(at.position);
        if (at.optionCount == 0) return std::nullopt;
        at.branches = options_.count(at.position, task_);
        const std::uint32_t most = wish.open ? (*wish.open ? UINT32_MAX : 0) : mostByItself(at, wish);
        if (most > 0) {
            const auto allowed = tree_.checkOpening(node);
            const auto range = allowed ? options_.open(at.position, task_) : tl::unexpected(allowed.error());
            if (range) {
                const Shown shown(*range, most);
                if (shown.count() < range->count) hide(at, range->count - shown.count());
                return shown;
            }
            if (wish.open) tree_.refused.emplace(node, range.error());
        }
        at.folded = true;
        hide(at, at.branches);
        return std::nullopt;
    }

    std::uint32_t addNode(PositionGraph::Id position, std::uint32_t parent, std::uint32_t option) {
        const auto node = static_cast<std::uint32_t>(tree_.nodes.size());
        tree_.nodes.push_back({.position = position,
                               .parent = parent,
                               .option = option,
                               .level = tree_.nodes[parent].level + 1});
        return node;
    }

    void addEdge(std::uint32_t from, std::uint32_t to, std::uint32_t option) {
        tree_.edges.push_back({to, option});
        ++tree_.nodes[from].edgeCount;
    }

    bool growUnfolded() {
        const WishTrie wishes(request_);
        std::vector<std::uint32_t> places{0}; // by node
        for (std::uint32_t node = 0; node < tree_.nodes.size(); ++node) {
            if (node % nodesBetweenChecks == 0 && task_.cancelled()) return false;
            const auto shown = opened(node, wishes.wishAt(places[node]));
            if (!shown) continue;
            const auto options = graph_.options(tree_.nodes[node].position);
            for (std::uint32_t i = 0; i < shown->count(); ++i) {
                const std::uint32_t option = shown->option(i);
                addEdge(node, addNode(options[option], node, option), option);
                places.push_back(wishes.below(places[node], option));
            }
        }
        return !task_.cancelled();
    }

    bool growMerged() {
        std::unordered_map<PositionGraph::Id, Wish> wishes;
        for (const TreeChoice& choice : request_.choices) {
            const auto position = positionAt(graph_, choice.path, tree_.mostOptions);
            if (position) wishes[*position].open = choice.open;
        }
        for (const TreeOpening& opening : request_.openings) {
            const auto position = positionAt(graph_, opening.path, tree_.mostOptions);
            if (position) wishes[*position].most = opening.most;
        }
        std::vector<std::uint32_t> nodeOf(graph_.size(), noNode);
        std::vector<std::uint32_t> reachedFrom(graph_.size(), noNode); // so that an edge is added once
        nodeOf[0] = 0;
        for (std::uint32_t node = 0; node < tree_.nodes.size(); ++node) {
            if (node % nodesBetweenChecks == 0 && task_.cancelled()) return false;
            const auto wish = wishes.find(tree_.nodes[node].position);
            const auto shown = opened(node, wish == wishes.end() ? Wish{} : wish->second);
            if (!shown) continue;
            const auto options = graph_.options(tree_.nodes[node].position);
            nodeOf.resize(graph_.size(), noNode);
            reachedFrom.resize(graph_.size(), noNode);
            for (std::uint32_t i = 0; i < shown->count(); ++i) {
                const std::uint32_t option = shown->option(i);
                const PositionGraph::Id position = options[option];
                if (nodeOf[position] == noNode) nodeOf[position] = addNode(position, node, option);
                if (std::exchange(reachedFrom[position], node) != node)
                    addEdge(node, nodeOf[position], option);
            }
        }
        return !task_.cancelled();
    }

    /// From the last node to the first: deep positions are cheap, and their values help with those above.
    bool evaluate() {
        tree_.evaluations.resize(graph_.size());
        std::vector<bool> tried(graph_.size(), false);
        for (std::size_t left = tree_.nodes.size(); left-- > 0;) {
            const PositionGraph::Id position = tree_.nodes[left].position;
            if (tried[position]) continue;
            tried[position] = true;
            ++tree_.positions;
            const auto evaluation = graph_.evaluation(position, task_);
            if (evaluation) tree_.evaluations[position] = *evaluation;
            keepScore(position);
            if (tree_.positions % nodesBetweenChecks == 0 || !evaluation) {
                if (task_.cancelled()) return false;
                task_.report(1 - evaluationShare * static_cast<double>(left) /
                                     static_cast<double>(tree_.nodes.size()));
            }
        }
        return true;
    }

    /// The outcome of a node by those of its options, if they tell it.
    [[nodiscard]] std::optional<Outcome> outcomeByOptions(const TreeNode& node) const {
        bool areAllKnown = node.hidden == 0 && node.branches == node.optionCount;
        bool isAnyDrawn = false;
        for (std::uint32_t edge = node.firstEdge; edge < node.firstEdge + node.edgeCount; ++edge) {
            const auto& option = tree_.evaluationOf(tree_.edges[edge].to);
            if (option && isLost(option->outcome)) return Outcome::N;
            if (!option) areAllKnown = false;
            if (option && isDrawn(option->outcome)) isAnyDrawn = true;
        }
        if (!areAllKnown) return std::nullopt;
        return isAnyDrawn ? Outcome::draw : Outcome::P;
    }

    /// A position may be out of reach although its options are not: each is searched with a budget of its
    /// own.
    void tellFromOptions() {
        for (std::size_t left = tree_.nodes.size(); left-- > 0;) {
            const TreeNode& node = tree_.nodes[left];
            auto& evaluation = tree_.evaluations[node.position];
            if (evaluation || node.edgeCount == 0 || !graph_.sides(node.position).empty()) continue;
            if (const auto told = outcomeByOptions(node)) evaluation = Evaluation{*told, {}};
        }
    }

    [[nodiscard]] bool has(std::uint32_t node, Outcome outcome) const {
        const auto& evaluation = tree_.evaluationOf(node);
        return evaluation && evaluation->outcome == outcome;
    }

    /// In games with scores, one move may be better than another that leads to the same outcome.
    void keepScore(PositionGraph::Id position) {
        const auto* scores = graph_.as<ScoresAspect>();
        if (!scores) return;
        const auto score = scores->score(position, task_);
        if (!score) return;
        scores_.resize(graph_.size());
        scores_[position] = *score;
    }

    /// Of the edges to positions of this outcome, the one with the lowest score for the other player, or the
    /// first if scores are not known; noNode if there is none.
    [[nodiscard]] std::uint32_t bestEdgeTo(std::uint32_t node, Outcome outcome) const {
        const TreeNode& at = tree_.nodes[node];
        const auto scoreAfter = [&](std::uint32_t edge) {
            const PositionGraph::Id position = tree_.nodes[tree_.edges[edge].to].position;
            return position < scores_.size() ? scores_[position] : 0;
        };
        std::uint32_t best = noNode;
        for (std::uint32_t edge = at.firstEdge; edge < at.firstEdge + at.edgeCount; ++edge) {
            if (!has(tree_.edges[edge].to, outcome)) continue;
            if (best == noNode || scoreAfter(edge) < scoreAfter(best)) best = edge;
            if (scores_.empty()) break;
        }
        return best;
    }

    void findWinningMoves() {
        for (std::uint32_t node = 0; node < tree_.nodes.size(); ++node) {
            if (has(node, Outcome::N)) tree_.nodes[node].winning = bestEdgeTo(node, Outcome::P);
        }
    }

    /// A loser’s best move: the option that loses by the least, or the first if scores are not known.
    [[nodiscard]] std::uint32_t mostStubborn(std::uint32_t node) const {
        return scores_.empty() ? tree_.nodes[node].firstEdge : bestEdgeTo(node, Outcome::N);
    }

    void findLine() {
        for (std::uint32_t node = 0; tree_.nodes[node].edgeCount > 0;) {
            const std::uint32_t edge = has(node, Outcome::N)      ? tree_.nodes[node].winning
                                       : has(node, Outcome::draw) ? bestEdgeTo(node, Outcome::draw)
                                       : has(node, Outcome::P)    ? mostStubborn(node)
                                                                  : noNode;
            if (edge == noNode) break;
            tree_.line.push_back(edge);
            node = tree_.edges[edge].to;
        }
    }

    PositionGraph& graph_;
    TreeOptions options_;
    const TreeRequest& request_;
    Task& task_;
    GameTree tree_;
    std::vector<Score> scores_;          ///< by position; empty if the graph knows none
    std::vector<bool> opensBelowLevels_; ///< by node so far: whether it is one of the openings
};

} // namespace

TreePath GameTree::pathOf(std::uint32_t node) const {
    TreePath path;
    for (; nodes[node].parent != noNode; node = nodes[node].parent)
        path.push_back(nodes[node].option);
    std::reverse(path.begin(), path.end());
    return path;
}

std::optional<std::uint32_t> GameTree::nodeAt(const TreePath& path) const {
    std::uint32_t node = 0;
    for (const std::uint32_t option : path) {
        const auto first = edges.begin() + nodes[node].firstEdge;
        const auto last = first + nodes[node].edgeCount;
        const auto edge = std::find_if(first, last, [&](const TreeEdge& e) { return e.option == option; });
        if (edge == last) return std::nullopt;
        node = edge->to;
    }
    return node;
}

Expected<void> GameTree::checkOpening(std::uint32_t node) const {
    const std::uint64_t options = nodes[node].optionCount; // all are looked at, whatever is shown
    if (auto few = TreeOptions::check(options, mostOptions); !few) return few;
    if (nodes.size() + options > mostTreeNodes || edges.size() + options > mostTreeEdges) {
        return tooLarge(say(MX_TEXT("core", "The tree has %1 nodes already; its limit is %2."), nodes.size(),
                            mostTreeNodes));
    }
    return {};
}

Expected<GameTree> buildTree(PositionGraph& graph, const TreeRequest& request, Task& task) {
    return Builder(graph, request, task).build();
}

std::optional<PositionGraph::Id> positionAt(PositionGraph& graph, const TreePath& path,
                                            std::uint64_t mostOptions) {
    PositionGraph::Id position = 0;
    for (const std::uint32_t option : path) {
        const std::uint64_t count = graph.optionCount(position);
        if (count > mostOptions || option >= count) return std::nullopt;
        position = graph.options(position)[option];
    }
    return position;
}

} // namespace mexplorer
