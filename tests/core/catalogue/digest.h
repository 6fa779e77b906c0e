#pragma once

#include "core/explain/trace.h"
#include "core/explain/why.h"
#include "core/game/aspects/sum.h"
#include "core/rules/drawn_graph.h"
#include "core/solve/comparison.h"
#include "core/solve/game_tree.h"

namespace mexplorer::asking {

/// A hash of any answer. Allocates nothing, as memory may be what runs out. What depends on earlier searches
/// is left out: the evaluations in a tree and in a drawing.
class Digest {
public:
    void add(std::uint64_t number) {
        number_ = (number_ ^ number) * 0x9E3779B97F4A7C15U;
        number_ ^= number_ >> 32U;
    }
    void add(std::string_view text) {
        for (const char c : text)
            add(static_cast<unsigned char>(c));
        add(text.size());
    }
    template <class T>
    void add(const std::optional<T>& perhaps) {
        add(perhaps.has_value());
        if (perhaps) add(*perhaps);
    }
    template <class T>
    void add(const std::vector<T>& several) {
        for (const T& one : several)
            add(one);
        add(several.size());
    }
    template <class T>
    void add(const std::shared_ptr<const T>& shared) {
        add(*shared);
    }
    void add(const Message& said) {
        add(said.id);
        add(said.arguments);
    }
    void add(const BestPlay& play) {
        add(static_cast<std::uint64_t>(play.score));
        add(play.plies);
    }
    void add(const Evaluation& evaluation) {
        add(static_cast<std::uint64_t>(evaluation.outcome));
        add(evaluation.nimber());
    }
    void add(const SolvedMove& move) {
        add(move.move);
        add(move.to);
        add(move.evaluation);
    }
    void add(const Solution& solution) {
        add(solution.evaluation);
        add(solution.moves);
        add(solution.complete);
        add(solution.allWinning);
    }
    void add(const Component& component) {
        add(component.text);
        add(component.value);
        add(component.reason);
    }
    void add(const ComponentMove& move) {
        add(move.component);
        add(move.move);
        add(move.to);
        add(move.newValue);
    }
    void add(const Saying& saying) {
        add(saying.reason);
        add(saying.codeLine);
    }
    void add(const Trace& trace) {
        add(trace.title);
        add(trace.pseudoCode);
        add(trace.steps.size());
        for (const Saying& step : trace.steps)
            add(step);
    }
    void add(const Why& why) {
        add(why.headline);
        add(why.reasons);
        add(why.proof);
        add(why.options);
        add(why.optionValues);
        add(why.value);
    }
    void add(const GameTree& tree) {
        add(tree.nodes.size());
        add(tree.edges.size());
        add(tree.folded);
    }
    void add(const DrawnGraph& drawing) {
        add(drawing.nodes.size());
        for (const DrawnGraph::Edge& edge : drawing.edges)
            add(edge.leadsTo);
    }
    template <class Place>
    void add(const Comparison<Place>& comparison) {
        add(comparison.places);
        add(comparison.byTheorem);
        add(comparison.bySolver);
        add(comparison.differing);
    }
    void add(const GridValues& values) {
        for (std::uint32_t a = 0; a < values.finished().rows; ++a)
            for (std::uint32_t b = 0; b < values.finished().columns; ++b)
                add(values.at(a, b));
    }
    void add(const LineValues& values) {
        for (std::uint64_t n = 0; n < values.finished(); ++n)
            add(values[n]);
    }
    void add(const Period& period) {
        add(static_cast<std::uint64_t>(period.status));
        add(period.length);
        add(period.start);
        add(period.saltus);
        add(period.exceptions);
    }

    [[nodiscard]] std::uint64_t number() const { return number_; }

private:
    std::uint64_t number_ = 0xCBF29CE484222325U; // any number but 0
};

/// The digest of an answer, or its error.
template <class Answer>
[[nodiscard]] Expected<Digest> told(const Expected<Answer>& answer) {
    if (!answer) return tl::unexpected(answer.error());
    Digest digest;
    digest.add(*answer);
    return digest;
}

} // namespace mexplorer::asking
