// Problems about tokens on a graph.
#include "core/judge/cases.h"
#include "core/judge/making/graph_cases.h"
#include "core/judge/problem.h"
#include "core/rules/graph.h"
#include "core/rules/sums.h"
#include "core/solve/graph_engine.h"
#include "core/text/parse.h"

#include <fmt/format.h>

namespace mexplorer::judge {

namespace {

using Edges = std::vector<std::pair<Graph::Node, Graph::Node>>;

/// Reads `k x1 … xk` for each node. False if the reader failed.
bool readEdges(Reader& reader, std::uint64_t nodes, Edges& edges) {
    for (Graph::Node node = 0; node < nodes; ++node) {
        std::uint64_t options = 0;
        if (!reader.number(options, {"k", 0, mostEdges - edges.size()})) return false;
        const bool read = reader.numbers(options, {"x", 0, nodes - 1}, [&](std::uint64_t option) {
            edges.emplace_back(node, static_cast<Graph::Node>(option));
        });
        if (!read) return false;
    }
    return true;
}

Expected<Graph> graphOf(std::uint64_t nodes, const Edges& edges) {
    GraphBuilder builder;
    for (std::uint64_t node = 0; node < nodes; ++node) {
        if (const auto added = builder.node(fmt::format_int(node).str()); !added)
            return tl::unexpected(added.error());
    }
    for (const auto& [from, to] : edges) {
        if (const auto added = builder.edge(from, to); !added) return tl::unexpected(added.error());
    }
    return builder.build();
}

/// The graph as JSON, as the catalogue reads it.
std::string fileOf(const Graph& graph) {
    std::string text;
    for (Graph::Node node = 0; node < graph.nodeCount(); ++node) {
        text +=
            fmt::format("{}\"{}\": [{}]", node == 0 ? "{" : ",\n ", node, joined(graph.options(node), ", "));
    }
    return text + "}\n";
}

/// Answers cases `M p1 … pM`, all on one graph, until M is 0. False if the reader failed.
bool answerTokens(Reader& reader, Answers& answers, const Graph& graph,
                  const std::vector<std::uint32_t>& values) {
    while (true) {
        answers.begin(reader);
        std::uint64_t tokens = 0;
        if (!reader.number(tokens, {"M", 1, largestNumber, true})) return false;
        if (tokens == 0) return true;
        const bool picked = answers.picked();
        std::vector<std::uint64_t> seen;
        NimTotal total;
        const bool read = reader.numbers(tokens, {"p", 0, values.size() - 1}, [&](std::uint64_t node) {
            total.add(values[node]);
            if (picked) seen.push_back(node);
        });
        if (!read) return false;
        if (picked) answers.show(OpenedCase{"dag", {{"graph", fileOf(graph)}}, joined(seen)});
        answers.line(total.sum() != 0 ? "WIN" : "LOSE");
    }
}

Expected<void> tokens(Reader& reader, Answers& answers, Task& task) {
    while (!reader.atEnd()) {
        const TextPlace begin = reader.place();
        std::uint64_t nodes = 0;
        Edges edges;
        if (!reader.number(nodes, {"N", 1, mostNodes}) || !readEdges(reader, nodes, edges)) return {};
        const auto graph = graphOf(nodes, edges);
        if (!graph) {
            reader.fail(begin, graph.error());
            return {};
        }
        const auto values = graphValues(*graph, Play::normal, task);
        if (!values) return tl::unexpected(values.error());
        if (!answerTokens(reader, answers, *graph, *values)) return {};
    }
    return {};
}

Problem tokensProblem(std::string id) {
    return {.id = std::move(id),
            .game = "dag",
            .title = say(MX_TEXT("core", "A Chess Game")),
            .statement = say(MX_TEXT(
                "core", "M tokens stand on the nodes 0 … N − 1 of a graph without cycles; two players in "
                        "turn move one of them along an arrow. Whoever cannot move loses.")),
            .input = say(MX_TEXT("core", "cases to the end: N, then for each node “k x1 … xk”, where its "
                                         "arrows lead; then lines “M p1 … pM” until “0”")),
            .output = say(MX_TEXT("core", "“WIN” or “LOSE” for each line of tokens")),
            .sample = "4\n2 1 2\n0\n1 3\n0\n1 0\n2 0 2\n0\n",
            .sampleAnswer = "WIN\nWIN\n",
            .answer = tokens,
            .form = {.ends = InputForm::Ends::inGroups},
            .cases = graphCases()};
}

} // namespace

std::vector<Problem> graphProblems() {
    return {tokensProblem("poj2425"), tokensProblem("hdu1524")};
}

} // namespace mexplorer::judge
