#include "core/solve/graph_engine.h"

#include <algorithm>

namespace mexplorer {

Expected<std::vector<std::uint32_t>> graphValues(const Graph& graph, Play play, Task& task) {
    constexpr std::uint64_t optionsBetweenChecks = 1U << 16U;
    std::vector<std::uint32_t> values(graph.nodeCount());
    std::vector<bool> seen;
    std::uint64_t work = 0;
    for (std::size_t done = 0; done < values.size(); ++done) {
        const Graph::Node node = graph.optionsFirst()[done];
        const auto options = graph.options(node);
        work += 1 + options.size();
        if (work >= optionsBetweenChecks) {
            if (task.cancelled()) return cancelled();
            task.report(static_cast<double>(done) / static_cast<double>(values.size()));
            work = 0;
        }
        seen.assign(options.size() + 1, false); // the mex of n values is at most n
        for (const Graph::Node option : options) {
            if (values[option] < seen.size()) seen[values[option]] = true;
        }
        const auto mex =
            static_cast<std::uint32_t>(std::find(seen.begin(), seen.end(), false) - seen.begin());
        values[node] = options.empty() ? static_cast<std::uint32_t>(terminalValue(play)) : mex;
    }
    return values;
}

} // namespace mexplorer
