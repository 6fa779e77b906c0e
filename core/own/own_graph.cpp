#include "core/own/own_graph.h"

#include "core/game/work_below.h"
#include "core/own/own_description.h"
#include "core/text/parse.h"

#include <algorithm>
#include <bit>
#include <unordered_set>

namespace mexplorer {

namespace {

constexpr std::uint64_t nodeBit(std::size_t node) {
    return std::uint64_t{1} << node;
}

constexpr std::pair<SmallGraph::Node, SmallGraph::Node> noEnds;

constexpr const char* usualCycle = "graph { a -- b -- c -- d -- e -- f -- g -- h -- a }";
constexpr const char* usualArrows = "digraph { a -> {b c}; b -> {d e}; c -> {b e f}; d -> g; e -> {d g}; "
                                    "f -> {e h}; g -> h }";

/// Of each turn, whether its condition holds, by the number of edges.
std::vector<std::vector<bool>> allowedBy(const std::vector<GraphTurn>& turns) {
    std::vector<std::vector<bool>> all;
    for (const GraphTurn& turn : turns) {
        std::vector<bool>& allowed = all.emplace_back();
        for (std::int64_t degree = 0; degree <= std::int64_t{SmallGraph::mostEdges}; ++degree)
            allowed.push_back(!turn.condition || turn.condition->holds({&degree, 1}));
    }
    return all;
}

} // namespace

OwnGraph::OwnGraph(Play play, std::vector<GraphTurn> turns, std::shared_ptr<const SmallGraph> graph)
    : play_(play), turns_(std::make_shared<const std::vector<GraphTurn>>(std::move(turns))),
      allowed_(std::make_shared<const std::vector<std::vector<bool>>>(allowedBy(*turns_))),
      graph_(std::move(graph)), ends_(graph_->names.size()), hasToken_(has(GraphTurn::Kind::moveToken)) {
    for (std::uint32_t edge = 0; edge < graph_->edges.size(); ++edge) {
        const auto& [from, to] = graph_->edges[edge];
        ends_[from].push_back({edge, to});
        ends_[to].push_back({edge, from});
    }
}

GraphLeft OwnGraph::startPosition() const {
    GraphLeft all;
    for (std::size_t node = 0; node < graph_->names.size(); ++node)
        all.nodes |= nodeBit(node);
    for (std::size_t edge = 0; edge < graph_->edges.size(); ++edge)
        all.addEdge(edge);
    placeToken(all);
    return all;
}

void OwnGraph::placeToken(GraphLeft& left) const {
    if (!hasToken_ || left.nodes == 0) return;
    std::uint64_t sources = left.nodes;
    if (graph_->isDirected) {
        for (const auto& [from, to] : graph_->edges)
            sources &= ~nodeBit(to);
    }
    left.token = static_cast<std::uint8_t>(std::countr_zero(sources != 0 ? sources : left.nodes));
}

std::uint64_t OwnGraph::beside(const GraphLeft& left, std::size_t node) const {
    std::uint64_t found = 0;
    for (const End& end : ends_[node])
        if (left.hasEdge(end.edge)) found |= nodeBit(end.node);
    return found;
}

void OwnGraph::removeNodes(GraphLeft& left, std::uint64_t nodes) const {
    left.nodes &= ~nodes;
    for (; nodes != 0; nodes &= nodes - 1)
        for (const End& end : ends_[static_cast<std::size_t>(std::countr_zero(nodes))])
            left.removeEdge(end.edge);
}

std::size_t OwnGraph::degreeOf(const GraphLeft& left, std::size_t node) const {
    const auto isLeft = [&](const End& end) { return left.hasEdge(end.edge); };
    return static_cast<std::size_t>(std::ranges::count_if(ends_[node], isLeft));
}

std::vector<std::uint32_t> OwnGraph::edgesBeside(const GraphLeft& left, std::size_t edge) const {
    std::vector<std::uint32_t> edges;
    for (const SmallGraph::Node node : {graph_->edges[edge].first, graph_->edges[edge].second})
        for (const End& end : ends_[node])
            if (end.edge != edge && left.hasEdge(end.edge)) edges.push_back(end.edge);
    std::ranges::sort(edges); // one that leads back is at both ends
    edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
    return edges;
}

bool OwnGraph::has(GraphTurn::Kind kind) const {
    return std::ranges::any_of(*turns_, [kind](const GraphTurn& turn) { return turn.kind == kind; });
}

bool OwnGraph::onlyRemoves(GraphTurn::Kind kind) const {
    return std::ranges::all_of(*turns_, [kind](const GraphTurn& turn) {
        return turn.kind == kind && turn.also == GraphTurn::Also::nothing && !turn.condition;
    });
}

std::optional<Evaluation> OwnGraph::closedForm(const GraphLeft& left) const {
    std::size_t moves = 0; // of any play to its end
    if (onlyRemoves(GraphTurn::Kind::removeNode)) {
        moves = static_cast<std::size_t>(std::popcount(left.nodes));
    } else if (onlyRemoves(GraphTurn::Kind::removeEdge)) {
        for (std::size_t edge = 0; edge < graph_->edges.size(); ++edge)
            moves += left.hasEdge(edge) ? 1 : 0;
    } else {
        return std::nullopt;
    }
    return evaluationOf((moves % 2) ^ terminalValue(play_));
}

bool OwnGraph::allows(std::size_t turn, std::size_t degree) const {
    return (*allowed_)[turn][degree];
}

void OwnGraph::removeAlso(GraphLeft& left, const GraphMove& move) const {
    const auto& [from, to] = graph_->edges.empty() ? noEnds : graph_->edges[move.edge];
    switch ((*turns_)[move.turn].also) {
    case GraphTurn::Also::nothing:
        break;
    case GraphTurn::Also::nodeLeft:
        removeNodes(left, nodeBit(*left.token));
        break;
    case GraphTurn::Also::edgeGone:
        left.removeEdge(move.edge);
        break;
    case GraphTurn::Also::ends:
        removeNodes(left, nodeBit(from) | nodeBit(to));
        break;
    case GraphTurn::Also::edgesBeside:
        for (const std::uint32_t edge : edgesBeside(left, move.edge))
            left.removeEdge(edge);
        break;
    case GraphTurn::Also::neighbours:
        removeNodes(left, beside(left, move.node));
        break;
    }
}

GraphLeft OwnGraph::after(const GraphLeft& left, const GraphMove& move) const {
    GraphLeft option = left;
    removeAlso(option, move);
    switch ((*turns_)[move.turn].kind) {
    case GraphTurn::Kind::moveToken:
        option.token = static_cast<std::uint8_t>(move.node);
        break;
    case GraphTurn::Kind::removeEdge:
        option.removeEdge(move.edge);
        break;
    case GraphTurn::Kind::removeNode:
        removeNodes(option, nodeBit(move.node));
        break;
    }
    return option;
}

bool OwnGraph::keepsToken(const GraphLeft& left, const GraphMove& move) const {
    return !left.token || after(left, move).hasNode(*left.token);
}

void OwnGraph::addTokenMoves(const GraphLeft& left, std::uint32_t turn, std::vector<GraphMove>& moves) const {
    if (!left.token) return;
    for (const End& end : ends_[*left.token]) {
        const bool isAgainst = graph_->isDirected && graph_->edges[end.edge].first != *left.token;
        if (left.hasEdge(end.edge) && !isAgainst && allows(turn, degreeOf(left, end.node)))
            moves.push_back({turn, end.edge, end.node});
    }
}

void OwnGraph::addEdgeMoves(const GraphLeft& left, std::uint32_t turn, std::vector<GraphMove>& moves) const {
    const bool isAsked = (*turns_)[turn].condition.has_value();
    for (std::uint32_t edge = 0; edge < graph_->edges.size(); ++edge) {
        if (!left.hasEdge(edge) || (isAsked && !allows(turn, edgesBeside(left, edge).size()))) continue;
        if (const GraphMove move{turn, edge, 0}; keepsToken(left, move)) moves.push_back(move);
    }
}

void OwnGraph::addNodeMoves(const GraphLeft& left, std::uint32_t turn, std::vector<GraphMove>& moves) const {
    for (std::uint32_t node = 0; node < graph_->names.size(); ++node) {
        if (!left.hasNode(node) || !allows(turn, degreeOf(left, node))) continue;
        if (const GraphMove move{turn, 0, node}; keepsToken(left, move)) moves.push_back(move);
    }
}

std::vector<GraphMove> OwnGraph::allMoves(const GraphLeft& left) const {
    std::vector<GraphMove> moves;
    for (std::uint32_t turn = 0; turn < turns_->size(); ++turn) {
        switch ((*turns_)[turn].kind) {
        case GraphTurn::Kind::moveToken:
            addTokenMoves(left, turn, moves);
            break;
        case GraphTurn::Kind::removeEdge:
            addEdgeMoves(left, turn, moves);
            break;
        case GraphTurn::Kind::removeNode:
            addNodeMoves(left, turn, moves);
            break;
        }
    }
    return moves;
}

std::vector<std::pair<GraphMove, GraphLeft>> OwnGraph::options(const GraphLeft& left) const {
    std::vector<std::pair<GraphMove, GraphLeft>> options;
    for (const GraphMove& move : allMoves(left)) {
        const GraphLeft option = after(left, move);
        const auto isSame = [&](const auto& other) { return other.second == option; };
        if (std::ranges::none_of(options, isSame)) options.emplace_back(move, option); // they are few
    }
    return options;
}

std::vector<GraphLeft> OwnGraph::components(const GraphLeft& left) const {
    std::vector<GraphLeft> parts;
    for (std::uint64_t unseen = left.nodes; unseen != 0;) {
        GraphLeft part;
        std::uint64_t reached = unseen & (~unseen + 1); // the first
        while (const std::uint64_t open = reached & ~part.nodes) {
            const auto node = static_cast<std::size_t>(std::countr_zero(open));
            part.nodes |= nodeBit(node);
            for (const End& end : ends_[node]) {
                if (!left.hasEdge(end.edge)) continue;
                part.addEdge(end.edge);
                reached |= nodeBit(end.node);
            }
        }
        unseen &= ~part.nodes;
        const bool hasEdges = part.edges != decltype(part.edges){};
        if (hasEdges || has(GraphTurn::Kind::removeNode)) parts.push_back(part);
    }
    return parts;
}

Message OwnGraph::componentName(std::size_t part) {
    return say(MX_TEXT("core", "part %1"), part + 1);
}

std::vector<GraphMove> OwnGraph::movesWithoutTrace(const GraphLeft& left) const {
    std::vector<GraphMove> moves;
    for (std::uint32_t turn = 0; turn < turns_->size(); ++turn)
        if ((*turns_)[turn].leavesNoTrace()) addTokenMoves(left, turn, moves);
    return moves;
}

/// The way of the token, without a trace, from `left` back to where it was;
/// nothing if there is none.
std::optional<std::vector<GraphLeft>> OwnGraph::roundTrip(const GraphLeft& left) const {
    std::vector<GraphLeft> line{left};
    std::uint64_t met = nodeBit(*left.token);
    while (!line.empty()) {
        const std::vector<GraphMove> moves = movesWithoutTrace(line.back());
        for (const GraphMove& move : moves) {
            const auto isThere = [&](const GraphLeft& before) { return *before.token == move.node; };
            const auto before = std::ranges::find_if(line, isThere);
            if (before != line.end()) return std::vector<GraphLeft>(before, line.end());
        }
        const auto next = std::ranges::find_if(
            moves, [&](const GraphMove& move) { return (met & nodeBit(move.node)) == 0; });
        if (next == moves.end()) {
            line.pop_back();
            continue;
        }
        met |= nodeBit(next->node);
        line.push_back(after(line.back(), *next));
    }
    return std::nullopt;
}

bool OwnGraph::removalsOnlyHinder() const {
    const auto isFree = [](const GraphTurn& turn) { return turn.leavesNoTrace(); };
    const auto hinders = [](const GraphTurn& turn) { return !turn.leavesNoTrace() || !turn.condition; };
    return std::ranges::all_of(*turns_, isFree) || std::ranges::all_of(*turns_, hinders);
}

Expected<EndlessPlay<GraphLeft>> OwnGraph::endlessPlay(const GraphLeft& left, const Budget& budget,
                                                       Task& task) const {
    const auto isFree = [](const GraphTurn& turn) { return turn.leavesNoTrace(); };
    if (!left.token || std::ranges::none_of(*turns_, isFree)) return EndlessPlay<GraphLeft>{};
    std::vector<GraphLeft> met{left};
    std::unordered_set<GraphLeft, PositionHash> seen{left};
    for (std::size_t next = 0; next < met.size(); ++next) {
        if (task.cancelled()) return cancelled();
        if (auto round = roundTrip(met[next])) return EndlessPlay<GraphLeft>{std::move(*round)};
        if (removalsOnlyHinder()) break;
        for (const auto& [move, option] : options(met[next]))
            if (seen.insert(option).second) met.push_back(option);
        if (met.size() > budget.positions) return tooManyPositionsBelow(met.size());
    }
    return EndlessPlay<GraphLeft>{};
}

Expected<std::shared_ptr<const SmallGraph>> OwnGraph::readGraph(std::string_view contents,
                                                                const std::vector<GraphTurn>& turns) {
    const bool movesToken = std::ranges::any_of(
        turns, [](const GraphTurn& turn) { return turn.kind == GraphTurn::Kind::moveToken; });
    const std::string_view usual = movesToken ? usualArrows : usualCycle;
    auto graph = parseSmallGraph(trimmed(contents).empty() ? usual : contents);
    if (!graph) {
        Error error = graph.error();
        error.field = graphId;
        return tl::unexpected(std::move(error));
    }
    return std::make_shared<const SmallGraph>(std::move(*graph));
}

Expected<OwnGraph> OwnGraph::onGraph(std::string_view contents) const {
    auto graph = readGraph(contents, *turns_);
    if (!graph) return tl::unexpected(graph.error());
    return OwnGraph(play_, *turns_, std::move(*graph));
}

Description OwnGraph::description() const {
    Description all = describeOwn();
    all.position = text(startPosition());
    all.view = "graph";
    all.positionHint =
        hasToken_ ? say(MX_TEXT("core", "where the token is, and what is removed, for example: token a, or: "
                                        "token a without b, c--d"))
                  : say(MX_TEXT("core", "what is removed, for example: G without b, c--d; G if nothing is"));
    if (onlyRemoves(GraphTurn::Kind::removeNode) || onlyRemoves(GraphTurn::Kind::removeEdge))
        all.theorems = {
            {say(MX_TEXT("core", "All plays are equally long")),
             say(MX_TEXT("core", "A move removes one thing and changes nothing else, so it is only counted: "
                                 "in normal play a position is won if an odd number is left, in misère "
                                 "play if an even number is; how one plays does not matter.")),
             say(MX_TEXT("core", "these rules, on all graphs")),
             "Berlekamp, Conway, Guy 1982",
             {}}};
    return all;
}

} // namespace mexplorer
