#include "core/search/exact_scores.h"

#include "core/own/ending_rules.h"

#include <algorithm>

namespace mexplorer {

Expected<Score> ExactScores::of(PositionGraph::Id id, Task& task) {
    if (known(id)) return *known(id);
    open_.clear();
    if (const auto opened = open(id, task); !opened) return tl::unexpected(opened.error());
    while (!open_.empty()) {
        Frame& frame = open_.back();
        const auto options = graph_.options(frame.id);
        if (frame.next == options.size()) {
            known(frame.id) = frame.best;
            open_.pop_back();
            continue;
        }
        const PositionGraph::Id option = options[frame.next];
        if (const auto score = known(option)) {
            frame.best = std::max(frame.best, -*score);
            ++frame.next;
        } else if (const auto opened = open(option, task); !opened) {
            return tl::unexpected(opened.error());
        }
    }
    return *known(id);
}

std::optional<Score>& ExactScores::known(PositionGraph::Id id) {
    if (id >= known_.size()) known_.resize(std::max<std::size_t>(graph_.size(), id + std::size_t{1}));
    return known_[id];
}

Expected<void> ExactScores::open(PositionGraph::Id id, Task& task) {
    if (graph_.optionCount(id) == 0) {
        known(id) = graph_.scoreAtEnd(id);
        return {};
    }
    if (auto expanded = graph_.expand(id, task); !expanded) return expanded;
    if (open_.size() > graph_.size()) return comesBackTo(id); // some position is open twice
    open_.push_back({id, 0, -infiniteScore});
    return {};
}

tl::unexpected<Error> ExactScores::comesBackTo(PositionGraph::Id id) const {
    const auto last =
        std::find_if(open_.rbegin(), open_.rend(), [id](const Frame& frame) { return frame.id == id; });
    std::vector<std::string> texts{graph_.text(id)};
    for (auto frame = last.base(); frame != open_.end(); ++frame)
        texts.push_back(graph_.text(frame->id));
    return playIsEndless(texts, false);
}

} // namespace mexplorer
