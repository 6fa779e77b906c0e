#pragma once

#include "core/catalogue/break_line.h"
#include "core/catalogue/coin_grid.h"
#include "core/catalogue/coin_line.h"
#include "core/catalogue/grids.h"
#include "core/catalogue/heap_sum.h"
#include "core/catalogue/opening_line.h"
#include "core/catalogue/parts_sum.h"
#include "core/catalogue/rules_sum.h"
#include "core/catalogue/take_line.h"
#include "core/solve/explored_graph.h"
#include "core/solve/heap_moves.h"

#include <type_traits>

namespace mexplorer {

/// The most options that `solve` lists, and the most characters that their positions may have together;
/// beyond either, only winning moves are listed.
inline constexpr std::uint64_t mostMovesListed = 100'000;
inline constexpr std::uint64_t mostTextListed = std::uint64_t{1} << 25U;

/// Game over any rules, made once for all of them.
template <Rules R>
class GameOf final : public Game {
public:
    using Position = typename R::Position;

    GameOf(R rules, Parameters parameters) : rules_(std::move(rules)), parameters_(std::move(parameters)) {
        if constexpr (GridRules<R>) grid_ = std::make_unique<VectorGrid<R>>(rules_);
        if constexpr (HeapRules<R>) {
            grid_ = std::make_unique<TwoHeapGrid<R>>(rules_, tables_);
            line_ = std::make_unique<TakeLine<R>>(rules_);
            sum_ = std::make_unique<HeapSum<R>>(rules_, tables_);
        }
        if constexpr (PartRules<R>) {
            if (rules_.isSum()) sum_ = std::make_unique<PartsSum<R>>(rules_, tables_);
        }
        if constexpr (CoinRules<R>) {
            if (rules_.play() == Play::normal) line_ = std::make_unique<CoinLine<R>>(rules_);
        }
        if constexpr (BoardCoinRules<R>) {
            if (rules_.play() == Play::normal) grid_ = std::make_unique<CoinGrid<R>>(rules_);
        }
        if constexpr (BreakRules<R>) { // in misère play the values of heaps decide nothing
            if (rules_.play() == Play::normal) {
                line_ = std::make_unique<BreakLine<R>>(rules_);
                sum_ = std::make_unique<HeapSum<R>>(rules_, tables_);
            }
        }
        if constexpr (LimitedRules<R>) line_ = std::make_unique<OpeningLine<R>>(rules_);
        if constexpr (SumRules<R>) sum_ = std::make_unique<RulesSum<R>>(rules_);
    }

    [[nodiscard]] const Description& description() const override { return description_; }
    [[nodiscard]] const Parameters& parameters() const override { return parameters_; }
    [[nodiscard]] Play play() const override { return rules_.play(); }
    [[nodiscard]] bool lastMoveDecides() const override { return !ScoredRules<R>; }

    [[nodiscard]] std::string startPosition() const override {
        if constexpr (requires { rules_.startPosition(); }) return rules_.text(rules_.startPosition());
        return description_.position;
    }

    [[nodiscard]] Expected<std::string> canonical(std::string_view position) const override {
        return rules_.parse(position).map([this](const auto& parsed) { return rules_.text(parsed); });
    }

    [[nodiscard]] Expected<Evaluation> evaluate(const std::string& position, Task& task) const override {
        const auto parsed = rules_.parse(position);
        if (!parsed) return tl::unexpected(parsed.error());
        return Valuation<R>(rules_, tables_)(*parsed, task);
    }

    [[nodiscard]] std::optional<Evaluation> closedForm(const std::string& position) const override {
        const auto parsed = rules_.parse(position);
        return parsed ? rules_.closedForm(*parsed) : std::nullopt;
    }

    [[nodiscard]] std::optional<Proof> proof(const std::string& position) const override {
        if constexpr (requires(const Position& parsed) { rules_.proof(parsed); }) {
            if (const auto parsed = rules_.parse(position)) return rules_.proof(*parsed);
        }
        return std::nullopt;
    }

    [[nodiscard]] Expected<Solution> solve(const std::string& position, Task& task) const override {
        const auto parsed = rules_.parse(position);
        if (!parsed) return tl::unexpected(parsed.error());
        Valuation<R> valuation(rules_, tables_);
        const auto evaluation = valuation(*parsed, task);
        if (!evaluation) return tl::unexpected(evaluation.error());
        Solution solution{rules_.text(*parsed), *evaluation, {}, true};
        const std::uint64_t listed = mostListed(solution.position);
        solution.complete = rules_.optionCount(*parsed) <= listed;
        const auto found = solution.complete ? listMoves(*parsed, valuation, solution, task)
                                             : findWinningMoves(*parsed, listed, valuation, solution, task);
        if (!found) return tl::unexpected(found.error());
        return solution;
    }

    [[nodiscard]] std::unique_ptr<PositionGraph> graph(const std::string& position) const override {
        const auto parsed = rules_.parse(position);
        if (!parsed) return nullptr;
        return std::make_unique<ExploredGraph<R>>(rules_, *parsed, tables_);
    }

