#include "core/search/progress.h"

#include <algorithm>

namespace mexplorer {

SearchProgress::SearchProgress(const SearchRun& run, std::size_t events) : run_(run) {
    const std::size_t count = std::min(events, run.events.size());
    for (std::size_t number = 0; number < count; ++number)
        apply(static_cast<std::uint32_t>(number));
}

std::vector<std::uint32_t> SearchProgress::line() const {
    std::vector<std::uint32_t> nodes;
    for (std::uint32_t node = pass().root; node != SearchNode::none; node = best(node))
        nodes.push_back(node);
    return nodes;
}

std::optional<SearchProgress::Known> SearchProgress::known(std::uint32_t node) const {
    if (const SearchEvent* event = told(node)) return Known{event->score, event->bound, event->isEstimate};
    const SearchEvent* event = last(node);
    if (!event || event->bestBound == Bound::none) return std::nullopt;
    return Known{event->best, event->bestBound, event->isBestEstimate};
}

void SearchProgress::apply(std::uint32_t number) {
    const SearchEvent& event = run_.events[number];
    now_ = &event;
    Place& place = placeOf(event.node);
    switch (event.kind) {
    case Kind::pass:
        while (run_.passes[pass_].root != event.node)
            ++pass_;
        break;
    case Kind::open:
        ++counts_.visits;
        place.stage = Stage::open;
        place.last = number;
        break;
    case Kind::visit:
        ++counts_.visits;
        if (run_.nodes[event.node].childCount == 0) ++counts_.leaves;
        place.stage = Stage::done;
        break;
    case Kind::back:
        come(number);
        break;
    case Kind::cut:
        ++counts_.cuts;
        place.isCut = true;
        place.last = number;
        cut(event.node);
        break;
    case Kind::done:
        place.stage = Stage::done;
        place.told = number;
        if (event.source == Source::end) counts_ = run_.counts; // the root is an end, and the only node
    }
}

void SearchProgress::come(std::uint32_t number) {
    const SearchEvent& event = run_.events[number];
    (void)placeOf(std::max(event.node, event.child)); // now neither moves the other
    Place& place = placeOf(event.node);
    Place& child = placeOf(event.child);
    if (event.source != Source::search) ++counts_.visits; // else it was opened, and counted then
    if (event.source == Source::end || event.source == Source::estimate) ++counts_.leaves;
    if (event.source == Source::estimate) ++counts_.estimates;
    if (event.knownFrom != SearchNode::none) ++counts_.known;
    child.stage = Stage::done;
    child.told = number;
    const bool isBetter = place.best == SearchNode::none || run_.events[place.last].best != event.best;
    if (isBetter) place.best = event.child;
    place.last = number;
}

/// Marks the children of `node` that were not reached, and all that is below them, as left out.
void SearchProgress::cut(std::uint32_t node) {
    std::vector<std::uint32_t> waiting;
    const auto leaveOut = [&](const SearchNode& parent) {
        for (std::uint32_t child = parent.firstChild; child < parent.firstChild + parent.childCount;
             ++child) {
            Place& place = placeOf(child);
            if (place.stage != Stage::unseen) continue;
            place.stage = Stage::leftOut;
            if (run_.nodes[child].childCount > 0) waiting.push_back(child);
        }
    };
    leaveOut(run_.nodes[node]);
    while (!waiting.empty()) {
        const SearchNode& parent = run_.nodes[waiting.back()];
        waiting.pop_back();
        leaveOut(parent);
    }
}

} // namespace mexplorer
