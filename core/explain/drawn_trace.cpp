#include "core/explain/drawn_trace.h"

#include "core/explain/answers.h"
#include "core/explain/explain.h"
#include "core/explain/mex_trace.h"
#include "core/explain/say_first_moves.h"
#include "core/explain/say_position.h"
#include "core/explain/say_short_game.h"
#include "core/explain/side_labels.h"
#include "core/explain/xor_trace.h"
#include "core/game/aspects/drawn.h"
#include "core/game/aspects/short_game.h"
#include "core/game/aspects/two_sided.h"
#include "core/text/set_text.h"

#include <algorithm>
#include <array>

namespace mexplorer {

namespace {

/// Adds highlights to the steps of an explanation, whose sections they keep.
class DrawnLights {
public:
    DrawnLights(const DrawnGraph& graph, Trace& told, const std::string& position)
        : graph_(graph), trace_(std::move(told.title), std::move(told.pseudoCode), {position}) {
        trace_.sections = std::move(told.sections);
    }

    void addProof(std::vector<ProofStep> steps);
    void addMex(MexTrace& told);
    void addAnswers(std::vector<Answer> answers, const Inquiry::Options& options);
    void addXor(ColumnsTrace& told, const std::vector<SolvedMove>& moves);
    [[nodiscard]] DrawnTrace taken() { return std::move(trace_); }

private:
    void nameSection(const std::optional<ProofMark>& mark);
    [[nodiscard]] DrawnState ofProof(const std::optional<ProofMark>& mark) const;
    [[nodiscard]] DrawnState ofMex(const MexSubject& subject, const MexState& state,
                                   std::size_t before) const;
    void lightOnly(DrawnState& lit, const MexSubject& subject, const std::vector<Nimber>& values) const;
    [[nodiscard]] MexBoard boardOf(const MexSubject& subject, const MexState& state, bool isFirst) const;
    [[nodiscard]] DrawnState ofXor(const ColumnsSubject& subject, const ColumnsState& step,
                                   const std::vector<SolvedMove>& moves) const;
    void lightPart(DrawnState& state, const ColumnsSubject& subject, std::size_t part) const;
    void lightMove(DrawnState& state, const ColumnsTurn& move, const std::vector<SolvedMove>& moves) const;
    /// Highlights the nodes of the position’s tokens, or the ground; of a plain graph without tokens, all
    /// that are left.
    void lightPosition(DrawnState& state) const;
    void lightOption(DrawnState& state, std::size_t option) const;
    void lightOptions(DrawnState& state) const;
    void findOption(DrawnState& state, std::size_t option, const SolvedMove& move) const;
    void findPosition(DrawnState& state, const Evaluation& evaluation) const;

