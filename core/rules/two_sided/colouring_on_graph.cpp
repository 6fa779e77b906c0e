#include "core/rules/two_sided/colouring.h"

#include "core/rules/edge_colour.h"
#include "core/text/parse.h"
#include "core/text/text_place.h"

namespace mexplorer {

Parameter Colouring::graphParameter() {
    return {.id = graphId,
            .title = say(MX_TEXT("core", "graph")),
            .kind = Parameter::Kind::file,
            .fallback = "",
            .hint = say(MX_TEXT("core", "in place of a board, a file in DOT, graph { a -- b -- c }, or in "
                                        "JSON, {\"edges\": [[\"a\", \"b\"], [\"b\", \"c\"]]}; nodes may be "
                                        "coloured: a [color=blue]"))};
}

Expected<std::shared_ptr<const SimpleGraph>> Colouring::graphIn(const Parameters& parameters) {
    const auto found = parameters.find(graphId);
    if (found == parameters.end() || trimmed(found->second).empty()) return nullptr;
    auto graph = parseSimpleGraph(found->second);
    if (!graph) {
        Error error = graph.error();
        error.field = graphId;
        return tl::unexpected(std::move(error));
    }
    return std::make_shared<const SimpleGraph>(std::move(*graph));
}

std::vector<Message> Colouring::notes() const {
    return graph_ ? graph_->notes : std::vector<Message>();
}

Expected<Colouring::Position> Colouring::parseNodes(std::string_view text) const {
    const auto nodes = static_cast<std::uint32_t>(graph_->names.size());
    WrittenCells written{{1, nodes}, {}};
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (std::string_view(" \t\r\n").find(text[at]) != std::string_view::npos) continue;
        const char letter = colourMeantBy(text[at]);
        if (letter == 0)
            return invalid(positionId,
                           say(MX_TEXT("core", "column %1: “%2” is no node: write %3"), columnOf(text, at),
                               shortened(text.substr(at)),
                               say(MX_TEXT("core", "L or R for a node of Left’s or Right’s, . for "
                                                   "a free one, l or r for one that is free for "
                                                   "Left or Right alone, # for one that nobody "
                                                   "may colour."))));
        written.letters += letter;
    }
    if (written.letters.size() != nodes)
        return invalid(positionId,
                       say(MX_TEXT("core", "The graph has %1 nodes, and here are %2 letters: write one for "
                                           "each node, in the order of the file."),
                           nodes, written.letters.size()));
    return read(written);
}

Expected<DrawnPositions<Colouring::Position>> Colouring::drawn(const Position& board) const {
    DrawnPositions<Position> drawn;
    DrawnGraph& graph = drawn.graph;
    graph.kind = DrawnGraph::Kind::plain;
    graph.isColoured = true;
    for (std::uint32_t node = 0; node < graph_->names.size(); ++node) {
        graph.nodes.push_back({.name = graph_->names[node]});
        const char letter = letterOf(board, node);
        if (letter == 'L' || letter == 'R')
            graph.nodes.back().colour = letter == 'L' ? Side::left : Side::right;
    }
    for (const auto& [from, to] : graph_->edges)
        graph.edges.push_back({.from = from, .to = to});
    drawn.nodes.resize(graph.nodes.size());
    drawn.edges.resize(graph.edges.size());
    forEachOption(board, [&](const Move& move, const Position& option) {
        graph.options.push_back(static_cast<std::uint32_t>(graph.edges.size()));
        graph.edges.push_back({.from = move.cell,
                               .to = move.cell,
                               .atNode = true,
                               .move = moveText(board, move),
                               .side = move.side});
        drawn.edges.emplace_back(option);
    });
    return drawn;
}

Sketch Colouring::sketch() const {
    std::vector<Sketch::Node> nodes;
    for (Sketch::Index node = 0; node < graph_->names.size(); ++node) {
        const auto place = graph_->places.find(node);
        nodes.push_back({graph_->names[node],
                         place == graph_->places.end() ? std::nullopt : std::optional(place->second), node});
        if (const auto colour = graph_->colours.find(node); colour != graph_->colours.end())
            nodes.back().colour =
                mexplorer::nameOf(colour->second == Side::left ? EdgeColour::blue : EdgeColour::red);
    }
    std::vector<Sketch::Edge> edges;
    for (const auto& [from, to] : graph_->edges)
        edges.push_back({from, to, static_cast<Sketch::Index>(edges.size())});
    return Sketch::plain(std::move(nodes), std::move(edges));
}

Colouring::Position Colouring::carried(const Position& board, const Sketch& edited) const {
    WrittenCells written{{1, static_cast<std::uint32_t>(edited.nodes().size())}, {}};
    for (const Sketch::Node& node : edited.nodes())
        written.letters += node.was ? letterOf(board, *node.was) : '.';
    return read(written);
}

} // namespace mexplorer
