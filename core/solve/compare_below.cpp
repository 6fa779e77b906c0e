#include "core/solve/compare_below.h"

namespace mexplorer {

namespace {

constexpr std::size_t positionsBetweenChecks = 256;

using Id = PositionGraph::Id;

/// Expands everything. Errors: too much of it; cancelled.
Expected<void> expandAll(PositionGraph& graph, Task& task) {
    std::uint64_t moves = 0;
    for (std::size_t id = 0; id < graph.size(); ++id) {
        if (id % positionsBetweenChecks == 0 && task.cancelled()) return cancelled();
        const std::uint64_t more = graph.optionCount(static_cast<Id>(id));
        if (__builtin_add_overflow(moves, more, &moves) || moves > mostMovesBelow ||
            graph.size() > mostComparedBelow) {
            return tooLarge(
                say(MX_TEXT("core", "There are more than %1 positions or %2 moves below this one."),
                    mostComparedBelow, mostMovesBelow));
        }
        (void)graph.options(static_cast<Id>(id));
    }
    return {};
}

/// The value of every position by mex, each after its options; the stack is our own.
Expected<std::vector<Nimber>> definedValues(PositionGraph& graph, Play play, Task& task) {
    struct Frame {
        Id id;
        std::size_t next = 0;
    };
    constexpr Nimber unknown = UINT64_MAX;
    std::vector<Nimber> values(graph.size(), unknown);
    std::vector<Frame> open = {{0}};
    std::vector<Nimber> found;
    std::size_t known = 0;
    for (std::size_t steps = 0; !open.empty(); ++steps) {
        if (steps % positionsBetweenChecks == 0) {
            if (task.cancelled()) return cancelled();
            task.report(static_cast<double>(known) / static_cast<double>(graph.size()));
        }
        Frame& frame = open.back();
        const auto options = graph.options(frame.id);
        while (frame.next < options.size() && values[options[frame.next]] != unknown)
            ++frame.next;
        if (frame.next < options.size()) {
            open.push_back({options[frame.next]});
            continue;
        }
        found.clear();
        for (const Id option : options)
            found.push_back(values[option]);
        values[frame.id] = found.empty() ? terminalValue(play) : mex(found);
        ++known;
        open.pop_back();
    }
    return values;
}

bool agrees(const Evaluation& says, Nimber value) {
    if (says.value) return *says.value == value;
    return says.outcome == evaluationOf(value).outcome;
}

void compare(Comparison<std::string>& comparison, const std::string& position, const Evaluation& says,
             Nimber value) {
    ++comparison.compared;
    if (agrees(says, value)) return;
    ++comparison.differing;
    if (comparison.differences.size() < mostDifferencesKept) comparison.differences.push_back(position);
}

} // namespace

Expected<BelowComparison> compareBelow(const Game& game, const std::string& position, Task& task) {
    const auto graph = game.graph(position);
    if (auto expanded = expandAll(*graph, task); !expanded) return tl::unexpected(expanded.error());
    const auto values = definedValues(*graph, game.play(), task);
    if (!values) return tl::unexpected(values.error());
    BelowComparison below;
    for (Id id = 0; id < values->size(); ++id) {
        if (id % positionsBetweenChecks == 0 && task.cancelled()) return cancelled();
        const std::string text = graph->text(id);
        if (const auto theorem = game.closedForm(text))
            compare(below.comparison, text, *theorem, (*values)[id]);
    }
    below.byTheorem = below.comparison.compared > 0;
    if (below.byTheorem) return below;
    for (Id id = 0; id < values->size(); ++id) {
        const auto solved = graph->evaluation(id, task);
        if (!solved) return tl::unexpected(solved.error());
        compare(below.comparison, graph->text(id), *solved, (*values)[id]);
    }
    return below;
}

} // namespace mexplorer