    const DrawnGraph& graph_;
    DrawnTrace trace_;
};

void DrawnLights::lightPosition(DrawnState& state) const {
    const bool isAll =
        graph_.isPlain() &&
        std::ranges::all_of(graph_.nodes, [](const DrawnGraph::Node& node) { return node.tokens == 0; });
    for (std::uint32_t node = 0; node < graph_.nodes.size(); ++node) {
        const DrawnGraph::Node& drawn = graph_.nodes[node];
        if (drawn.tokens > 0 || drawn.ground || (isAll && drawn.present)) state.nodes.push_back(node);
    }
}

void DrawnLights::lightOption(DrawnState& state, std::size_t option) const {
    const std::uint32_t edge = graph_.options[option];
    state.edges.push_back(edge);
    if (graph_.isDirected()) state.nodes.push_back(graph_.edges[edge].to);
}

void DrawnLights::lightOptions(DrawnState& state) const {
    state.edges.insert(state.edges.end(), graph_.options.begin(), graph_.options.end());
}

/// The evaluation is shown at the node that is the option, if there is one, else at the edge of the move.
void DrawnLights::findOption(DrawnState& state, std::size_t option, const SolvedMove& move) const {
    const std::uint32_t edge = graph_.options[option];
    const std::uint32_t node = graph_.edges[edge].to;
    auto& found = graph_.nodes[node].position == move.to ? state.nodesFound : state.edgesFound;
    found.emplace_back(&found == &state.nodesFound ? node : edge, move.evaluation);
    if (move.wins()) state.winning.push_back(edge);
}

/// The evaluation is shown at the position’s node; in a terminal position, or if the graph is plain, at all
/// highlighted nodes, that is at every token, at the ground or at all nodes that are left.
void DrawnLights::findPosition(DrawnState& state, const Evaluation& evaluation) const {
    if (graph_.options.empty() || graph_.isPlain()) {
        for (const std::uint32_t node : state.nodes)
            state.nodesFound.emplace_back(node, evaluation);
        return;
    }
    for (std::uint32_t node = 0; node < graph_.nodes.size(); ++node) {
        if (!graph_.nodes[node].position.empty() && graph_.nodes[node].position == trace_.subject.position)
            state.nodesFound.emplace_back(node, evaluation);
    }
}

/// A step without a mark is a verdict, which is about all moves.
DrawnState DrawnLights::ofProof(const std::optional<ProofMark>& mark) const {
    DrawnState state;
    if (!mark) {
        lightPosition(state);
        lightOptions(state);
        return state;
    }
    state.related = mark->related;
    state.standing = mark->standing;
    if (mark->edge) {
        state.edges = {*mark->edge};
        if (mark->worth)
            state.edgesFound.emplace_back(*mark->edge, evaluationOf(*mark->worth));
        else
            state.winning = {*mark->edge};
        return state;
    }
    lightPosition(state);
    for (const std::uint32_t node : state.nodes)
        if (mark->worth) state.nodesFound.emplace_back(node, evaluationOf(*mark->worth));
    return state;
}

/// A proof finds what edges are worth, then the whole, and then a move.
void DrawnLights::nameSection(const std::optional<ProofMark>& mark) {
    if (!mark) return;
    if (!mark->edge) return trace_.begin(say(MX_TEXT("core", "result")));
    if (!mark->worth) return trace_.begin(say(MX_TEXT("core", "move")));
    if (trace_.steps.empty()) trace_.begin(say(MX_TEXT("core", "edges")));
}

void DrawnLights::addProof(std::vector<ProofStep> steps) {
    for (ProofStep& step : steps) {
        nameSection(step.mark);
        DrawnState state = ofProof(step.mark);
        trace_.add(std::move(step), std::move(state));
    }
}

MexBoard DrawnLights::boardOf(const MexSubject& subject, const MexState& state, bool isFirst) const {
    using Stage = MexBoard::Stage;
    MexBoard board{.m = state.candidate};
    for (std::size_t option = 0; option < state.optionsShown; ++option)
        board.set.push_back(*subject.options[option].evaluation.nimber());
    board.set = asSet(std::move(board.set));
    if (!board.m) return board;
    const bool isHeld = std::binary_search(board.set.begin(), board.set.end(), *board.m);
    board.stage = state.done                      ? Stage::found
                  : isFirst && !board.set.empty() ? Stage::counting
                  : isHeld                        ? Stage::held
                                                  : Stage::missing;
    return board;
}

/// The first `before` options were considered in earlier steps.
DrawnState DrawnLights::ofMex(const MexSubject& subject, const MexState& state, std::size_t before) const {
    DrawnState lit;
    for (std::size_t option = before; option < state.optionsShown; ++option) {
        lightOption(lit, option);
        findOption(lit, option, subject.options[option]);
    }
    if (lit.edges.empty() || state.done) lightPosition(lit);
    if (!state.candidate && state.optionsShown == 0) lightOptions(lit);
    if (state.done) {
        if (graph_.isBush() && lit.edges.empty()) lightOptions(lit);
        findPosition(lit, subject.evaluation);
    }
    return lit;
}

/// The options of these values, instead of the position.
void DrawnLights::lightOnly(DrawnState& lit, const MexSubject& subject,
                            const std::vector<Nimber>& values) const {
    lit.nodes.clear();
    for (std::size_t option = 0; option < subject.options.size(); ++option)
        if (std::ranges::binary_search(values, *subject.options[option].evaluation.nimber()))
            lightOption(lit, option);
}

void DrawnLights::addMex(MexTrace& told) {
    const MexSubject& subject = told.subject;
    const bool isMex = subject.isMex();
    std::size_t considered = 0;
    bool isFirst = true;
    for (std::size_t i = 0; i < told.steps.size(); ++i) {
        const MexState& state = told.states[i];
        DrawnState lit = ofMex(subject, state, considered);
        if (isMex) {
            lit.mex = boardOf(subject, state, isFirst && state.candidate);
            isFirst = isFirst && !state.candidate;
            if (lit.mex->stage == MexBoard::Stage::held)
                lightOnly(lit, subject, {*lit.mex->m});
            else if (state.movedBack && !state.done)
                lightOnly(lit, subject, subject.movedBack);
        }
        considered = std::max(considered, state.optionsShown);
        trace_.add(told.steps[i], std::move(lit));
    }
}

void DrawnLights::addAnswers(std::vector<Answer> answers, const Inquiry::Options& options) {
    trace_.begin(say(MX_TEXT("core", "answers")));
    for (Answer& answer : answers) {
        DrawnState state;
        if (!trace_.states.empty()) state.mex = trace_.states.back().mex;
        lightOption(state, answer.option);
        const auto reached = options[answer.option]->as<DrawnAspect>()->outline();
        if (reached && answer.move) {
            const std::uint32_t edge = reached->options[*answer.move];
            state.winning = {edge};
            state.edges.push_back(edge);
            const std::uint32_t reachedNode = graph_.edges[edge].to;
            if (graph_.isDirected()) state.nodes.push_back(reachedNode);
            if (graph_.isDirected() && graph_.parts.size() == 1) // the node is the position
                state.nodesFound.emplace_back(reachedNode, evaluationOf(0));
        }
        trace_.add({std::move(answer.sentence), trace_.steps.back().codeLine}, std::move(state));
    }
}

void DrawnLights::lightPart(DrawnState& state, const ColumnsSubject& subject, std::size_t part) const {
    const DrawnGraph::Component& drawn = graph_.parts[part];
    state.nodes.insert(state.nodes.end(), drawn.nodes.begin(), drawn.nodes.end());
    state.edges.insert(state.edges.end(), drawn.edges.begin(), drawn.edges.end());
    for (const std::uint32_t node : drawn.nodes)
        state.nodesFound.emplace_back(node, evaluationOf(subject.components[part].value));
}

void DrawnLights::lightMove(DrawnState& state, const ColumnsTurn& move,
                            const std::vector<SolvedMove>& moves) const {
    const auto made = std::find_if(moves.begin(), moves.end(), [&](const SolvedMove& other) {
        return other.wins() && other.move == move.move;
    });
    if (made == moves.end() || moves.size() != graph_.options.size()) return; // not all moves are listed
    const auto option = static_cast<std::size_t>(made - moves.begin());
    const std::uint32_t edge = graph_.options[option];
    lightOption(state, option);
    state.winning = {edge};
    if (graph_.isDirected())
        state.nodesFound.emplace_back(graph_.edges[edge].to, evaluationOf(move.changes.front().newValue));
}

DrawnState DrawnLights::ofXor(const ColumnsSubject& subject, const ColumnsState& step,
                              const std::vector<SolvedMove>& moves) const {
    DrawnState lit;
    lit.nim = step;
    if (step.moved) {
        lightMove(lit, *subject.move, moves);
    } else if (step.row) {
        lightPart(lit, subject, *step.row);
    } else if (step.column) {
        for (std::size_t part = 0; part < subject.components.size(); ++part)
            if ((subject.components[part].value >> *step.column) & 1U) lightPart(lit, subject, part);
    } else {
        lightPosition(lit);
        if (step.told) lightOptions(lit);
    }
    return lit;
}

void DrawnLights::addXor(ColumnsTrace& told, const std::vector<SolvedMove>& moves) {
    for (std::size_t i = 0; i < told.steps.size(); ++i)
        trace_.add(told.steps[i], ofXor(told.subject, told.states[i], moves));
    trace_.subject.nim = std::move(told.subject);
}

Expected<DrawnTrace> drawnXor(const Game& game, const Inquiry& asked, const DrawnGraph& graph, Task& task) {
    auto told = xorTrace(game, asked, task);
    if (!told) return tl::unexpected(told.error());
    const auto solution = asked.solution(task);
    if (!solution) return tl::unexpected(solution.error());
    DrawnLights lights(graph, *told, asked.position());
    lights.addXor(*told, (*solution)->moves);
    return lights.taken();
}

Expected<DrawnTrace> drawnMex(const Game& game, const Inquiry& asked, const DrawnGraph& graph, Task& task) {
    auto told = mexTrace(game, asked, task);
    if (!told) return tl::unexpected(told.error());
    DrawnLights lights(graph, *told, asked.position());
    lights.addMex(*told);
    auto answered = answers(asked, task);
    if (!answered) return tl::unexpected(answered.error());
    if (answered->empty()) return lights.taken();
    const auto options = asked.options(task);
    if (!options) return tl::unexpected(options.error());
    lights.addAnswers(std::move(*answered), **options);
    return lights.taken();
}

/// This player’s moves with what they lead to; those that win are marked.
DrawnState cutsOf(Side side, const Solution& solution, const DrawnGraph& graph) {
    DrawnState state;
    if (solution.moves.size() != graph.options.size()) return state; // too many to be listed
    for (std::size_t i = 0; i < solution.moves.size(); ++i) {
        const SolvedMove& move = solution.moves[i];
        if (move.side != side) continue;
        const std::uint32_t edge = graph.options[i];
        state.edges.push_back(edge);
        state.edgesFound.emplace_back(edge, move.evaluation);
        if (move.wins()) state.winning.push_back(edge);
    }
    return state;
}

/// The ground, with what stands on it; of a plain graph the nodes that can still be coloured, or all of them
/// if none can.
DrawnState wholePosition(const Solution& solution, const DrawnGraph& graph) {
    std::vector<bool> isOpen(graph.nodes.size(), graph.options.empty());
    for (const std::uint32_t edge : graph.options)
        isOpen[graph.edges[edge].from] = true;
    DrawnState state;
    for (std::uint32_t node = 0; node < graph.nodes.size(); ++node) {
        if (graph.isPlain() ? !isOpen[node] : !graph.nodes[node].ground) continue;
        state.nodes.push_back(node);
        state.nodesFound.emplace_back(node, solution.evaluation);
    }
    return state;
}

/// What Left’s cuts lead to, then Right’s, who wins by moving first, and what the position is worth.
Expected<DrawnTrace> drawnSides(const Inquiry& asked, const DrawnGraph& graph, Task& task) {
    const auto solved = asked.solution(task);
    if (!solved) return tl::unexpected(solved.error());
    const Solution& solution = **solved;
    DrawnTrace trace(say(MX_TEXT("core", "Who wins, from the options")), sideCode(), {asked.position()});
    if (!solution.moves.empty()) {
        std::array<Side, 2> order{Side::left, Side::right};
        if (wonBy(solution.evaluation.outcome) == Side::right) std::swap(order[0], order[1]);
        const std::vector<Message> said = sayFirstMoves(solution, TellMoves::byMove);
        for (std::size_t i = 0; i < order.size(); ++i) {
            const bool isLeft = order[i] == Side::left;
            trace.begin(isLeft ? say(MX_TEXT("core", "Left begins")) : say(MX_TEXT("core", "Right begins")));
            trace.add({said[i], isLeft ? SideLine::leftFirst : SideLine::rightFirst},
                      cutsOf(order[i], solution, graph));
        }
    }
    trace.begin(say(MX_TEXT("core", "result")));
    trace.add({sayOutcome(solution.position, solution.evaluation.outcome), SideLine::outcome},
              wholePosition(solution, graph));
    const auto* shortGame = asked.as<ShortGameAspect>();
    const auto facts = shortGame ? shortGame->facts(task) : Expected<ShortGameFacts>(cancelled());
    if (facts) {
        DrawnState worth;
        for (const DrawnGraph::Edge& edge : graph.edges)
            if (edge.present) worth.edges.push_back(static_cast<std::uint32_t>(&edge - graph.edges.data()));
        trace.add({sayShortGame(*facts), SideLine::outcome}, std::move(worth));
    }
    if (task.cancelled()) return cancelled();
    return trace;
}

} // namespace

std::optional<DrawnShown> shownAt(const DrawnTrace& trace, int step) {
    const DrawnState* now = trace.stateAt(step);
    if (!now) return std::nullopt;
    DrawnShown shown{*now};
    for (int i = 0; i <= step; ++i) {
        const DrawnState& state = *trace.stateAt(i);
        for (const auto& [node, evaluation] : state.nodesFound)
            shown.nodes.insert_or_assign(node, evaluation);
        for (const auto& [edge, evaluation] : state.edgesFound)
            shown.edges.insert_or_assign(edge, evaluation);
        shown.winning.insert(state.winning.begin(), state.winning.end());
    }
    return shown;
}

Expected<DrawnTrace> explainDrawn(const Game& game, const Inquiry& asked, const DrawnGraph& graph,
                                  Task& task) {
    if (auto proof = asked.proof()) {
        Trace told{std::move(proof->title), std::move(proof->pseudoCode), {}};
        DrawnLights lights(graph, told, asked.position());
        lights.addProof(std::move(proof->steps));
        return lights.taken();
    }
    if (game.as<TwoSidedAspect>()) return drawnSides(asked, graph, task);
    const auto telling = isXorTelling(asked, task);
    if (!telling) return tl::unexpected(telling.error());
    return *telling ? drawnXor(game, asked, graph, task) : drawnMex(game, asked, graph, task);
}

} // namespace mexplorer
