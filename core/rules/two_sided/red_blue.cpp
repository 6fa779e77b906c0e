#include "core/rules/two_sided/red_blue.h"

#include "core/text/parse.h"
#include "core/text/text_place.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace mexplorer {

namespace {

using Id = ShortGames::Id;

/// A game that stands on an edge: who cuts the edge takes all.
class OnEdges {
public:
    explicit OnEdges(ShortGames& games) : games_(games) {}

    Id on(EdgeColour colour, Id game) {
        if (games_.stopped()) return ShortGames::none;
        const auto key = std::pair(colour, game);
        if (const auto known = known_.find(key); known != known_.end()) return known->second;
        std::vector<Id> left = onEach(colour, games_.left(game));
        std::vector<Id> right = onEach(colour, games_.right(game));
        if (colour != EdgeColour::red) left.push_back(games_.zero());
        if (colour != EdgeColour::blue) right.push_back(games_.zero());
        return known_[key] = games_.of(std::move(left), std::move(right));
    }

private:
    std::vector<Id> onEach(EdgeColour colour, ShortGames::Options options) {
        std::vector<Id> all;
        for (const Id option : std::vector<Id>(options.begin(), options.end()))
            all.push_back(on(colour, option));
        return all;
    }

    ShortGames& games_;
    std::map<std::pair<EdgeColour, Id>, Id> known_;
};

/// A tree’s value, node by node.
class ColouredTree {
public:
    ColouredTree(const RootedGraph& graph, const EdgesLeft& edges, ShortGames& games)
        : graph_(graph), games_(games), onEdges_(games) {
        for (const std::uint32_t edge : edges)
            for (const RootedGraph::Node end : {graph.edges[edge].first, graph.edges[edge].second})
                edgesAt_[end].push_back(edge);
    }

    /// The sum of what stands on this node, to which `below` leads.
    Id above(RootedGraph::Node node, std::optional<std::uint32_t> below) {
        Id sum = games_.zero();
        for (const std::uint32_t edge : edgesAt_[node]) {
            if (edge == below) continue;
            const auto [a, b] = graph_.edges[edge];
            sum = games_.sum(sum, onEdges_.on(graph_.colours[edge], above(a == node ? b : a, edge)));
        }
        return sum;
    }

private:
    const RootedGraph& graph_;
    ShortGames& games_;
    OnEdges onEdges_;
    std::map<RootedGraph::Node, std::vector<std::uint32_t>> edgesAt_;
};

/// a, b … z, then a1, b1 …
std::string stalkName(std::size_t stalk) {
    const std::string letter(1, static_cast<char>('a' + stalk % 26));
    return stalk < 26 ? letter : fmt::format("{}{}_", letter, stalk / 26);
}

tl::unexpected<Error> tooManyEdgesToCut(std::string field) {
    return invalid(std::move(field),
                   say(MX_TEXT("core", "There are more than %1 edges."), RedBlue::mostEdges));
}

/// The graph of stalks such as “LRL,RE”, from the ground up.
Expected<RootedGraph> stalksIn(std::string_view typed) {
    RootedGraph graph{.names = {groundName}, .edges = {}};
    std::size_t stalk = 0;
    std::size_t height = 0;
    for (std::size_t at = 0; at < typed.size(); ++at) {
        const std::string_view sign = typed.substr(at, 1);
        if (sign == "," && height > 0) {
            ++stalk;
            height = 0;
        } else if (const auto colour = readEdgeColour(sign)) {
            const auto top = static_cast<RootedGraph::Node>(graph.names.size());
            graph.edges.emplace_back(height == 0 ? graph.ground : top - 1, top);
            graph.colours.push_back(*colour);
            graph.names.push_back(fmt::format("{}{}", stalkName(stalk), ++height));
        } else if (trimmed(sign) == sign) {
            return invalid(RedBlue::stalksId,
                           say(MX_TEXT("core", "column %1: “%2” is no edge: write L for one of Left’s, R for "
                                               "one of Right’s, E for one of either’s, and a comma between "
                                               "stalks."),
                               columnOf(typed, at), shortened(typed.substr(at))));
        }
    }
    if (height == 0)
        return invalid(RedBlue::stalksId,
                       say(MX_TEXT("core", "A stalk has at least one edge: LRL, for example.")));
    if (graph.edges.size() > RedBlue::mostEdges) return tooManyEdgesToCut(RedBlue::stalksId);
    return graph;
}

constexpr const char* girl = "graph {\n"
                             "  ground -- foot [color=blue]; ground -- shoe [color=blue]\n"
                             "  foot -- hip [color=red]; shoe -- hip [color=red]; hip -- neck [color=blue]\n"
                             "  neck -- hand [color=red]; neck -- head [color=green]\n"
                             "}\n";
constexpr const char* tree = "graph {\n"
                             "  ground -- trunk [color=blue]; trunk -- left [color=red]\n"
                             "  trunk -- right [color=blue]; right -- leaf [color=red]\n"
                             "}\n";

} // namespace

Expected<RedBlue> RedBlue::make(const Parameters& parameters) {
    const auto given = [&](const char* id) {
        const auto found = parameters.find(id);
        return found == parameters.end() ? std::string_view() : std::string_view(found->second);
    };
    const std::string_view file = given(graphId);
    auto graph = trimmed(file).empty() ? stalksIn(given(stalksId)) : parseColouredGraph(file);
    if (!graph) {
        Error error = graph.error();
        if (error.field.empty()) error.field = graphId;
        return tl::unexpected(std::move(error));
    }
    if (graph->edges.size() > mostEdges) return tooManyEdgesToCut(graphId);
    return RedBlue(std::make_shared<const RootedGraph>(std::move(*graph)));
}

