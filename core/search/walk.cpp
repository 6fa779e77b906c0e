#include "core/search/walk.h"

#include <algorithm>

namespace mexplorer {

using Kind = SearchEvent::Kind;

Walk::Walk(PositionGraph& graph, const DepthLimitedGraph* limited, const SearchSettings& settings, Task& task,
           std::uint32_t most, SearchRun& run, PassResults* results)
    : graph_(graph), limited_(limited), method_(settings.method),
      ordering_(graph, settings.order, settings.seed), task_(task), most_(most),
      mostScore_(limited ? limited->mostScore() : infiniteScore), run_(run), results_(results),
      root_(static_cast<std::uint32_t>(run.nodes.size())), firstEvent_(run.events.size()) {
    run_.nodes.emplace_back();
    if (!results_) return;
    results_->earlier.push_back(root_ == 0 ? SearchNode::none : run_.passes.back().root);
    results_->told.resize(run_.nodes.size());
    results_->best.resize(run_.nodes.size(), SearchNode::none);
}

Expected<void> Walk::scores() {
    if (auto visited = visit(root_, {}); !visited) return visited;
    while (!open_.empty() && run_.isWhole) {
        if (task_.cancelled()) return cancelled();
        if (auto gone = goOn(); !gone) return gone;
    }
    if (run_.isWhole) findLine();
    nameOriginals();
    return {};
}

Expected<void> Walk::visits() {
    const bool isDepthFirst = method_ == SearchMethod::depthFirst;
    std::vector<std::uint32_t> waiting = {root_};
    for (std::size_t next = 0; isDepthFirst ? !waiting.empty() : next < waiting.size();) {
        if (task_.cancelled()) return cancelled();
        const std::uint32_t node = isDepthFirst ? waiting.back() : waiting[next++];
        if (isDepthFirst) waiting.pop_back();
        const auto isOpen = open(node);
        if (!isOpen) return tl::unexpected(isOpen.error());
        if (!run_.isWhole) break;
        ++run_.counts.visits;
        if (!*isOpen) ++run_.counts.leaves;
        run_.events.push_back({.kind = Kind::visit, .node = node});
        const SearchNode& opened = run_.nodes[node];
        for (std::uint32_t i = 0; i < opened.childCount; ++i)
            waiting.push_back(opened.firstChild + (isDepthFirst ? opened.childCount - 1 - i : i));
    }
    nameOriginals();
    return {};
}

Expected<bool> Walk::open(std::uint32_t node) {
    const PositionGraph::Id id = run_.nodes[node].position;
    const std::uint64_t options = graph_.optionCount(id);
    if (options == 0) return false;
    if (options > most_ - run_.nodes.size()) {
        run_.isWhole = false;
        return false;
    }
    if (const auto expanded = graph_.expand(id, task_); !expanded) return tl::unexpected(expanded.error());
    auto order = ordering_.of(id, task_);
    if (!order) return tl::unexpected(order.error());
    if (results_) sortByResults(*order, node);
    run_.nodes[node].firstChild = static_cast<std::uint32_t>(run_.nodes.size());
    run_.nodes[node].childCount = static_cast<std::uint32_t>(order->size());
    const auto found = graph_.options(id);
    for (const std::uint32_t option : *order)
        addChild(node, option, found[option]);
    return true;
}

void Walk::addChild(std::uint32_t node, std::uint32_t option, PositionGraph::Id position) {
    run_.nodes.push_back({position, node, option, run_.nodes[node].depth + 1});
    if (!results_) return;
    results_->earlier.push_back(earlierChild(node, option));
    results_->told.emplace_back();
    results_->best.push_back(SearchNode::none);
}

std::uint32_t Walk::earlierChild(std::uint32_t node, std::uint32_t option) const {
    const std::uint32_t before = results_->earlier[node];
    if (before == SearchNode::none) return SearchNode::none;
    const SearchNode& parent = run_.nodes[before];
    for (std::uint32_t child = parent.firstChild; child < parent.firstChild + parent.childCount; ++child)
        if (run_.nodes[child].option == option) return child;
    return SearchNode::none;
}

void Walk::sortByResults(std::vector<std::uint32_t>& numbers, std::uint32_t node) const {
    const std::uint32_t before = results_->earlier[node];
    if (before == SearchNode::none || run_.nodes[before].childCount == 0) return;
    // By option number: what came back in the last pass, and in which order it was tried, which breaks ties.
    struct Result {
        bool isBest;
        std::optional<Score> told;
        std::uint32_t tried;
    };
    std::vector<Result> results(numbers.size());
    const SearchNode& parent = run_.nodes[before];
    for (std::uint32_t i = 0; i < parent.childCount; ++i) {
        const std::uint32_t child = parent.firstChild + i;
        results[run_.nodes[child].option] = {child == results_->best[before], results_->told[child], i};
    }
    const bool max = isMax(node);
    std::ranges::sort(numbers, [&](std::uint32_t a, std::uint32_t b) {
        const Result& one = results[a];
        const Result& other = results[b];
        if (one.isBest != other.isBest) return one.isBest;
        if (one.told.has_value() != other.told.has_value()) return one.told.has_value();
        if (one.told != other.told) return max ? *one.told > *other.told : *one.told < *other.told;
        return one.tried < other.tried;
    });
}

Expected<void> Walk::visit(std::uint32_t node, const Window& window) {
    ++run_.counts.visits;
    if (method_ == SearchMethod::table && tellKnown(node, window)) return {};
    const auto isOpen = open(node);
    if (!isOpen) return tl::unexpected(isOpen.error());
    if (!run_.isWhole) return {};
    if (!*isOpen) {
        tellEnd(node);
        return {};
    }
    const Score worst = isMax(node) ? -infiniteScore : infiniteScore;
    open_.push_back({node, 0, {worst, Bound::none, {worst, worst}}, window, window});
    run_.events.push_back(
        {.kind = Kind::open, .node = node, .best = worst, .alpha = window.alpha, .beta = window.beta});
    return {};
}

bool Walk::tellKnown(std::uint32_t node, const Window& window) {
    const bool max = isMax(node);
    const PositionGraph::Id id = run_.nodes[node].position;
    const auto known = max ? known_.deciding(id, window.alpha, window.beta)
                           : known_.deciding(id, -window.beta, -window.alpha);
    if (!known) return false;
    ++run_.counts.known;
    tell(node, {max ? known->found : known->found.turned(), Source::known, known->node});
    return true;
}

void Walk::tellEnd(std::uint32_t node) {
    const PositionGraph::Id id = run_.nodes[node].position;
    const bool isEstimate = limited_ && limited_->isHorizon(id);
    ++run_.counts.leaves;
    if (isEstimate) ++run_.counts.estimates;
    const Score score = isMax(node) ? graph_.scoreAtEnd(id) : -graph_.scoreAtEnd(id);
    const ScoreRange sure = isEstimate ? ScoreRange{-mostScore_, mostScore_} : ScoreRange{score, score};
    tell(node, {{score, Bound::exact, sure}, isEstimate ? Source::estimate : Source::end});
}

Expected<void> Walk::goOn() {
    Frame& frame = open_.back();
    const SearchNode& node = run_.nodes[frame.node];
    const bool isCut =
        cuts(method_) && frame.window.beta <= frame.window.alpha && frame.next < node.childCount;
    if (isCut) {
        ++run_.counts.cuts;
        const auto& [alpha, beta, sure] = frame.window;
        run_.events.push_back(eventOf(Kind::cut, frame));
        run_.events.back().isCutEstimate = alpha == beta ? sure.most > sure.least : sure.most >= sure.least;
    }
    if (isCut || frame.next == node.childCount) {
        const std::uint32_t done = frame.node;
        const Finding found = resultOf(frame, isCut);
        open_.pop_back();
        remember(done, found);
        tell(done, {found, Source::search});
        return {};
    }
    // Minimax has no window: every score matters.
    const std::uint32_t child = node.firstChild + frame.next++;
    return visit(child, cuts(method_) ? frame.window : Window());
}

void Walk::improve(Frame& frame, const Finding& found) const {
    Finding& best = frame.best;
    const bool max = isMax(frame.node);
    const Bound atHand = max ? Bound::least : Bound::most; // what the player to move is sure of
    const bool isAtHand = found.bound == Bound::exact || found.bound == atHand;
    const bool isBetter = max ? found.score > best.score : found.score < best.score;
    if (isBetter || (isAtHand && found.score == best.score)) best.bound = isAtHand ? atHand : Bound::none;
    if (isBetter) best.score = found.score;
    if (max) {
        best.sure = {std::max(best.sure.least, found.sure.least), std::max(best.sure.most, found.sure.most)};
        frame.window.alpha = std::max(frame.window.alpha, best.score);
        frame.window.sure.least = std::max(frame.window.sure.least, best.sure.least);
    } else {
        best.sure = {std::min(best.sure.least, found.sure.least), std::min(best.sure.most, found.sure.most)};
        frame.window.beta = std::min(frame.window.beta, best.score);
        frame.window.sure.most = std::min(frame.window.sure.most, best.sure.most);
    }
}

Finding Walk::resultOf(const Frame& done, bool isCut) const {
    Finding found = done.best;
    found.bound = found.score <= done.given.alpha  ? Bound::most
                  : found.score >= done.given.beta ? Bound::least
                                                   : Bound::exact;
    if (isCut && isMax(done.node)) found.sure.most = mostScore_;
    if (isCut && !isMax(done.node)) found.sure.least = -mostScore_;
    return found;
}

void Walk::remember(std::uint32_t node, const Finding& found) {
    if (method_ != SearchMethod::table) return;
    known_.keep(run_.nodes[node].position, {isMax(node) ? found : found.turned(), node});
}

/// An event about a node whose options are being looked at.
SearchEvent Walk::eventOf(Kind kind, const Frame& frame) {
    return {.kind = kind,
            .node = frame.node,
            .best = frame.best.score,
            .bestBound = frame.best.bound,
            .isBestEstimate = frame.best.isEstimate(),
            .alpha = frame.window.alpha,
            .beta = frame.window.beta};
}

void Walk::tell(std::uint32_t child, const Told& told) {
    const Finding& found = told.found;
    if (results_) results_->told[child] = found.score;
    SearchEvent event{.kind = Kind::done,
                      .node = child,
                      .best = found.score,
                      .bestBound = found.bound,
                      .isBestEstimate = found.isEstimate()};
    const std::uint32_t parent = run_.nodes[child].parent;
    if (parent == SearchNode::none) {
        run_.score = found.score;
        run_.isEstimate = found.isEstimate();
    } else {
        Frame& frame = open_.back();
        const Score before = frame.best.score;
        improve(frame, found);
        if (results_ && frame.best.score != before) results_->best[parent] = child;
        event = eventOf(Kind::back, frame);
        event.child = child;
    }
    event.score = found.score;
    event.bound = found.bound;
    event.isEstimate = found.isEstimate();
    event.source = told.source;
    event.knownFrom = told.knownFrom;
    run_.events.push_back(event);
}

/// Goes from the root always to the first child that gave the best score; if that came from the table, it
/// goes on from the node where it was found.
void Walk::findLine() {
    std::vector<std::uint32_t> from(run_.nodes.size(), SearchNode::none); // by parent
    std::vector<Score> best(run_.nodes.size(), 0);
    std::vector<std::uint32_t> source(run_.nodes.size(), SearchNode::none);
    for (std::size_t i = firstEvent_; i < run_.events.size(); ++i) {
        const SearchEvent& event = run_.events[i];
        if (event.kind != Kind::back) continue;
        source[event.child] = event.knownFrom;
        if (from[event.node] != SearchNode::none && event.best == best[event.node]) continue;
        from[event.node] = event.child;
        best[event.node] = event.best;
    }
    run_.line.clear();
    for (std::uint32_t node = root_; node != SearchNode::none;) {
        run_.line.push_back(node);
        node = from[source[node] == SearchNode::none ? node : source[node]];
    }
}

/// In the run, positions are numbered as in the graph given to search(), not as in `limited_`.
void Walk::nameOriginals() {
    if (!limited_) return;
    for (std::size_t node = root_; node < run_.nodes.size(); ++node)
        run_.nodes[node].position = limited_->original(run_.nodes[node].position);
}

} // namespace mexplorer
