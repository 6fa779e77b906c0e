#include "core/search/progress.h"

namespace mexplorer {

using Kind = SearchEvent::Kind;
using Source = SearchEvent::Source;

SearchProgress::SearchProgress(const SearchRun& run, std::size_t events) : places_(run.nodes.size()) {
    for (const SearchEvent& event : std::span(run.events).first(std::min(events, run.events.size())))
        apply(run, event);
}

std::vector<std::uint32_t> SearchProgress::line() const {
    std::vector<std::uint32_t> nodes;
    for (std::uint32_t node = 0; node != SearchNode::none; node = places_[node].best)
        nodes.push_back(node);
    return nodes;
}

void SearchProgress::apply(const SearchRun& run, const SearchEvent& event) {
    now_ = &event;
    Place& place = places_[event.node];
    switch (event.kind) {
    case Kind::open:
        ++counts_.visits;
        place.stage = Stage::open;
        place.last = event;
        break;
    case Kind::visit:
        ++counts_.visits;
        if (run.nodes[event.node].childCount == 0) ++counts_.leaves;
        place.stage = Stage::done;
        break;
    case Kind::back:
        come(event);
        break;
    case Kind::cut: {
        ++counts_.cuts;
        place.isCut = true;
        place.last = event;
        const SearchNode& node = run.nodes[event.node];
        for (std::uint32_t child = node.firstChild; child < node.firstChild + node.childCount; ++child)
            if (places_[child].stage == Stage::unseen) places_[child].stage = Stage::leftOut;
        break;
    }
    case Kind::done:
        place.stage = Stage::done;
        place.told = event;
        if (run.nodes.size() == 1) counts_ = run.counts;
    }
}

void SearchProgress::come(const SearchEvent& event) {
    Place& place = places_[event.node];
    Place& child = places_[event.child];
    if (event.source != Source::search) ++counts_.visits; // else it was opened, and counted then
    if (event.source == Source::end) ++counts_.leaves;
    if (event.knownFrom != SearchNode::none) ++counts_.known;
    child.stage = Stage::done;
    child.told = event;
    const bool isBetter = place.best == SearchNode::none || place.last->best != event.best;
    if (isBetter) place.best = event.child;
    place.last = event;
}

} // namespace mexplorer