Message RedBlue::moveText(const EdgesLeft& /*left*/, const Move& move) const {
    return move.side == Side::left ? say(MX_TEXT("core", "Left: %1"), cutText(move.edge))
                                   : say(MX_TEXT("core", "Right: %1"), cutText(move.edge));
}

std::uint64_t RedBlue::optionCount(const EdgesLeft& left) const {
    std::uint64_t count = left.size();
    for (const std::uint32_t edge : left)
        count += colourOf(edge) == EdgeColour::green ? 1 : 0;
    return count;
}

MoveBounds RedBlue::bounds(const EdgesLeft& left) const {
    const auto cutBy = [&](Side side) {
        return std::ranges::count_if(left, [&](std::uint32_t edge) { return mayCut(edge, side); });
    };
    const std::int64_t ofLeft = cutBy(Side::left);
    const std::int64_t ofRight = cutBy(Side::right);
    return {-ofRight, ofLeft, static_cast<double>(ofLeft - ofRight)};
}

bool RedBlue::isTree(const EdgesLeft& left) const {
    std::set<RootedGraph::Node> nodes{graph().ground};
    for (const std::uint32_t edge : left)
        nodes.insert({graph().edges[edge].first, graph().edges[edge].second});
    return nodes.size() == left.size() + 1; // all are connected with the ground
}

std::optional<Id> RedBlue::game(const EdgesLeft& left, ShortGames& games) const {
    if (!isTree(left)) return {};
    return ColouredTree(graph(), left, games).above(graph().ground, {});
}

Expected<DrawnPositions<EdgesLeft>> RedBlue::drawn(const EdgesLeft& left) const {
    auto drawn = EdgeCutting::drawn(left);
    if (!drawn) return drawn;
    DrawnGraph& graph = drawn->graph;
    for (std::uint32_t edge = 0; edge < graph.edges.size(); ++edge)
        graph.edges[edge].side =
            mayCut(edge, Side::left) ? mayCut(edge, Side::right) ? Side::either : Side::left : Side::right;
    graph.options.clear();
    forEachOption(left, [&](const Move& move, const EdgesLeft&) { graph.options.push_back(move.edge); });
    return drawn;
}

Description RedBlue::describe() {
    return {
        .id = "red-blue",
        .title = say(MX_TEXT("core", "Blue–Red Hackenbush")),
        .group = say(MX_TEXT("core", "Two sides")),
        .summary =
            say(MX_TEXT("core", "A graph stands on the ground. Left cuts a blue or green edge, Right a "
                                "red or green one; what is no longer connected to the ground falls. "
                                "Whoever cannot has lost.")),
        .parameters = {{.id = stalksId,
                        .title = say(MX_TEXT("core", "stalks")),
                        .kind = Parameter::Kind::text,
                        .fallback = "LRL,RL",
                        .hint = say(MX_TEXT("core", "each from the ground up: L is blue, Left’s, R red, "
                                                    "Right’s, E green, either’s; for example LRL,RE")),
                        .where = {{graphId, ""}}},
                       {.id = graphId,
                        .title = say(MX_TEXT("core", "graph")),
                        .kind = Parameter::Kind::file,
                        .fallback = "",
                        .hint =
                            say(MX_TEXT("core", "in place of stalks, a file in DOT, graph { ground -- a "
                                                "[color=blue] }, or in JSON, {\"edges\": [{\"source\": "
                                                "\"ground\", \"target\": \"a\", \"color\": \"red\"}]}"))}},
        .position = "1-5",
        .view = "graph",
        .positionHint =
            say(MX_TEXT("core", "the edges left, by their numbers in the graph’s file: 1-4,7; 0 for none")),
        .presets = {{say(MX_TEXT("core", "A stalk: 1/2")), {{stalksId, "LR"}}, "1-2"},
                    {say(MX_TEXT("core", "Berlekamp’s rule: 1 39/64")), {{stalksId, "LLRLRRLL"}}, "1-8"},
                    {say(MX_TEXT("core", "A flower: green below")), {{stalksId, "EL"}}, "1-2"},
                    {say(MX_TEXT("core", "A tree")), {{graphId, tree}}, "1-4"},
                    {say(MX_TEXT("core", "A girl, with cycles")), {{graphId, girl}}, "1-7"}},
        .theorems = {
            {say(MX_TEXT("core", "Blue and red edges make a number")),
             say(MX_TEXT("core", "Without green edges the value is a number: a cut never gains for whoever "
                                 "makes it.")),
             say(MX_TEXT("core", "graphs without green edges")), "Berlekamp, Conway, Guy 1982"},
            {say(MX_TEXT("core", "Berlekamp’s rule")),
             say(MX_TEXT("core",
                         "Where a stalk first changes its colour, LR is the binary point; the L before it "
                         "are counted, and are the whole part. Then each L is a 1 and each R a 0, and "
                         "another 1 follows. With L and R exchanged it is the negative.")),
             say(MX_TEXT("core", "stalks of blue and red edges")), "Berlekamp 1974"},
            {say(MX_TEXT("core", "The colon principle")),
             say(MX_TEXT("core", "Where something stands on a single edge, only its value matters: it may be "
                                 "replaced by anything of the same value.")),
             say(MX_TEXT("core", "all graphs")), "Berlekamp, Conway, Guy 1982"}}};
}

} // namespace mexplorer