    [[nodiscard]] const GridAspect* grid() const override { return grid_.get(); }
    [[nodiscard]] const LineAspect* line() const override { return line_.get(); }
    [[nodiscard]] const SumAspect* sum() const override { return sum_.get(); }

    [[nodiscard]] bool isDrawn() const override { return isDrawnRules; }

    [[nodiscard]] Expected<DrawnGraph> drawing(const std::string& position, Task& task) const override {
        if constexpr (isDrawnRules) {
            const auto parsed = rules_.parse(position);
            if (!parsed) return tl::unexpected(parsed.error());
            auto graph = rules_.drawn(*parsed);
            if (!graph) return graph;
            for (DrawnGraph::Node& node : graph->nodes)
                node.evaluation = evaluationIfKnown(node.position, task);
            for (DrawnGraph::Edge& edge : graph->edges)
                edge.evaluation = evaluationIfKnown(edge.leadsTo, task);
            if (task.cancelled()) return cancelled();
            return graph;
        } else {
            return invalid("game", say(MX_TEXT("core", "%1 is not played on a graph."), description_.id));
        }
    }

private:
    static constexpr bool isDrawnRules = requires(const R& rules, const Position& position) {
        rules.drawn(position);
    };

    [[nodiscard]] std::optional<Evaluation> evaluationIfKnown(const std::string& position, Task& task) const {
        if (position.empty() || task.cancelled()) return std::nullopt;
        const auto found = evaluate(position, task);
        return found ? std::optional(*found) : std::nullopt;
    }

    /// How many moves from `position` may be listed, at least one.
    [[nodiscard]] static std::uint64_t mostListed(const std::string& position) {
        return std::clamp<std::uint64_t>(mostTextListed / (position.size() + 1), 1, mostMovesListed);
    }

    Expected<void> listMoves(const Position& position, Valuation<R>& valuation, Solution& solution,
                             Task& task) const {
        std::optional<Error> failure;
        rules_.forEachOption(position, [&](const typename R::Move& move, const Position& option) {
            if (failure) return;
            const auto evaluation = valuation(option, task);
            if (task.cancelled())
                failure = cancelled().value();
            else if (!evaluation)
                failure = evaluation.error();
            else
                solution.moves.push_back({rules_.moveText(position, move), rules_.text(option), *evaluation});
        });
        if (failure) return tl::unexpected(*failure);
        return {};
    }

    /// There are too many options to list them all: looks for at most `most` that win. Where they are too
    /// many even to be tried, none may be found: what the position is worth still stands.
    Expected<void> findWinningMoves(const Position& position, std::uint64_t most, Valuation<R>& valuation,
                                    Solution& solution, Task& task) const {
        if (solution.evaluation.outcome == Outcome::P) return {};
        const auto add = [&](const typename R::Move& move, const Position& option,
                             const Evaluation& evaluation) {
            solution.moves.push_back({rules_.moveText(position, move), rules_.text(option), evaluation});
        };
        if constexpr (BreakRules<R>) {
            if (rules_.play() == Play::misere) return tryMoves(position, most, valuation, add, task);
            const auto moves = breakMoves(rules_, valuation, position, task);
            if (!moves) return tl::unexpected(moves.error());
            for (const auto& [move, value] : *moves) {
                if (solution.moves.size() == most) break;
                add(move, broken(position, move.heap, move.parts), evaluationOf(0));
            }
            return {};
        } else if constexpr (HeapRules<R>) {
            const auto moves = heapMoves(rules_, valuation, position, task);
            if (!moves) return tl::unexpected(moves.error());
            for (const HeapMove& move : *moves) {
                if (solution.moves.size() == most) break;
                Position option = position;
                option[move.take.heap] = move.newSize;
                add(move.take, option, evaluationOf(0));
            }
            return {};
        } else {
            if constexpr (requires { rules_.winningMoves(position); }) {
                if (const auto moves = rules_.winningMoves(position)) {
                    for (const auto& move : *moves)
                        add(move, rules_.after(position, move), evaluationOf(0));
                    return {};
                }
            }
            return tryMoves(position, most, valuation, add, task);
        }
    }

    template <class Add>
    Expected<void> tryMoves(const Position& position, std::uint64_t most, Valuation<R>& valuation,
                            const Add& add, Task& task) const {
        if (rules_.optionCount(position) > mostTakesTried) return {};
        std::optional<Error> failure;
        std::uint64_t found = 0;
        rules_.forEachOption(position, [&](const typename R::Move& move, const Position& option) {
            if (failure || found == most) return;
            const auto evaluation = valuation(option, task);
            if (task.cancelled())
                failure = cancelled().value();
            else if (!evaluation)
                failure = evaluation.error();
            else if (evaluation->outcome == Outcome::P) {
                add(move, option, *evaluation);
                ++found;
            }
        });
        if (failure) return tl::unexpected(*failure);
        return {};
    }

    R rules_;
    Parameters parameters_;
    Description description_ = R::describe();
    std::shared_ptr<SharedTables> tables_ = std::make_shared<SharedTables>();
    std::unique_ptr<GridAspect> grid_;
    std::unique_ptr<LineAspect> line_;
    std::unique_ptr<SumAspect> sum_;
};

} // namespace mexplorer
