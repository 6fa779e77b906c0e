#include "core/solve/tree_options.h"

namespace mexplorer {

bool TreeOptions::is(Outcome outcome, PositionGraph::Id id, Task& task) const {
    const auto evaluation = graph_.evaluation(id, task);
    return evaluation && evaluation->outcome == outcome;
}

std::uint64_t TreeOptions::count(PositionGraph::Id id, Task& task) const {
    const std::uint64_t options = graph_.optionCount(id);
    return strategy_ && options > 1 && is(Outcome::N, id, task) ? 1 : options;
}

Expected<void> TreeOptions::check(std::uint64_t options, std::uint64_t most) {
    if (options <= most) return {};
    return tooLarge(say(MX_TEXT("core", "This position has %1 options; a tree opens at most %2 at once."),
                        options, most));
}

Expected<TreeOptions::Range> TreeOptions::open(PositionGraph::Id id, Task& task) {
    if (const auto few = check(graph_.optionCount(id), most_); !few) return tl::unexpected(few.error());
    if (const auto unfolded = graph_.unfold(id, task); !unfolded) return tl::unexpected(unfolded.error());
    const auto options = static_cast<std::uint32_t>(graph_.options(id).size());
    if (count(id, task) == options) return Range{0, options};
    for (std::uint32_t option = 0; option < options; ++option) {
        if (task.cancelled()) return cancelled();
        if (is(Outcome::P, graph_.options(id)[option], task)) return Range{option, 1};
    }
    return tooLarge(say(MX_TEXT("core", "Which reply wins here is out of reach.")));
}

} // namespace mexplorer
