#include "core/own/graph_rules.h"

#include "core/formula/words.h"
#include "core/own/graph_grammar.h"

namespace mexplorer {

namespace {

struct DraftGraphTurn {
    GraphTurn turn;
    std::optional<WrittenWord> condition = {};
};
struct GraphDraft {
    std::vector<DraftGraphTurn> turns = {};
    std::optional<Play> play = {};

    void begin(GraphTurn::Kind kind) { turns.push_back({{kind}}); }
    void add(GraphTurn::Also also) { turns.back().turn.also = also; }
};

template <class Rule>
struct ReadingGraphs : graph_grammar::ReadingPlay<Rule> {};

template <GraphTurn::Kind kind>
struct BeginningTurn {
    static void apply0(GraphDraft& draft) { draft.begin(kind); }
};
template <>
struct ReadingGraphs<graph_grammar::token_turn> : BeginningTurn<GraphTurn::Kind::moveToken> {};
template <>
struct ReadingGraphs<graph_grammar::edge_turn> : BeginningTurn<GraphTurn::Kind::removeEdge> {};
template <>
struct ReadingGraphs<graph_grammar::node_turn> : BeginningTurn<GraphTurn::Kind::removeNode> {};

template <GraphTurn::Also also>
struct AddingToTurn {
    static void apply0(GraphDraft& draft) { draft.add(also); }
};
template <>
struct ReadingGraphs<graph_grammar::node_left> : AddingToTurn<GraphTurn::Also::nodeLeft> {};
template <>
struct ReadingGraphs<graph_grammar::edge_gone> : AddingToTurn<GraphTurn::Also::edgeGone> {};
template <>
struct ReadingGraphs<graph_grammar::ends> : AddingToTurn<GraphTurn::Also::ends> {};
template <>
struct ReadingGraphs<graph_grammar::edges_beside> : AddingToTurn<GraphTurn::Also::edgesBeside> {};
template <>
struct ReadingGraphs<graph_grammar::neighbours> : AddingToTurn<GraphTurn::Also::neighbours> {};

template <>
struct ReadingGraphs<graph_grammar::condition> {
    static void apply(const auto& in, GraphDraft& draft) { draft.turns.back().condition = writtenAs(in); }
};

std::string_view wordsOf(GraphTurn::Kind kind) {
    switch (kind) {
    case GraphTurn::Kind::moveToken:
        return "move token";
    case GraphTurn::Kind::removeEdge:
        return "remove edge";
    case GraphTurn::Kind::removeNode:
        break;
    }
    return "remove node";
}

std::string_view wordsOf(GraphTurn::Also also) {
    switch (also) {
    case GraphTurn::Also::nothing:
        return "";
    case GraphTurn::Also::nodeLeft:
        return ", remove the node it left";
    case GraphTurn::Also::edgeGone:
        return ", remove edge";
    case GraphTurn::Also::ends:
        return " and its ends";
    case GraphTurn::Also::edgesBeside:
        return " and edges beside it";
    case GraphTurn::Also::neighbours:
        break;
    }
    return " and its neighbours";
}

std::string textOf(const GraphTurn& turn) {
    std::string text = std::string(wordsOf(turn.kind)) + std::string(wordsOf(turn.also));
    if (turn.condition) text += " where " + turn.condition->text();
    return text;
}

} // namespace

Expected<OwnGraphRules> parseGraphRules(std::string_view text) {
    if (auto fits = checkRulesLength(text); !fits) return tl::unexpected(fits.error());
    const std::string plain = plainFormula(text);
    const auto draft = draftOf<GraphDraft, graph_grammar::rules, ReadingGraphs>(plain, text);
    if (!draft) return tl::unexpected(draft.error());
    if (auto fits = checkTurnCount(draft->turns.size()); !fits) return tl::unexpected(fits.error());
    OwnGraphRules rules{.turns = {}, .play = draft->play, .text = "graph:"};
    for (const DraftGraphTurn& each : draft->turns) {
        GraphTurn turn = each.turn;
        if (each.condition) {
            auto condition = conditionOf(*each.condition, {degreeName}, plain);
            if (!condition) return tl::unexpected(condition.error());
            turn.condition = std::move(*condition);
        }
        rules.text += (rules.turns.empty() ? " " : " | ") + textOf(turn);
        rules.turns.push_back(std::move(turn));
    }
    rules.text += playText(rules.play);
    return rules;
}

} // namespace mexplorer
